import type { Order } from '@/scene/studio/orders';
import type { Answered, Told } from '@/scene/studio/talk';

jest.mock('canvaskit-wasm/bin/full/canvaskit.wasm', () => ({ __esModule: true, default: '/canvaskit.wasm' }), {
  virtual: true,
});
jest.mock('@/scene/loadFonts', () => ({ fontUris: () => [['cinzel700', '/cinzel.ttf']] }));

/** The other thread: hears and says only what the test lets it. */
class Thread {
  static all: Thread[] = [];
  readonly told: Told[] = [];
  terminated = false;
  private readonly ears = new Map<string, (event: { data: Answered }) => void>();
  constructor() {
    Thread.all.push(this);
  }
  addEventListener(name: string, hear: (event: { data: Answered }) => void) {
    this.ears.set(name, hear);
  }
  postMessage(told: Told) {
    this.told.push(told);
  }
  terminate() {
    this.terminated = true;
  }
  say(data: Answered) {
    this.ears.get('message')?.({ data });
  }
  breakDown() {
    this.ears.get('error')?.({ data: { number: -1 } });
  }
}

type Studio = typeof import('@/scene/studio/studio.web');
const open = (): Studio => {
  let studio: Studio | null = null;
  jest.isolateModules(() => {
    studio = jest.requireActual<Studio>('@/scene/studio/studio.web');
  });
  if (studio === null) throw new Error('no studio');
  return studio;
};

beforeEach(() => {
  Thread.all = [];
  Object.assign(globalThis, { Worker: Thread, location: { href: 'https://gates.example/new/morth' } });
});
afterEach(() => void Reflect.deleteProperty(globalThis, 'Worker'));

const raster = (ratio: number): Extract<Order, { kind: 'raster' }> => ({ kind: 'raster', shapes: [], ratio });
const uri = (): Extract<Order, { kind: 'uri' }> => ({
  kind: 'uri',
  job: { shapes: [], width: 1, height: 1, bleed: 0, ratio: 1 },
});
const orders = ({ told }: Thread) => told.flatMap((each) => ('order' in each ? [each] : []));
const nobody = () => {};

test('the painter is told where engine and fonts are, then its orders, the most urgent first', () => {
  const { ask } = open();
  ask(raster(1), { rank: 'wall', done: nobody, failed: nobody });
  const [thread] = Thread.all;
  expect(thread.told[0]).toEqual({
    wasm: 'https://gates.example/canvaskit.wasm',
    fonts: [['cinzel700', 'https://gates.example/cinzel.ttf']],
  });
  ask(raster(2), { rank: 'wall', done: nobody, failed: nobody });
  ask(raster(3), { rank: 'wall', done: nobody, failed: nobody });
  ask(raster(4), { rank: 'board', done: nobody, failed: nobody });
  ask(uri(), { rank: 'sign', done: nobody, failed: nobody });
  // Two are on their way; the rest may still be overtaken.
  expect(orders(thread)).toHaveLength(2);
  thread.say({ number: 0, answer: null });
  thread.say({ number: 1, answer: null });
  expect(orders(thread).map(({ order }) => (order.kind === 'raster' ? order.ratio : order.kind))).toEqual([
    1,
    2,
    'uri',
    4,
  ]);
});

test('an answer goes to whoever asked, and what is taken back is never painted', () => {
  const { ask } = open();
  const done = jest.fn();
  ask(raster(1), { rank: 'board', done, failed: nobody });
  ask(raster(2), { rank: 'board', done: nobody, failed: nobody });
  const takeBack = ask(raster(3), { rank: 'board', done: nobody, failed: nobody });
  takeBack?.();
  const [thread] = Thread.all;
  thread.say({ number: 0, answer: null });
  thread.say({ number: 1, answer: null });
  expect(done).toHaveBeenCalledTimes(1);
  expect(orders(thread)).toHaveLength(2);
});

test('it tells how far the painting is; walls are not waited for', () => {
  const { ask, painting, watchPainting } = open();
  const changed = jest.fn();
  const stop = watchPainting(changed);
  ask(raster(1), { rank: 'wall', done: nobody, failed: nobody });
  expect(painting()).toBeNull();
  ask(raster(2), { rank: 'board', done: nobody, failed: nobody });
  ask(raster(3), { rank: 'board', done: nobody, failed: nobody });
  expect(painting()).toEqual({ done: 0, of: 2 });
  Thread.all[0].say({ number: 1, answer: null });
  expect(painting()).toEqual({ done: 1, of: 2 });
  Thread.all[0].say({ number: 0, answer: null });
  Thread.all[0].say({ number: 2, answer: null });
  expect(painting()).toBeNull();
  expect(changed).toHaveBeenCalled();
  stop();
});

test('a painter that breaks down is given up: everything is painted by those who asked, now and later', () => {
  const { ask, isApart, painting } = open();
  const failed = jest.fn();
  for (const ratio of [1, 2, 3]) ask(raster(ratio), { rank: 'board', done: nobody, failed });
  Thread.all[0].breakDown();
  expect(failed).toHaveBeenCalledTimes(3);
  expect(Thread.all[0].terminated).toBe(true);
  expect([isApart(), painting(), ask(raster(4), { rank: 'board', done: nobody, failed })]).toEqual([false, null, null]);
});

test('an order that could not be painted is painted by whoever asked', () => {
  const { ask, isApart } = open();
  const failed = jest.fn();
  ask(raster(1), { rank: 'board', done: nobody, failed });
  Thread.all[0].say({ number: 0 });
  expect(failed).toHaveBeenCalledTimes(1);
  expect(isApart()).toBe(true);
});

test('a browser without threads paints everything itself', () => {
  Reflect.deleteProperty(globalThis, 'Worker');
  const { ask, isApart } = open();
  expect([isApart(), ask(raster(1), { rank: 'board', done: nobody, failed: nobody })]).toEqual([false, null]);
});
