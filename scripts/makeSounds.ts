import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes the short sounds of the app: npx tsx scripts/makeSounds.ts */

const RATE = 16000;
const FOLDER = join(__dirname, '..', 'assets', 'sounds');

/** A struck tone: frequency, when it begins, how fast it fades (all in seconds), how loud. */
type Tone = { readonly hertz: number; readonly at: number; readonly fade: number; readonly gain: number };

const tone = (hertz: number, at: number, fade: number, gain = 0.5): Tone => ({ hertz, at, fade, gain });

/** Soft bells on one pentatonic scale, so that any two sound well together. */
const SOUNDS: Readonly<
  Record<string, { readonly length: number; readonly tones: readonly Tone[]; readonly noise?: number }>
> = {
  move: { length: 0.14, tones: [tone(587, 0, 0.04)] },
  turn: { length: 0.5, tones: [tone(784, 0, 0.14), tone(1175, 0.1, 0.16, 0.4)] },
  shuffle: { length: 0.32, tones: [tone(294, 0, 0.06, 0.15)], noise: 0.22 },
  gain: { length: 0.42, tones: [tone(1175, 0, 0.1, 0.4), tone(1568, 0.07, 0.14, 0.4)] },
  loss: { length: 0.42, tones: [tone(392, 0, 0.12), tone(330, 0.1, 0.14)] },
  activate: { length: 0.75, tones: [tone(392, 0, 0.25, 0.4), tone(587, 0.06, 0.25, 0.4), tone(880, 0.12, 0.25, 0.4)] },
  end: {
    length: 1.3,
    tones: [
      tone(392, 0, 0.4, 0.35),
      tone(587, 0.15, 0.4, 0.35),
      tone(784, 0.3, 0.4, 0.35),
      tone(1175, 0.45, 0.4, 0.35),
    ],
  },
};

function sampleAt(time: number, tones: readonly Tone[]): number {
  return tones.reduce((sum, { hertz, at, fade, gain }) => {
    const age = time - at;
    if (age < 0) return sum;
    const swell = Math.min(1, age / 0.006);
    const wave = Math.sin(2 * Math.PI * hertz * age) + 0.3 * Math.sin(4 * Math.PI * hertz * age);
    return sum + swell * gain * Math.exp(-age / fade) * wave;
  }, 0);
}

/** The rustle of cards: noise in four short waves; the same on every run. */
function makeRustle(gain: number, length: number): (time: number) => number {
  let seed = 12345;
  let last = 0;
  return (time) => {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    last = 0.6 * last + 0.4 * (seed / 2147483648 - 1);
    return gain * last * Math.sin((Math.PI * time) / length) * (0.6 + 0.4 * Math.sin(8 * Math.PI * (time / length)));
  };
}

function wav(samples: Int16Array): Buffer {
  const bytes = samples.length * 2;
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + bytes, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(bytes, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
}

for (const [name, { length, tones, noise }] of Object.entries(SOUNDS)) {
  const rustle = makeRustle(noise ?? 0, length);
  const samples = Int16Array.from({ length: Math.round(length * RATE) }, (_, i) => {
    const time = i / RATE;
    const faded = Math.min(1, (length - time) / 0.02);
    return Math.round(32767 * Math.max(-1, Math.min(1, 0.6 * faded * (sampleAt(time, tones) + rustle(time)))));
  });
  writeFileSync(join(FOLDER, `${name}.wav`), wav(samples));
}
