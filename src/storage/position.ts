import { stateHash, type AnyGame, type Opaque } from '@/engine';
import type { Position, Standing } from './types';

/** What everybody may know of a state, for the list of matches. */
export function standingOf(game: AnyGame, state: Opaque): Standing {
  const view = game.view(state, 'table');
  return {
    toMove: game.toMove(state),
    progress: game.progress(view),
    scores: game.scores(view),
    over: game.result(state) !== undefined,
  };
}

/** A state of a match with everything that is stored along with it. */
export function toPosition(
  game: AnyGame,
  { state, moves }: { readonly state: Opaque; readonly moves: number },
): Position {
  return { moves, state, hash: stateHash(state), standing: standingOf(game, state) };
}
