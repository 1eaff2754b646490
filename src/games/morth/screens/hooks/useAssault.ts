import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OpenTable } from '@/store';
import { usePreferences, useReducedMotion } from '@/ui';
import { lengthOfMarch, marchBetween, NO_MARCH, type March } from '../../board/march';
import { ownSeat } from '../../board/table';
import { realmOf, type Action, type View } from '../../rules';

/** How fast enemies may march. */
export const PACES = [1, 2, 4] as const;
export type Pace = (typeof PACES)[number];

/** The march of the last Assault while it is shown, and how fast. */
export type Assault = { readonly march: March; readonly marching: boolean; /** Of the march: infinite when it was skipped, null when nobody marches. */ readonly speed: number | null; readonly pace: Pace; setPace(pace: Pace): void; skip(): void };

/** The Assault between the view before and this one, until the next change of what stands on the maps. */
export function useMarchOf(view: View): readonly [March, () => void] {
  const [seen, setSeen] = useState({ view, march: NO_MARCH });
  if (seen.view !== view) {
    const march = marchBetween(seen.view, view);
    const goesOn = march.length === 0 && JSON.stringify(seen.view.foes) === JSON.stringify(view.foes);
    setSeen({ view, march: goesOn ? seen.march : march });
  }
  return [seen.march, () => setSeen({ view, march: NO_MARCH })];
}

/** Calls back when so many milliseconds of a thing are over at a speed that may change meanwhile. */
function useRun(thing: object, length: number, speed: number, onEnd: () => void): void {
  const left = useRef({ thing, ms: length });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (left.current.thing !== thing) left.current = { thing, ms: length };
    if (length === 0) return;
    const begun = performance.now();
    const timer = setTimeout(() => end(), left.current.ms / speed);
    return () => {
      clearTimeout(timer);
      left.current = { thing, ms: left.current.ms - (performance.now() - begun) * speed };
    };
  }, [thing, length, speed]);
}

/** Shows the Assault on the own map: bots wait until it is over or skipped. */
export function useAssault({ view, hold }: OpenTable<Action, View>): Assault {
  const reduced = useReducedMotion();
  const { speed } = usePreferences();
  const [chosen, setPace] = useState<Pace | null>(null);
  const [march, clear] = useMarchOf(view);
  const [skipped, setSkipped] = useState<March>(NO_MARCH);
  const length = reduced ? 0 : lengthOfMarch(march, realmOf(view, ownSeat(view)));
  const isSkipped = march.length > 0 && skipped === march;
  const pace = chosen ?? PACES.findLast((each) => each <= speed) ?? 1;
  const speedNow = isSkipped ? Infinity : pace;
  const marching = length > 0 && !isSkipped;
  useRun(march, length, speedNow, clear);
  const wait = useEffectEvent(hold);
  useEffect(() => {
    if (!marching) return;
    wait(true);
    return () => wait(false);
  }, [marching]);
  return { march, marching, speed: length > 0 ? speedNow : null, pace, setPace, skip: () => setSkipped(march) };
}
