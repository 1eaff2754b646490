import { AlphaType, ColorType, type SkPicture } from '@shopify/react-native-skia';
import { LARGEST_SIDE, paintImage } from './easel';

/** A part of a large still picture: its place and its pixels. */
export type Tile = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

/** Cuts a size in pixels into tiles that the easel can paint. */
export const tilesOf = (width: number, height: number, side: number = LARGEST_SIDE): Tile[] => {
  const tiles: Tile[] = [];
  for (let y = 0; y < height; y += side) {
    for (let x = 0; x < width; x += side)
      tiles.push({ x, y, w: Math.min(side, width - x), h: Math.min(side, height - y) });
  }
  return tiles;
};

/** The pixels of one tile of a picture, as bytes of red, green, blue and alpha. */
export const paintTile = (picture: SkPicture, { x, y, w, h }: Tile, ratio: number): Uint8ClampedArray<ArrayBuffer> => {
  const image = paintImage(w, h, (canvas) => {
    canvas.translate(-x, -y);
    canvas.scale(ratio, ratio);
    canvas.drawPicture(picture);
  });
  const bytes = image.readPixels(0, 0, {
    width: w,
    height: h,
    colorType: ColorType.RGBA_8888,
    alphaType: AlphaType.Unpremul,
  });
  image.dispose();
  if (!(bytes instanceof Uint8Array)) throw new Error(`No pixels for a picture of ${w} × ${h}.`);
  return new Uint8ClampedArray(bytes);
};
