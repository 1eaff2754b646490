import type { ForeignPainter } from './foreignText';

const FAMILY = 'system-ui, "Noto Sans", "Segoe UI", "Arial Unicode MS", sans-serif';

/** A sheet that a worker has, too: pictures are painted in one. */
const brush = (w: number, h: number, size: number): OffscreenCanvasRenderingContext2D => {
  const context = new OffscreenCanvas(w, h).getContext('2d', { willReadFrequently: true });
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
