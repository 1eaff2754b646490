/** Paints a line of letters that no typeface of the app has, in a font of the system. */
export type ForeignPainter = {
  /** Width in points. */
  widthOf(text: string, size: number): number;
  /** Bytes of red, green, blue and alpha for a box of w × h pixels, the letters in its middle from its left edge. */
  paint(text: string, size: number, color: string, w: number, h: number): Uint8Array;
};

/** On a device Skia's paragraphs find fonts of the system by themselves. */
export const foreignPainter: ForeignPainter | null = null;
