import { ClipOp, Skia, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';
import { BLEED } from './bleed';
import { ease, poseAt, progress, shakeAt, type Pose } from './motion';
import type { Actor, Looks } from './stage';
import { drawSwirlImage } from './swirl';

/** What a finger or a refusal does to one thing at the moment: each names the thing and how far it is, 0 to 1. */
export type Feel = {
  readonly pressed: string;
  readonly press: number;
  readonly shaken: string;
  readonly shake: number;
};

const PRESSED_SCALE = 0.97;

const isPartOf = (id: string, thing: string): boolean => {
  'worklet';
  return thing !== '' && (id === thing || id.startsWith(`${thing}/`));
};

const drawLooks = (canvas: SkCanvas, looks: Looks, turn: number): void => {
  'worklet';
  const { turning } = looks;
  if (turning !== null) {
    canvas.save();
    canvas.clipPath(turning.clip, ClipOp.Intersect, true);
    drawSwirlImage(canvas, turning.swirl, turn);
    canvas.restore();
  }
  canvas.drawPicture(looks.picture);
};

/** Draws a node at a pose, narrowed to width while it turns over. */
const drawAt = (canvas: SkCanvas, looks: Looks, pose: Pose, width: number, turn: number): void => {
  'worklet';
  if (pose.opacity <= 0 || width <= 0) return;
  const { w, h } = looks;
  canvas.save();
  canvas.translate(pose.x, pose.y);
  canvas.scale(pose.scale * width, pose.scale);
  canvas.translate(-w / 2, -h / 2);
  if (pose.opacity < 1) {
    const paint = Skia.Paint();
    paint.setAlphaf(pose.opacity);
    canvas.saveLayer(paint, Skia.XYWHRect(-BLEED, -BLEED, w + 2 * BLEED, h + 2 * BLEED));
    paint.dispose();
  }
  drawLooks(canvas, looks, turn);
  if (pose.opacity < 1) canvas.restore();
  canvas.restore();
};

const withOpacity = (pose: Pose, opacity: number): Pose => {
  'worklet';
  return { x: pose.x, y: pose.y, scale: pose.scale, opacity: pose.opacity * opacity };
};

/** The old picture fades under the new one, each in its half, so that nothing shines through in between. */
const drawChange = (canvas: SkCanvas, actor: Actor, pose: Pose, part: number, turn: number): void => {
  'worklet';
  const { looks, was } = actor;
  if (was === null || part >= 1) return drawAt(canvas, looks, pose, 1, turn);
  if (was.turns) {
    const side = part < 0.5 ? was.looks : looks;
    const scale = part < 0.5 ? (pose.scale * looks.w) / was.looks.w : pose.scale;
    return drawAt(canvas, side, { x: pose.x, y: pose.y, scale, opacity: pose.opacity }, Math.abs(Math.cos(part * Math.PI)), turn);
  }
  if (was.at !== null) {
    drawAt(canvas, was.looks, withOpacity(was.at, 1 - ease(part)), 1, turn);
    return drawAt(canvas, looks, pose, 1, turn);
  }
  const old = { x: pose.x, y: pose.y, scale: (pose.scale * looks.w) / was.looks.w, opacity: pose.opacity };
  drawAt(canvas, was.looks, withOpacity(old, Math.min(1, 2 - 2 * part)), 1, turn);
  drawAt(canvas, looks, withOpacity(pose, Math.min(1, 2 * part)), 1, turn);
};

const drawActor = (canvas: SkCanvas, actor: Actor, now: number, feel: Feel, turn: number): void => {
  'worklet';
  const pose = poseAt(actor, now);
  const press = isPartOf(actor.id, feel.pressed) ? 1 - (1 - PRESSED_SCALE) * feel.press : 1;
  const dx = isPartOf(actor.id, feel.shaken) ? shakeAt(feel.shake) : 0;
  const felt = { x: pose.x + dx, y: pose.y, scale: pose.scale * press, opacity: pose.opacity };
  drawChange(canvas, actor, felt, progress(actor, now), turn);
};

const isFlying = (actor: Actor, now: number): boolean => {
  'worklet';
  return actor.flies && now < actor.end;
};

/** Draws all actors as they are at a moment: what rests back to front, then what flies. */
export const drawFrame = (canvas: SkCanvas, actors: readonly Actor[], now: number, feel: Feel, turn: number): void => {
  'worklet';
  for (const actor of actors) if (!isFlying(actor, now) && !(actor.leaves && now >= actor.end)) drawActor(canvas, actor, now, feel, turn);
  for (const actor of actors) if (isFlying(actor, now)) drawActor(canvas, actor, now, feel, turn);
};

/** One frame as a picture. */
export const recordFrame = (actors: readonly Actor[], now: number, feel: Feel, turn: number): SkPicture => {
  'worklet';
  const recorder = Skia.PictureRecorder();
  drawFrame(recorder.beginRecording(), actors, now, feel, turn);
  const picture = recorder.finishRecordingAsPicture();
  recorder.dispose();
  return picture;
};
