import { LoadSkiaWeb } from '@shopify/react-native-skia/lib/module/web';
import type { Painter } from './painter';
import type { Answered, Beginning, Told } from './talk';

/** The thread that paints, as its messages know it. */
type Thread = {
  onmessage: ((message: MessageEvent<Told>) => void) | null;
  postMessage(said: Answered, moved?: readonly ArrayBuffer[]): void;
};
const thread = globalThis as unknown as Thread;

const begin = async ({ wasm, fonts }: Beginning): Promise<Painter> => {
  await LoadSkiaWeb({ locateFile: () => wasm });
  // CanvasKit must exist before any module that imports Skia is evaluated.
  const { makePainter }: typeof import('./painter') = require('./painter');
  return makePainter(fonts);
};

let painter: Promise<Painter> | null = null;

thread.onmessage = ({ data }) => {
  if ('wasm' in data) {
    painter = begin(data);
    // Nobody else hears of it: without a painter the page paints by itself.
    painter.catch((error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
    );
    return;
  }
  const { number, order } = data;
  void painter?.then(async (paint) => {
    try {
      const answer = paint(order);
      const moved = answer !== null && typeof answer === 'object' ? [answer.bytes.buffer] : [];
      thread.postMessage({ number, answer }, moved);
    } catch {
      thread.postMessage({ number });
    }
  });
};
