import { useState } from 'react';
import type { Opaque, Tagged } from '@/engine';
import type { GameFront } from '@/games/front';
import { newsBetween, type Look } from '../table/news';

type Watched = Look<Opaque, Tagged> | null;

/** Whether the table still shows the last move, and what it calls when it has: the result and the next person wait so long. */
export function usePlayingOut(table: Watched, playsOut: GameFront['playsOut']): readonly [boolean, () => void] {
  const [shown, setShown] = useState<{ readonly table: Watched; readonly playing: boolean }>({ table, playing: false });
  if (shown.table !== table) {
    const news = shown.table && table && newsBetween(shown.table, table);
    const begins = news !== null && playsOut?.(news.before, news.events) === true;
    setShown({ table, playing: table !== null && (shown.playing || begins) });
  }
  return [shown.playing, () => setShown((now) => (now.playing ? { ...now, playing: false } : now))];
}
