import { createContext, useContext, useSyncExternalStore } from 'react';

/** How many entries before and after those in sight count as near. */
const BEYOND = 8;

/** Which entries of a long list are near the window; each that draws something asks for itself, so that scrolling renders nothing else. */
export type Nearby = {
  readonly isNear: (id: string) => boolean;
  readonly watch: (changed: () => void) => () => void;
  /** Tells which entries are in sight. */
  readonly see: (ids: readonly string[]) => void;
};

/** Entries in the order of the list; before anything is told, its beginning is in sight. */
export function makeNearby(order: readonly string[]): Nearby {
  const places = new Map(order.map((id, place) => [id, place]));
  const watchers = new Set<() => void>();
  let [first, last] = [0, 0];
  return {
    isNear: (id) => {
      const place = places.get(id);
      return place !== undefined && place >= first - BEYOND && place <= last + BEYOND;
    },
    watch: (changed) => {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    see: (ids) => {
      const seen = ids.flatMap((id) => places.get(id) ?? []);
      if (seen.length === 0) return;
      [first, last] = [Math.min(...seen), Math.max(...seen)];
      watchers.forEach((changed) => changed());
    },
  };
}

const NearbyContext = createContext<Nearby>(makeNearby([]));
export const NearbyProvider = NearbyContext.Provider;

/** Whether an entry of the list is near the window. */
export function useIsNear(id: string): boolean {
  const { isNear, watch } = useContext(NearbyContext);
  const near = () => isNear(id);
  return useSyncExternalStore(watch, near, near);
}
