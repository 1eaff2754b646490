import type { Page } from 'playwright-core';

/** What happened in the page between two looks. */
export type Seen = { readonly commits: number; readonly actions: number; readonly frames: number };

type Store = { subscribe(listener: () => void): unknown };
type Fiber = { readonly child: Fiber | null; readonly sibling: Fiber | null; readonly memoizedProps: unknown };
type Watch = { commits: number; actions: number; frames: number; root: Fiber | null };
type Watched = typeof globalThis & { __REACT_DEVTOOLS_GLOBAL_HOOK__?: unknown; watch?: Watch };

/** React tells whoever stands at this door of every commit, in production builds too: nothing in the app is made for it. */
function install(): void {
  const page: Watched = globalThis;
  const watch: Watch = { commits: 0, actions: 0, frames: 0, root: null };
  page.watch = watch;
  page.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    isDisabled: false,
    inject: () => 1,
    checkDCE: () => undefined,
    onScheduleFiberRoot: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => {
      watch.commits += 1;
      watch.root = root.current;
    },
  };
  const count = () => {
    watch.frames += 1;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}

/** Finds the store in the tree that was committed last and listens to it: Redux tells of every action, whatever it changes. */
function listen(): boolean {
  const watch = (globalThis as Watched).watch;
  const waiting: (Fiber | null)[] = [watch?.root ?? null];
  while (watch !== undefined && waiting.length > 0) {
    const fiber = waiting.pop() ?? null;
    if (fiber === null) continue;
    const store = (fiber.memoizedProps as { readonly store?: Partial<Store> } | null)?.store;
    if (typeof store?.subscribe === 'function') {
      store.subscribe(() => {
        watch.actions += 1;
      });
      return true;
    }
    waiting.push(fiber.sibling, fiber.child);
  }
  return false;
}

/** Counts React's commits, Redux' actions and the browser's frames on a page; to be called before the app is loaded. */
export async function watchRenders(page: Page) {
  await page.addInitScript(install);
  const look = (): Promise<Seen> =>
    page.evaluate(() => {
      const { commits = 0, actions = 0, frames = 0 } = (globalThis as Watched).watch ?? {};
      return { commits, actions, frames };
    });
  return {
    /** Once the app is loaded. */
    listen: async () => {
      if (!(await page.evaluate(listen))) throw new Error('no store found in the page');
    },
    /** What happened while something was done. */
    during: async (something: () => Promise<void>): Promise<Seen> => {
      const before = await look();
      await something();
      const after = await look();
      return {
        commits: after.commits - before.commits,
        actions: after.actions - before.actions,
        frames: after.frames - before.frames,
      };
    },
  };
}
