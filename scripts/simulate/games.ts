import type { GameId } from '@/games';
import { molthar } from '@/games/molthar/rules';
import { morth, waveOf } from '@/games/morth/rules';
import { simulation, type Simulate } from './match';
import { moltharFault } from './molthar';
import { morthFault } from './morth';

/** Every game with what must hold in each of its states. */
export const SIMULATE: Readonly<Record<GameId, Simulate>> = {
  molthar: simulation({
    game: molthar,
    faultOf: moltharFault,
    roundOf: (state) => state.turn.round,
    starterOf: (state) => state.starter,
  }),
  morth: simulation({
    game: morth,
    faultOf: morthFault,
    roundOf: (state) => waveOf(state).round,
    starterOf: (state) => state.lord,
  }),
};
