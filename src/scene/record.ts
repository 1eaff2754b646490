import { Skia, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';
import { BLEED } from './bleed';
import { drawShapes } from './draw';
import type { Fontbook } from './fontbook';
import type { Shape } from './shapes';

/** Draws once into a picture that can be drawn again cheaply. */
export const record = (w: number, h: number, draw: (canvas: SkCanvas) => void): SkPicture => {
  const recorder = Skia.PictureRecorder();
  draw(recorder.beginRecording(Skia.XYWHRect(-BLEED, -BLEED, w + 2 * BLEED, h + 2 * BLEED)));
  const picture = recorder.finishRecordingAsPicture();
  recorder.dispose();
  return picture;
};

const pictures = new WeakMap<readonly Shape[], SkPicture>();

/** The picture of the shapes; the same array gives the same picture. */
export const pictureOf = (shapes: readonly Shape[], w: number, h: number, fonts: Fontbook): SkPicture => {
  const known = pictures.get(shapes);
  if (known !== undefined) return known;
  const picture = record(w, h, (canvas) => drawShapes(canvas, shapes, fonts));
  pictures.set(shapes, picture);
  return picture;
};
