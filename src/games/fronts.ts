import type { Settings } from '@/store/types';
import type { GameFront, GameTitle } from './front';
import type { GameId } from './index';
import { moltharFront } from './molthar/front';
import { mortalgateFront } from './mortalgate/front';
import { morthFront } from './morth/front';
import { portalFront } from './portal/front';

/** What the screens need of each game, in the order of their gates. */
export const FRONTS: Readonly<Record<GameId, GameFront>> = {
  morth: morthFront,
  molthar: moltharFront,
  mortalgate: mortalgateFront,
  portal: portalFront,
};

/** The name that the gate of a game carries. */
export function titleOf(id: GameId, { titles: chosen }: Pick<Settings, 'titles'>): GameTitle {
  const { titles } = FRONTS[id].gate;
  return titles.find(({ value }) => value === chosen[id]) ?? titles[0];
}
