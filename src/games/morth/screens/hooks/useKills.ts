import { useState } from 'react';
import { killsBetween, type Kills } from '../../board/map/killScene';
import type { View } from '../../rules';

/** Whom the last move killed, until the next one. */
export function useKills(view: View): Kills | null {
  const [seen, setSeen] = useState<{ readonly view: View; readonly kills: Kills | null }>({ view, kills: null });
  if (seen.view !== view) setSeen({ view, kills: killsBetween(seen.view, view) });
  return seen.kills;
}
