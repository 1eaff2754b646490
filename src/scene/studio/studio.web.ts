import canvasKitWasm from 'canvaskit-wasm/bin/full/canvaskit.wasm';
import { fontUris } from '../loadFonts';
import type { Answers, Ask, Order, Painting, Rank } from './orders';
import type { Answered, Told } from './talk';

type Waiting = {
  readonly order: Order;
  readonly rank: Rank;
  readonly done: (answer: Answers[keyof Answers]) => void;
  readonly failed: () => void;
};

const RANKS: readonly Rank[] = ['sign', 'board', 'wall'];
/** Orders that the painter holds at once: it paints one while the next is on its way, and what comes later may still be more urgent. */
const AT_ONCE = 2;

let painter: Worker | null = null;
let gone = typeof Worker === 'undefined';
let next = 0;
const waiting: Waiting[] = [];
const painted = new Map<number, Waiting>();
const watchers = new Set<() => void>();
let now: Painting | null = null;

export const isApart = (): boolean => !gone;

/** Hands over what is most urgent, as much as the painter may hold. */
const handOver = (): void => {
  while (painter !== null && painted.size < AT_ONCE && waiting.length > 0) {
    const rank = RANKS.find((each) => waiting.some((one) => one.rank === each));
    const [first] = waiting.splice(
      waiting.findIndex((one) => one.rank === rank),
      1,
    );
    painted.set(next, first);
    tell({ number: next, order: first.order });
    next += 1;
  }
  count();
};

/** Walls are not waited for: whatever stands before them can be used. */
const count = (): void => {
  const left = [...waiting, ...painted.values()].filter(({ rank }) => rank !== 'wall').length;
  const before = now?.of ?? 0;
  const of = Math.max(before, left + (now?.done ?? 0));
  const next = left === 0 ? null : { done: of - left, of };
  if (next?.done === now?.done && next?.of === now?.of) return;
  now = next;
  watchers.forEach((changed) => changed());
};

const tell = (told: Told): void => painter?.postMessage(told);

/** The painter could not begin, or broke down: from now on everything is painted here. */
const giveUp = (): void => {
  gone = true;
  painter?.terminate();
  painter = null;
  const left = [...painted.values(), ...waiting.splice(0)];
  painted.clear();
  left.forEach(({ failed }) => failed());
  handOver();
};

const hear = ({ data }: MessageEvent<Answered>): void => {
  const order = painted.get(data.number);
  painted.delete(data.number);
  handOver();
  if ('answer' in data) order?.done(data.answer);
  else order?.failed();
};

const begin = (): void => {
  try {
    painter = new Worker(new URL('./painter.worker', window.location.href));
  } catch {
    gone = true;
    return;
  }
  painter.addEventListener('message', hear);
  painter.addEventListener('error', giveUp);
  const absolute = (uri: string) => new URL(uri, window.location.href).href;
  const fonts = fontUris().map(([name, uri]) => [name, absolute(uri)] as const);
  tell({ wasm: absolute(canvasKitWasm), fonts });
};

export const ask: Ask = (order, { rank, done, failed }) => {
  if (painter === null && !gone) begin();
  if (gone) return null;
  // The painter answers an order of a kind with an answer of that kind.
  const one: Waiting = { order, rank, done: done as Waiting['done'], failed };
  waiting.push(one);
  handOver();
  return () => {
    const place = waiting.indexOf(one);
    if (place < 0) return;
    waiting.splice(place, 1);
    handOver();
  };
};

/** What is being painted apart at the moment. */
export const painting = (): Painting | null => now;

/** Tells when that changes. */
export const watchPainting = (changed: () => void): (() => void) => {
  watchers.add(changed);
  return () => void watchers.delete(changed);
};
