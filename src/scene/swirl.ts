import { ClipOp, FilterMode, MipmapMode, Skia, type SkCanvas, type SkImage } from '@shopify/react-native-skia';
import { hasGraphics, imageOf, paintImage } from './easel';
import { withPaint } from './paint';
import type { Swirl } from './shapes';
import { commission } from './studio/commission';
import { isApart } from './studio/studio';
import { swirlPixels, type SwirlUniforms } from './swirlPixels';

/**
 * The whirl of light in a gate: value noise, dragged round the centre the faster the nearer. It depends on angle and
 * distance only, so that a turning swirl is this picture turned: it is computed once and costs nothing afterwards.
 */
const UNIFORMS = `
uniform float2 middle;
uniform float unit;
uniform float3 a;
uniform float3 b;
uniform float seed;

float hash(float2 p) {
  float3 q = fract(float3(p.xyx) * 0.1031);
  q += dot(q, q.yzx + 33.33);
  return fract((q.x + q.y) * q.z);
}
float noise(float2 p) {
  float2 i = floor(p);
  float2 f = fract(p);
  float2 u = f * f * f * (f * (f * 6.0 - 15.0) + 10.0);
  return mix(mix(hash(i), hash(i + float2(1, 0)), u.x), mix(hash(i + float2(0, 1)), hash(i + float2(1, 1)), u.x), u.y);
}
float2 next(float2 p) {
  return float2(0.8 * p.x - 0.6 * p.y, 0.6 * p.x + 0.8 * p.y) * 2.03 + 17.1;
}
`;

const MIST = `
float coarse(float2 p) {
  return 0.61 * noise(p) + 0.31 * noise(next(p));
}
float fine(float2 p) {
  float sum = 0.0;
  float weight = 0.56;
  for (int i = 0; i < 4; i++) {
    sum += weight * noise(p);
    p = next(p);
    weight *= 0.46;
  }
  return sum;
}
half4 main(float2 at) {
  float2 p = (at - middle) / unit;
  float r = length(p);
  float k = atan(p.y, p.x) + 2.1 / (r + 0.32);
  float2 q = r * float2(cos(k), sin(k));
  float w = coarse(q * 1.9 + seed);
  float g = fine(q * 2.7 + float2(w, -w) * 2.2 + seed);
  float band = 0.5 + 0.5 * sin(2.0 * k + 7.0 * g);
  float l = smoothstep(0.25, 0.85, 0.75 * g + 0.35 * band);
  float3 c = mix(a, b, smoothstep(-0.35, 0.35, sin(k + 1.5 * g)));
  float3 night = float3(0.035, 0.05, 0.105);
  float3 color = mix(mix(night, c * c * 0.78, 0.3 + 0.7 * l), c, 0.95 * l * l);
  float thread = smoothstep(0.72, 1.0, 1.0 - abs(2.0 * fract(3.0 * g + 0.5 * w) - 1.0));
  color += c * thread * thread * 0.22 * l;
  color += mix(c, float3(1.0), 0.5) * exp(-5.5 * r * r) * 0.16;
  return half4(half3(clamp(color, 0.0, 1.0)), 1.0);
}`;

/** A whirlpool of fire: a polar twist, three arms and two octaves of warped noise, from night plum over wine and ember to cream. */
const EMBER = `
float3 heat(float v) {
  float3 night = float3(0.075, 0.03, 0.085);
  float3 wine = float3(0.45, 0.07, 0.10);
  float3 ember = float3(0.97, 0.40, 0.16);
  float3 cream = float3(1.0, 0.93, 0.80);
  float3 c = mix(night, wine, smoothstep(0.05, 0.40, v));
  c = mix(c, ember, smoothstep(0.34, 0.72, v));
  return mix(c, cream, smoothstep(0.66, 1.05, v));
}
half4 main(float2 at) {
  float2 p = (at - middle) / unit;
  float r = length(p);
  float twist = atan(p.y, p.x) + 6.2 * (1.0 - r) * (1.0 - r) + 0.35 / (r + 0.08);
  float2 q = (0.35 + r) * float2(cos(twist), sin(twist));
  float w = noise(q * 2.4 + seed);
  float n = 0.64 * noise(q * 4.2 + w * 1.7 + seed) + 0.36 * noise(next(q * 4.6 - w * 1.3));
  float arm = 0.5 + 0.5 * sin(3.0 * twist + 2.6 * (n - 0.5));
  float thread = 1.0 - abs(2.0 * fract(2.6 * n + 3.0 * twist / 6.2831853) - 1.0);
  float v = 0.66 * arm * arm + 0.36 * (n - 0.32) + 0.12 * thread * thread;
  v = v * smoothstep(1.3, 0.5, r) + 0.1 * smoothstep(1.0, 0.3, r);
  v += 0.95 * exp(-26.0 * r * r) + 0.20 * exp(-5.0 * r * r);
  return half4(half3(clamp(heat(v), 0.0, 1.0)), 1.0);
}`;

const PROGRAMS = { mist: MIST, ember: EMBER } as const;
type Look = keyof typeof PROGRAMS;

const compile = (look: Look) => {
  const effect = Skia.RuntimeEffect.Make(UNIFORMS + PROGRAMS[look]);
  if (effect === null) throw new Error(`The shader of the swirl ${look} does not compile.`);
  return effect;
};

const compiled: Partial<Record<Look, ReturnType<typeof compile>>> = {};
const effectOf = (look: Look) => (compiled[look] ??= compile(look));

/** A swirl as a square image round its middle, which covers its box however it is turned. */
export type SwirlImage = {
  readonly image: SkImage;
  /** Its side in pixels. */
  readonly side: number;
  readonly middle: readonly [number, number];
  /** Half the side of the square, in points. */
  readonly reach: number;
};

/** Pixels a side: it is all soft. Software needs half a second for even this few. */
const SIDE = { graphics: 500, software: 144 } as const;
const KEPT = 16;
const images = new Map<string, SwirlImage>();

/** How far the light of the middle reaches, in points: a whirlpool fills its round well. */
const unitOf = ({ w, h, look }: Swirl): number => (look === 'ember' ? 0.25 : 0.36) * (w + h);
/** Height of the middle as a part of the box: the mist of an arch hangs above it. */
const eyeOf = ({ look }: Swirl): number => (look === 'ember' ? 0.5 : 0.42);

let byHand = false;
/** From now on swirls are computed without shader and graphics card, by whoever paints apart. */
export const computeByHand = (): void => {
  byHand = true;
};

/** The square that a swirl is painted in, and where its middle is. */
const squareOf = (swirl: Swirl): Omit<SwirlImage, 'image'> => {
  const eye = eyeOf(swirl);
  return {
    side: byHand || hasGraphics() ? SIDE.graphics : SIDE.software,
    middle: [swirl.x + swirl.w * 0.5, swirl.y + swirl.h * eye],
    reach: Math.hypot(swirl.w * 0.5, swirl.h * (1 - eye)),
  };
};

const rgb = (color: string): readonly [number, number, number] => {
  const [r = 0, g = 0, b = 0] = Array.from(Skia.Color(color));
  return [r, g, b];
};

/** What a swirl looks like, in a square of this many pixels a side. */
export const uniformsOf = (swirl: Swirl, side: number, reach: number): SwirlUniforms => ({
  side,
  unit: (unitOf(swirl) * side) / (2 * reach),
  a: rgb(swirl.colors[0]),
  b: rgb(swirl.colors[1]),
  seed: swirl.seed % 61,
  look: swirl.look ?? 'mist',
});

const shade = ({ side, unit, a, b, seed, look }: SwirlUniforms): SkImage =>
  paintImage(side, side, (canvas) =>
    withPaint((paint) => {
      paint.setShader(effectOf(look).makeShader([side / 2, side / 2, unit, ...a, ...b, seed]));
      canvas.drawRect(Skia.XYWHRect(0, 0, side, side), paint);
    }),
  );

const compute = (uniforms: SwirlUniforms): SkImage =>
  imageOf({ x: 0, y: 0, w: uniforms.side, h: uniforms.side, bytes: swirlPixels(uniforms) });

const paintSwirl = (swirl: Swirl): SwirlImage => {
  const square = squareOf(swirl);
  const uniforms = uniformsOf(swirl, square.side, square.reach);
  return { ...square, image: byHand ? compute(uniforms) : shade(uniforms) };
};

const keyOf = (swirl: Swirl): string =>
  [swirl.look, swirl.x, swirl.y, swirl.w, swirl.h, swirl.seed, ...swirl.colors].join(' ');

const keep = (swirl: Swirl, painted: SwirlImage): SwirlImage => {
  images.set(keyOf(swirl), painted);
  const oldest = images.keys().next();
  if (images.size > KEPT && !oldest.done) images.delete(oldest.value);
  return painted;
};

/** The image of a swirl; the same one is computed once. */
export const swirlImage = (swirl: Swirl): SwirlImage => images.get(keyOf(swirl)) ?? keep(swirl, paintSwirl(swirl));

/** The image of a swirl, or nothing yet where it is painted apart. */
export const knownSwirl = (swirl: Swirl): SwirlImage | null =>
  isApart() ? (images.get(keyOf(swirl)) ?? null) : swirlImage(swirl);

/** Has a swirl painted apart, or here if nobody else can; the returned function takes it back. */
export const orderSwirl = (swirl: Swirl, done: () => void): (() => void) =>
  commission(
    { kind: 'swirl', swirl },
    {
      rank: 'board',
      keep: (pixels) => keep(swirl, { ...squareOf(swirl), side: pixels.w, image: imageOf(pixels) }),
      here: () => swirlImage(swirl),
      done,
    },
  );

/** Draws the swirl turned by an angle in radians; whoever draws has set the clip. */
export const drawSwirlImage = (canvas: SkCanvas, { image, side, middle, reach }: SwirlImage, angle: number): void => {
  'worklet';
  const paint = Skia.Paint();
  paint.setAntiAlias(true);
  const [x, y] = middle;
  canvas.save();
  canvas.rotate((-angle * 180) / Math.PI, x, y);
  const from = Skia.XYWHRect(0, 0, side, side);
  canvas.drawImageRectOptions(
    image,
    from,
    Skia.XYWHRect(x - reach, y - reach, 2 * reach, 2 * reach),
    FilterMode.Linear,
    MipmapMode.None,
    paint,
  );
  canvas.restore();
  paint.dispose();
};

/** A still swirl, as part of a picture. */
export const drawSwirl = (canvas: SkCanvas, swirl: Swirl): void => {
  canvas.save();
  canvas.clipRect(Skia.XYWHRect(swirl.x, swirl.y, swirl.w, swirl.h), ClipOp.Intersect, true);
  drawSwirlImage(canvas, swirlImage(swirl), 0);
  canvas.restore();
};
