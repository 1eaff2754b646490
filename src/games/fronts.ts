import archer from '@iconify/icons-game-icons/archer';
import { color } from '@/look/tokens';
import type { Settings } from '@/store/types';
import type { GateArt } from '@/ui/art/gate';
import type { GameFront, GameTitle } from './front';
import type { GameId } from './index';
import { moltharFront } from './molthar/front';
import { mortalgateFront } from './mortalgate/front';
import { morthFront } from './morth/front';

/** What the screens need of each game, in the order of their gates. */
export const FRONTS: Readonly<Record<GameId, GameFront>> = {
  morth: morthFront,
  molthar: moltharFront,
  mortalgate: mortalgateFront,
};

type ShutGate = { readonly id: string; readonly name: string; readonly short: string; readonly art: GateArt };

/** The gates behind which there is no game yet, after the open ones. Their names are the same in every language. */
export const SHUT_GATES: readonly ShutGate[] = [
  {
    id: 'portal',
    name: 'PORTAL',
    short: 'Portal',
    art: {
      accents: [color.moss, color.bronze],
      ink: '#B4DB9B',
      figure: { icon: archer, size: 0.74, dx: 0.02 },
      seed: 9,
    },
  },
];

/** The name that the gate of a game carries. */
export function titleOf(id: GameId, { titles: chosen }: Pick<Settings, 'titles'>): GameTitle {
  const { titles } = FRONTS[id].gate;
  return titles.find(({ value }) => value === chosen[id]) ?? titles[0];
}
