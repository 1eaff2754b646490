import { Skia, type SkCanvas, type SkImage } from '@shopify/react-native-skia';
import { withPaint } from './paint';
import type { Swirl } from './shapes';

/** The whirl of light in a gate: value noise, dragged round the centre the faster the nearer. */
const SKSL = `
uniform float2 origin;
uniform float2 size;
uniform float3 a;
uniform float3 b;
uniform float seed;
uniform float time;

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
float fbm(float2 p) {
  float sum = 0.0;
  float weight = 0.5;
  for (int i = 0; i < 4; i++) {
    sum += weight * noise(p);
    p = float2(0.8 * p.x - 0.6 * p.y, 0.6 * p.x + 0.8 * p.y) * 2.03 + 17.1;
    weight *= 0.46;
  }
  return sum * 1.12;
}
half4 main(float2 at) {
  float2 p = (at - origin - size * float2(0.5, 0.42)) / (0.36 * (size.x + size.y));
  float r = length(p);
  float k = atan(p.y, p.x) + 2.1 / (r + 0.32) + time;
  float2 q = r * float2(cos(k), sin(k));
  float w = fbm(q * 1.9 + seed);
  float g = fbm(q * 2.7 + float2(w, -w) * 2.2 + seed);
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

const compile = () => {
  const effect = Skia.RuntimeEffect.Make(SKSL);
  if (effect === null) throw new Error('The swirl shader does not compile.');
  return effect;
};

let compiled: ReturnType<typeof compile> | undefined;
/** Compiled once, when the first swirl is drawn. */
export const swirlEffect = () => (compiled ??= compile());

/** The uniforms of a swirl, in the order of the shader; turn is in radians. */
export const swirlUniforms = (swirl: Swirl, turn: number): number[] => {
  const [a, b] = swirl.colors.map((color) => Array.from(Skia.Color(color)).slice(0, 3));
  return [swirl.x, swirl.y, swirl.w, swirl.h, ...(a ?? []), ...(b ?? []), swirl.seed % 61, turn];
};

/** Pixels a point: a swirl is all soft, and software Skia needs a third of a second for a gate at full size. */
const STILL_DENSITY = 0.5;
const STILLS_KEPT = 24;
const stills = new Map<string, SkImage>();

const paintStill = (swirl: Swirl): SkImage => {
  const width = Math.max(1, Math.ceil(swirl.w * STILL_DENSITY));
  const height = Math.max(1, Math.ceil(swirl.h * STILL_DENSITY));
  const surface = Skia.Surface.Make(width, height);
  if (surface === null) throw new Error('No memory for a swirl.');
  const area = { ...swirl, x: 0, y: 0, w: width, h: height };
  withPaint((paint) => {
    paint.setShader(swirlEffect().makeShader(swirlUniforms(area, 0)));
    surface.getCanvas().drawRect(Skia.XYWHRect(0, 0, width, height), paint);
  });
  surface.flush();
  return surface.makeImageSnapshot();
};

const still = (swirl: Swirl): SkImage => {
  const key = [swirl.w, swirl.h, swirl.seed, ...swirl.colors].join(' ');
  const image = stills.get(key) ?? paintStill(swirl);
  stills.delete(key);
  stills.set(key, image);
  for (const oldest of stills.keys()) {
    if (stills.size <= STILLS_KEPT) break;
    stills.delete(oldest);
  }
  return image;
};

/** A still swirl, as part of a picture: the same one is computed once. */
export const drawSwirl = (canvas: SkCanvas, swirl: Swirl): void =>
  withPaint((paint) => {
    const image = still(swirl);
    const from = Skia.XYWHRect(0, 0, image.width(), image.height());
    canvas.drawImageRectCubic(image, from, Skia.XYWHRect(swirl.x, swirl.y, swirl.w, swirl.h), 1 / 3, 1 / 3, paint);
  });
