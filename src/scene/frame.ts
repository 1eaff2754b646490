import { ClipOp, FilterMode, MipmapMode, Skia, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';
import { BLEED } from './bleed';
import { ease, poseAt, progress, shakeAt, type Pose } from './motion';
import type { Box } from '@/look/box';
import type { Orbit, Sway } from './nodes';
import type { Raster } from './raster';
import type { Actor, Looks } from './stage';
import { drawSwirlImage } from './swirl';
import { isPartOf, type Carried } from './things';
import { widthAt } from './walk';

/** What a finger or a refusal does to one thing at the moment: each names the thing and how far it is, 0 to 1. */
export type Feel = {
  readonly pressed: string;
  readonly press: number;
  readonly shaken: string;
  readonly shake: number;
};

/** A moment of the scene: its clock in milliseconds, and how the board is looked at. */
export type Instant = {
  readonly now: number;
  /** Angle of the swirls. */
  readonly turn: number;
  /** Looked at closely and at rest: pictures are drawn anew instead of enlarging their pixels. */
  readonly sharp: boolean;
  /** Angle of the dial, in radians clockwise. */
  readonly dial: number;
  /** The part of the board that is drawn; all of it unless told. */
  readonly part?: Box;
  /** Looked at from so far that pixels of pictures are drawn smaller than they are. */
  readonly far?: boolean;
  /** Looked at from so far that details are left out. */
  readonly plain?: boolean;
  /** What a finger carries, and how far. */
  readonly carried?: Carried;
  /** So many pictures are drawn, from the back; all unless told. */
  readonly drawn?: number;
};

const PRESSED_SCALE = 0.97;

/** A refused thing swings out of its place by this much at most. */
const SWING = 6;

const drawTurning = (canvas: SkCanvas, looks: Looks, turn: number): void => {
  'worklet';
  const { turning } = looks;
  if (turning === null) return;
  canvas.save();
  canvas.clipPath(turning.clip, ClipOp.Intersect, true);
  drawSwirlImage(canvas, turning.swirl, turn);
  canvas.restore();
};

const drawRaster = (canvas: SkCanvas, { image, x, y, w, h, ratio }: Raster, opacity: number, far: boolean): void => {
  'worklet';
  const paint = Skia.Paint();
  paint.setAlphaf(opacity);
  canvas.drawImageRectOptions(
    image,
    Skia.XYWHRect(0, 0, w * ratio, h * ratio),
    Skia.XYWHRect(x, y, w, h),
    FilterMode.Linear,
    // Without smaller copies of itself, a picture that is drawn much smaller would flicker as it moves.
    far ? MipmapMode.Linear : MipmapMode.None,
    paint,
  );
  paint.dispose();
};

/** A picture that is fading needs a layer of its own: its parts must not shine through each other. */
const drawPicture = (canvas: SkCanvas, looks: Looks, opacity: number, turn: number): void => {
  'worklet';
  if (opacity < 1) {
    const paint = Skia.Paint();
    paint.setAlphaf(opacity);
    canvas.saveLayer(paint, Skia.XYWHRect(-BLEED, -BLEED, looks.w + 2 * BLEED, looks.h + 2 * BLEED));
    paint.dispose();
  }
  drawTurning(canvas, looks, turn);
  canvas.drawPicture(looks.picture);
  if (opacity < 1) canvas.restore();
};

const onGrid = (value: number, ratio: number): number => {
  'worklet';
  return ratio === 0 ? value : Math.round(value * ratio) / ratio;
};

/** Whether nothing of a node at a pose, however it is turned about its middle, lies in the part of the board that is drawn. */
const isOutside = ({ reach }: Looks, { x, y, scale }: Pose, part: Box | undefined): boolean => {
  'worklet';
  if (part === undefined) return false;
  const far = reach * scale + SWING;
  return x + far < part.x || x - far > part.x + part.w || y + far < part.y || y - far > part.y + part.h;
};

/** Draws a node at a pose, narrowed to width while it turns over. */
const drawAt = (canvas: SkCanvas, looks: Looks, pose: Pose, width: number, moment: Instant): void => {
  'worklet';
  if (pose.opacity <= 0 || width <= 0 || isOutside(looks, pose, moment.part)) return;
  const { w, h, raster, turning, soft } = looks;
  const asPixels = raster !== null && (soft || !moment.sharp) && (turning === null || pose.opacity >= 1);
  // Pixels that fall on pixels stay sharp.
  const grid = asPixels && pose.scale === 1 && width === 1 ? raster.ratio : 0;
  canvas.save();
  canvas.translate(onGrid(pose.x - w / 2, grid) + w / 2, onGrid(pose.y - h / 2, grid) + h / 2);
  if (pose.tilt !== undefined && pose.tilt !== 0) canvas.rotate((pose.tilt * 180) / Math.PI, 0, 0);
  canvas.scale(pose.scale * width, pose.scale);
  canvas.translate(-w / 2, -h / 2);
  if (asPixels) {
    drawTurning(canvas, looks, moment.turn);
    drawRaster(canvas, raster, pose.opacity, moment.far === true);
  } else if (!looks.awaited) drawPicture(canvas, looks, pose.opacity, moment.turn);
  canvas.restore();
};

const withOpacity = (pose: Pose, opacity: number): Pose => {
  'worklet';
  return { x: pose.x, y: pose.y, scale: pose.scale, opacity: pose.opacity * opacity };
};

/** The old picture fades under the new one, each in its half, so that nothing shines through in between. */
const drawChange = (canvas: SkCanvas, actor: Actor, pose: Pose, part: number, moment: Instant): void => {
  'worklet';
  const { looks, was } = actor;
  const width = widthAt(actor, moment.now);
  if (was === null || part >= 1) return drawAt(canvas, looks, pose, width, moment);
  if (was.turns) {
    const side = part < 0.5 ? was.looks : looks;
    const scale = part < 0.5 ? (pose.scale * looks.w) / was.looks.w : pose.scale;
    return drawAt(
      canvas,
      side,
      { x: pose.x, y: pose.y, scale, opacity: pose.opacity },
      Math.abs(Math.cos(part * Math.PI)),
      moment,
    );
  }
  if (was.at !== null) {
    drawAt(canvas, was.looks, withOpacity(was.at, 1 - ease(part)), 1, moment);
    return drawAt(canvas, looks, pose, 1, moment);
  }
  const old = { x: pose.x, y: pose.y, scale: (pose.scale * looks.w) / was.looks.w, opacity: pose.opacity };
  drawAt(canvas, was.looks, withOpacity(old, Math.min(1, 2 - 2 * part)), width, moment);
  drawAt(canvas, looks, withOpacity(pose, Math.min(1, 2 * part)), width, moment);
};

/** A pose carried round the middle of the dial. */
const carried = (pose: Pose, { x, y }: Orbit, dial: number): Pose => {
  'worklet';
  const [dx, dy] = [pose.x - x, pose.y - y];
  const [sin, cos] = [Math.sin(dial), Math.cos(dial)];
  return { x: x + dx * cos - dy * sin, y: y + dx * sin + dy * cos, scale: pose.scale, opacity: pose.opacity };
};

/** A pose beside a leader that is still on its way. */
const led = (pose: Pose, leader: Actor | null, now: number): Pose => {
  'worklet';
  if (leader === null || now >= leader.end) return pose;
  const at = poseAt(leader, now);
  return { ...pose, x: pose.x + at.x - leader.to.x, y: pose.y + at.y - leader.to.y };
};

/** A pose on its slow way round its place. */
const swayed = (pose: Pose, { dx, dy, times, phase }: Sway, turn: number): Pose => {
  'worklet';
  const angle = turn * times + phase;
  return { ...pose, x: pose.x + dx * Math.sin(angle), y: pose.y + dy * Math.cos(angle) };
};

/** Whether something in the part of the board that is drawn moves by itself. Waves stand still where every picture would be drawn anew for them. */
export const isAlive = (actors: readonly Actor[], { part, sharp }: Pick<Instant, 'part' | 'sharp'>): boolean => {
  'worklet';
  return actors.some(
    ({ looks, sways, to }) => (looks.turning !== null || (sways !== null && !sharp)) && !isOutside(looks, to, part),
  );
};

const isCarried = (actor: Actor, { carried }: Instant): boolean => {
  'worklet';
  return carried !== undefined && isPartOf(actor.id, carried.thing);
};

const drawActor = (canvas: SkCanvas, actor: Actor, leader: Actor | null, moment: Instant, feel: Feel): void => {
  'worklet';
  const { orbit, sways } = actor;
  if (actor.detail && moment.plain === true) return;
  const flown = led(poseAt(actor, moment.now), leader, moment.now);
  const afloat = sways === null ? flown : swayed(flown, sways, moment.turn);
  const pose = orbit === null ? afloat : carried(afloat, orbit, moment.dial);
  const press = isPartOf(actor.id, feel.pressed) ? 1 - (1 - PRESSED_SCALE) * feel.press : 1;
  const swing = isPartOf(actor.id, feel.shaken) ? shakeAt(feel.shake) : 0;
  const held = isCarried(actor, moment) ? moment.carried : undefined;
  const [dx, dy] = [swing + (held?.dx ?? 0), held?.dy ?? 0];
  const felt = { x: pose.x + dx, y: pose.y + dy, scale: pose.scale * press, opacity: pose.opacity, tilt: pose.tilt };
  const leans = orbit !== null && orbit.leans;
  if (leans) {
    canvas.save();
    canvas.rotate((moment.dial * 180) / Math.PI, felt.x, felt.y);
  }
  drawChange(canvas, actor, felt, progress(actor, moment.now), moment);
  if (leans) canvas.restore();
};

const isFlying = (actor: Actor, now: number): boolean => {
  'worklet';
  return actor.flies && now < actor.end;
};

/** The first actors that have something to show; what is painted apart and not here yet does not count. */
const firstPainted = (actors: readonly Actor[], most: number): readonly Actor[] => {
  'worklet';
  let left = most;
  return actors.filter(({ looks }) => !looks.awaited && left-- > 0);
};

/** Draws all actors as they are at a moment: what rests back to front, then what flies or is carried and what goes along with it. */
export const drawFrame = (canvas: SkCanvas, actors: readonly Actor[], moment: Instant, feel: Feel): void => {
  'worklet';
  const { now } = moment;
  const leaderOf = ({ leader }: Actor) => (leader === null ? null : actors[leader]);
  const isUp = (actor: Actor) => isFlying(leaderOf(actor) ?? actor, now) || isCarried(actor, moment);
  const shown = moment.drawn === undefined || moment.drawn === Infinity ? actors : firstPainted(actors, moment.drawn);
  for (const actor of shown)
    if (!isUp(actor) && !(actor.leaves && now >= actor.end)) drawActor(canvas, actor, leaderOf(actor), moment, feel);
  for (const actor of shown) if (isUp(actor)) drawActor(canvas, actor, leaderOf(actor), moment, feel);
};

/** One frame as a picture. */
export const recordFrame = (actors: readonly Actor[], moment: Instant, feel: Feel): SkPicture => {
  'worklet';
  const recorder = Skia.PictureRecorder();
  drawFrame(recorder.beginRecording(), actors, moment, feel);
  const picture = recorder.finishRecordingAsPicture();
  recorder.dispose();
  return picture;
};
