/** What the next tap is meant for, and whether it got there. */
type Aim = { readonly testID: string; hit: boolean };
type Aiming = typeof globalThis & { aim?: Aim | null };

/**
 * Runs in the page. Between a look at the screen and the tap the app may have gone on, the more so on a busy machine: a tap
 * that would land on something else than it was meant for is swallowed, as if the finger had stopped in the air.
 */
export function standGuard(): void {
  const page: Aiming = globalThis;
  const guard = (event: Event): void => {
    const { aim } = page;
    if (!aim) return;
    const { target } = event;
    if (target instanceof Element && target.closest(`[data-testid="${aim.testID}"]`) !== null) {
      if (event.type === 'click') aim.hit = true;
      return;
    }
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  for (const type of ['pointerdown', 'mousedown', 'click']) window.addEventListener(type, guard, true);
}

/** Runs in the page. Aims at an element and gives its middle; null if something lies over it there. */
export function takeAim(
  element: Element & { scrollIntoViewIfNeeded?(): void },
  { testID, scroll }: { readonly testID: string; readonly scroll: boolean },
): [number, number] | null {
  if (scroll) element.scrollIntoViewIfNeeded?.();
  const { x, y, width, height } = element.getBoundingClientRect();
  const spot: [number, number] = [x + width / 2, y + height / 2];
  if (!element.contains(document.elementFromPoint(...spot))) return null;
  (globalThis as Aiming).aim = { testID, hit: false };
  return spot;
}

/** Runs in the page. Whether the tap got to what it was meant for; the next one is free again. */
export function didHit(): boolean {
  const page: Aiming = globalThis;
  const hit = page.aim?.hit ?? false;
  page.aim = null;
  return hit;
}
