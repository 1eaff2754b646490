import type { Page } from 'playwright-core';
import type { Driver } from '../../drivers/driver';
import { findFaults, type Fault } from './finder';

/** Small and usual phones, a phone on its side, an unfolded one, tablets both ways. */
const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [673, 841],
  [1024, 1366],
  [1366, 1024],
] as const;
const LANGUAGES = ['en', 'es', 'de'] as const;
/** Per cent of the usual size of text. */
const TEXTS = [100, 200] as const;

/** Names as long as a file may bring them. */
export const LONG_NAMES = [
  'Maximiliane von Hohenstein',
  'Bartholomew Featherstonely',
  'Guadalupe de los Montesino',
  'Wolfgang Amadeus Steinbeck',
  'Anastasia of the Far Isles',
] as const;

/** The name of a match, which a player gave it too. */
export const EVENING = 'Half-forgotten evening with friends';
const GIVEN = [...LONG_NAMES, EVENING];

/** How often something is opened, and how long each time it may take to come. */
const TRIES = 20;
const SOON = 10_000;

const soon = async (isSo: () => Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + SOON; Date.now() < end && !(await isSo()););
};

type Findings = Map<Fault, string[]>;

type Store = { dispatch(action: object): void };
type Fiber = { readonly child: Fiber | null; readonly sibling: Fiber | null; readonly memoizedProps: unknown };
type Changed = typeof globalThis & { store?: Store };

/** Runs in the page: finds the store of the app in the tree that React drew. */
function findStore(): void {
  const root = document.getElementById('root');
  const key = Object.keys(root ?? {}).find((each) => each.startsWith('__reactContainer$'));
  const waiting: (Fiber | null)[] = [key ? (root as unknown as Record<string, Fiber>)[key] : null];
  while (waiting.length > 0) {
    const fiber = waiting.pop() ?? null;
    if (fiber === null) continue;
    const store = (fiber.memoizedProps as { readonly store?: Partial<Store> } | null)?.store;
    if (typeof store?.dispatch === 'function') {
      (globalThis as Changed).store = store as Store;
      return;
    }
    waiting.push(fiber.sibling, fiber.child);
  }
  throw new Error('no store found in the page');
}

/** Runs in the page: another language and another size of text, and back when everything has found its place. */
async function change({ language, text }: { readonly language: string; readonly text: number }): Promise<void> {
  (globalThis as Changed).store?.dispatch({ type: 'settings/changed', payload: { language } });
  document.documentElement.style.fontSize = `${text}%`;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const look = () =>
    [...document.querySelectorAll('[dir=auto],[role]')]
      .map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return `${x},${y},${width},${height}${each.childElementCount === 0 ? (each.textContent ?? '') : ''}`;
      })
      .join();
  await frame();
  await frame();
  for (let before = '', now = look(), tries = 0; before !== now && tries < 30; tries++) {
    await frame();
    [before, now] = [now, look()];
  }
}

/** Runs in the page: from now on nothing is drawn, for only words and boxes are looked at. */
function drawNothing(): void {
  const { CanvasKit } = globalThis as typeof globalThis & {
    CanvasKit: { Canvas: { prototype: Record<string, unknown> } };
  };
  const canvas = CanvasKit.Canvas.prototype;
  for (const name of Object.keys(canvas)) if (name.startsWith('draw')) canvas[name] = () => undefined;
  // The thread that paints is not asked either: every order is answered at once with nothing to see.
  const pixel = { bytes: new Uint8Array(4), x: 0, y: 0, w: 1, h: 1 };
  const answers: Record<string, unknown> = {
    raster: null,
    uri: 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
    strip: pixel,
    swirl: pixel,
  };
  const post = Worker.prototype.postMessage as (this: Worker, ...told: unknown[]) => void;
  Worker.prototype.postMessage = function (this: Worker, ...told: unknown[]) {
    const { number, order } = (told[0] ?? {}) as {
      readonly number?: number;
      readonly order?: { readonly kind: string };
    };
    if (order === undefined) return post.apply(this, told);
    const data = { number, answer: answers[order.kind] };
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
  };
  const style = document.createElement('style');
  style.textContent = 'canvas { visibility: hidden }';
  document.head.append(style);
}

/** What may go when the screen is turned or grows, and how to bring it back. */
type Open = { /** One of these is seen. */ readonly sees: readonly string[]; readonly open: () => Promise<void> };

/** Looks at screens in every size, language and size of text, without leaving them. */
export function matrix(app: Pick<Driver, 'has'> & { page(): Page }) {
  const findings: Findings = new Map();
  const note = (screen: string, place: string, faults: readonly Fault[]) => {
    for (const fault of faults) {
      const line = `${screen}: ${fault}`;
      findings.set(line, [...(findings.get(line) ?? []), place]);
    }
  };
  const seesOne = async (testIDs: readonly string[]) => {
    for (const testID of testIDs) if (await app.has(testID)) return true;
    return false;
  };
  /** A press goes astray where the screen was just being laid out anew: then it is opened once more. */
  const openUntilSeen = async ({ sees, open }: Open) => {
    const isThere = () => seesOne(sees);
    for (let tries = 0; tries < TRIES && !(await isThere()); tries++) {
      await open();
      await soon(isThere);
    }
    if (!(await isThere())) throw new Error(`${sees.join(' or ')} never came`);
  };
  return {
    /** Once the app is loaded. */
    async prepare() {
      await app.page().evaluate(findStore);
      await app.page().evaluate(drawNothing);
    },
    /** Bots wait as if for ever: the table stays as it is. */
    holdBots: (held: boolean) =>
      app
        .page()
        .evaluate(
          (speed) => (globalThis as Changed).store?.dispatch({ type: 'settings/changed', payload: { speed } }),
          held ? 0.0001 : 1,
        ),
    async look(screen: string, lying?: Open) {
      const page = app.page();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        if (lying && !(await seesOne(lying.sees))) {
          await page.evaluate(change, { language: 'en', text: 100 });
          await openUntilSeen(lying);
        }
        // Another size of text costs more than another language.
        for (const text of TEXTS)
          for (const language of LANGUAGES) {
            await page.evaluate(change, { language, text });
            note(screen, `${width}×${height} ${language} ${text} %`, await page.evaluate(findFaults, GIVEN));
          }
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(change, { language: 'en', text: 100 });
    },
    /** One line a fault, with the places that have it. */
    found: () => [...findings].map(([fault, places]) => `${fault}\n    ${places.join(', ')}`).join('\n'),
  };
}
