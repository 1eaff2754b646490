import { useState } from 'react';
import type { Opaque } from '@/engine';
import type { GameFront } from '@/games/front';

type Shown = { readonly view: Opaque | null; readonly playing: boolean };

/** Whether the table still shows the last move, and what it calls when it has: the result and the next person wait so long. */
export function usePlayingOut(view: Opaque | null, playsOut: GameFront['playsOut']): readonly [boolean, () => void] {
  const [shown, setShown] = useState<Shown>({ view, playing: false });
  if (shown.view !== view) {
    const begins = shown.view !== null && view !== null && playsOut?.(shown.view, view) === true;
    setShown({ view, playing: view !== null && (shown.playing || begins) });
  }
  return [shown.playing, () => setShown((now) => (now.playing ? { ...now, playing: false } : now))];
}
