/**
 * The swirl's shader (swirl.ts) once more, for a thread without a graphics card: the drawing engine takes seconds to run a
 * shader in software, and asking the card would hold up whoever draws with it meanwhile. A test compares the two.
 */
export type SwirlUniforms = {
  /** Pixels a side; the middle is in the middle. */
  readonly side: number;
  /** Pixels that are one unit. */
  readonly unit: number;
  readonly a: Color;
  readonly b: Color;
  readonly seed: number;
  readonly look: 'mist' | 'ember';
};

type Color = readonly [number, number, number];
/** What a pixel needs: its place in units, its distance from the middle, and where its colour goes. */
type Pixel = (x: number, y: number, r: number, into: Float64Array) => void;

const fract = (v: number): number => v - Math.floor(v);
const mix = (from: number, to: number, part: number): number => from + (to - from) * part;
const smoothstep = (from: number, to: number, v: number): number => {
  const t = Math.min(1, Math.max(0, (v - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

const hash = (x: number, y: number): number => {
  const [qx, qy] = [fract(x * 0.1031), fract(y * 0.1031)];
  const sum = qx * (qy + 33.33) + qy * (qx + 33.33) + qx * (qx + 33.33);
  return fract((qx + qy + 2 * sum) * (qx + sum));
};
const noise = (x: number, y: number): number => {
  const [ix, iy] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - ix, y - iy];
  const ux = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const uy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  return mix(mix(hash(ix, iy), hash(ix + 1, iy), ux), mix(hash(ix, iy + 1), hash(ix + 1, iy + 1), ux), uy);
};
const nextX = (x: number, y: number): number => (0.8 * x - 0.6 * y) * 2.03 + 17.1;
const nextY = (x: number, y: number): number => (0.6 * x + 0.8 * y) * 2.03 + 17.1;

const coarse = (x: number, y: number): number => 0.61 * noise(x, y) + 0.31 * noise(nextX(x, y), nextY(x, y));
const fine = (fromX: number, fromY: number): number => {
  let [x, y, sum, weight] = [fromX, fromY, 0, 0.56];
  for (let i = 0; i < 4; i++) {
    sum += weight * noise(x, y);
    [x, y] = [nextX(x, y), nextY(x, y)];
    weight *= 0.46;
  }
  return sum;
};

const NIGHT: Color = [0.035, 0.05, 0.105];

const mist =
  ({ a, b, seed }: SwirlUniforms): Pixel =>
  (x, y, r, into) => {
    const k = Math.atan2(y, x) + 2.1 / (r + 0.32);
    const [qx, qy] = [r * Math.cos(k), r * Math.sin(k)];
    const w = coarse(qx * 1.9 + seed, qy * 1.9 + seed);
    const g = fine(qx * 2.7 + w * 2.2 + seed, qy * 2.7 - w * 2.2 + seed);
    const band = 0.5 + 0.5 * Math.sin(2 * k + 7 * g);
    const l = smoothstep(0.25, 0.85, 0.75 * g + 0.35 * band);
    const side = smoothstep(-0.35, 0.35, Math.sin(k + 1.5 * g));
    const thread = smoothstep(0.72, 1, 1 - Math.abs(2 * fract(3 * g + 0.5 * w) - 1));
    const eye = Math.exp(-5.5 * r * r) * 0.16;
    for (let i = 0; i < 3; i++) {
      const c = mix(a[i], b[i], side);
      const base = mix(mix(NIGHT[i], c * c * 0.78, 0.3 + 0.7 * l), c, 0.95 * l * l);
      into[i] = base + c * thread * thread * 0.22 * l + mix(c, 1, 0.5) * eye;
    }
  };

const HEAT: readonly Color[] = [
  [0.075, 0.03, 0.085],
  [0.45, 0.07, 0.1],
  [0.97, 0.4, 0.16],
  [1, 0.93, 0.8],
];
const TWO_PI = 6.2831853;

const ember =
  ({ seed }: SwirlUniforms): Pixel =>
  (x, y, r, into) => {
    const twist = Math.atan2(y, x) + 6.2 * (1 - r) * (1 - r) + 0.35 / (r + 0.08);
    const [qx, qy] = [(0.35 + r) * Math.cos(twist), (0.35 + r) * Math.sin(twist)];
    const w = noise(qx * 2.4 + seed, qy * 2.4 + seed);
    const [sx, sy] = [qx * 4.6 - w * 1.3, qy * 4.6 - w * 1.3];
    const n =
      0.64 * noise(qx * 4.2 + w * 1.7 + seed, qy * 4.2 + w * 1.7 + seed) + 0.36 * noise(nextX(sx, sy), nextY(sx, sy));
    const arm = 0.5 + 0.5 * Math.sin(3 * twist + 2.6 * (n - 0.5));
    const thread = 1 - Math.abs(2 * fract(2.6 * n + (3 * twist) / TWO_PI) - 1);
    let v = 0.66 * arm * arm + 0.36 * (n - 0.32) + 0.12 * thread * thread;
    v = v * smoothstep(1.3, 0.5, r) + 0.1 * smoothstep(1, 0.3, r);
    v += 0.95 * Math.exp(-26 * r * r) + 0.2 * Math.exp(-5 * r * r);
    const [wine, fire, cream] = [smoothstep(0.05, 0.4, v), smoothstep(0.34, 0.72, v), smoothstep(0.66, 1.05, v)];
    for (let i = 0; i < 3; i++)
      into[i] = mix(mix(mix(HEAT[0][i], HEAT[1][i], wine), HEAT[2][i], fire), HEAT[3][i], cream);
  };

/** The swirl as bytes of red, green, blue and alpha, all opaque. */
export const swirlPixels = (uniforms: SwirlUniforms): Uint8Array<ArrayBuffer> => {
  const { side, unit, look } = uniforms;
  const pixel = (look === 'ember' ? ember : mist)(uniforms);
  const bytes = new Uint8ClampedArray(side * side * 4);
  const color = new Float64Array(3);
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++) {
      const [x, y] = [(column + 0.5 - side / 2) / unit, (row + 0.5 - side / 2) / unit];
      pixel(x, y, Math.hypot(x, y), color);
      const at = (row * side + column) * 4;
      for (let i = 0; i < 3; i++) bytes[at + i] = color[i] * 255;
      bytes[at + 3] = 255;
    }
  return new Uint8Array(bytes.buffer);
};
