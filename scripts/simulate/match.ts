import { firstState, pick, seedRng, stateHash, whyNot } from '@/engine';
import { molthar, type State } from '@/games/molthar/rules';
import { faultOf } from './invariants';

/** Numbers of seats of the simulation. */
export const SEATS = [2, 3, 4, 5];
/** All four settings of the two switches. */
export const CONFIGS = [{}, { swapPerSymbol: false }, { wispOwnerWaits: false }, { swapPerSymbol: false, wispOwnerWaits: false }];

export type Outcome = { readonly moves: number; readonly rounds: number; readonly points: number; readonly shared: boolean; readonly starterWon: boolean; readonly hash: string };

/** Plays one random match to its end; the first state that is not sound throws. */
export function simulate(seats: number, config: object, seed: number): Outcome {
  const rng = seedRng(seed);
  const state = firstState(molthar, { config, seats, seed });
  let moves = 0;
  for (; molthar.toMove(state).length > 0; moves++) {
    const seat = pick(rng, molthar.toMove(state));
    const move = { seat, action: pick(rng, molthar.legalActions(state, seat)) };
    const refused = whyNot(molthar, state, move)?.rule;
    molthar.advance(state, move);
    const fault = refused ?? faultOf(state);
    if (fault !== undefined) throw new Error(`${seats} seats, ${JSON.stringify(config)}, seed ${seed}, move ${moves}: ${fault}\n${molthar.toText(state)}`);
  }
  return outcomeOf(state, moves);
}

function outcomeOf(state: State, moves: number): Outcome {
  const winners = molthar.result(state)?.places.filter((place) => place.rank === 1) ?? [];
  if (winners.length === 0) throw new Error(`nobody won (MOL-219)\n${molthar.toText(state)}`);
  return {
    moves,
    rounds: state.turn.round,
    points: winners[0].score[0],
    shared: winners.length > 1,
    starterWon: winners.some((place) => place.seat === state.starter),
    hash: stateHash(state),
  };
}
