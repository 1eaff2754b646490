import type { ForeignPainter } from './foreignText';

const FAMILY = 'system-ui, "Noto Sans", "Segoe UI", "Arial Unicode MS", sans-serif';

const brush = (w: number, h: number, size: number): CanvasRenderingContext2D => {
  const sheet = document.createElement('canvas');
  [sheet.width, sheet.height] = [w, h];
  const context = sheet.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error(`No sheet of ${w} × ${h} for a name.`);
  context.font = `700 ${size}px ${FAMILY}`;
  return context;
};

/** CanvasKit knows no fonts of the system in a browser; the page's own canvas does. */
export const foreignPainter: ForeignPainter | null = {
  widthOf: (text, size) => brush(1, 1, size).measureText(text).width,
  paint: (text, size, color, w, h) => {
    const context = brush(w, h, size);
    context.textBaseline = 'middle';
    context.textAlign = 'left';
    context.fillStyle = color;
    context.fillText(text, 0, h / 2);
    return new Uint8Array(context.getImageData(0, 0, w, h).data.buffer);
  },
};
