import {
  copyState,
  firstState,
  seedRng,
  stateHash,
  whyNot,
  type Game,
  type Move,
  type Seat,
  type Setup,
  type Tagged,
} from '@/engine';
import type { Weights } from '../../__tests__/support/randomWalk';
import { chooser, type Players } from './players';

/** How a match went: the score of the best, whether they were several, and whether the one who began was among them. */
export type Outcome = {
  readonly moves: number;
  readonly rounds: number;
  readonly score: number;
  readonly shared: boolean;
  readonly starterWon: boolean;
  readonly hash: string;
  /** How often each thing happened that the game counts. */
  readonly happened: Readonly<Record<string, number>>;
};

/** What the simulation must know about a game beside its rules. */
export type Subject<S, A extends Tagged, E extends Tagged, V, C> = {
  readonly game: Game<S, A, E, V, C>;
  /** What is wrong with a state, in words. */
  faultOf(state: S): string | undefined;
  roundOf(state: S): number;
  /** By the first state. */
  starterOf(state: S): Seat;
  /** What is wrong with what a move changed, in words: what came from nowhere or went without a trace. */
  changeFault?(before: S, after: S, events: readonly E[]): string | undefined;
  /** Names of what a move brought about and of what is refused after it, where the game wants them counted; at the start no move. */
  happenings?(state: S, events: readonly E[], move?: Move<A>): readonly string[];
  /** How chance chooses, where a blind choice would hardly ever come to anything. */
  readonly weights?: Weights;
};

/** Plays one match to its end; the first state that is not sound throws. */
export type Simulate = (setup: Setup, players?: Players) => Outcome;

/** The simulation of a game. */
export function simulation<S, A extends Tagged, E extends Tagged, V, C>(subject: Subject<S, A, E, V, C>): Simulate {
  return (setup, players = 'random') => {
    const { game, starterOf } = subject;
    const choose = chooser(game, players, setup.seats, seedRng(setup.seed), subject.weights);
    const state = firstState(game, setup);
    const starter = starterOf(state);
    const happened: Record<string, number> = {};
    count(happened, subject.happenings?.(state, []));
    let moves = 0;
    for (; game.toMove(state).length > 0; moves++) {
      const fault = step(subject, state, choose(state), happened);
      if (fault !== undefined)
        throw new Error(`${game.id} ${JSON.stringify(setup)}, move ${moves}: ${fault}\n${game.toText(state)}`);
    }
    return { ...outcomeOf(subject, state, starter, moves), happened };
  };
}

function count(happened: Record<string, number>, names: readonly string[] = []): void {
  for (const name of names) happened[name] = (happened[name] ?? 0) + 1;
}

function step<S, A extends Tagged, E extends Tagged, V, C>(
  { game, faultOf, changeFault, happenings }: Subject<S, A, E, V, C>,
  state: S,
  move: Move<A>,
  happened: Record<string, number>,
): string | undefined {
  const refused = whyNot(game, state, move)?.rule;
  if (refused !== undefined) return `${JSON.stringify(move)}, which a player chose, is refused by ${refused}`;
  const before = changeFault && copyState(game, state);
  const events = game.advance(state, move);
  count(happened, happenings?.(state, events, move));
  const isOver = game.toMove(state).length === 0;
  return isOver === (game.result(state) === undefined)
    ? 'a result while somebody is to move, or none at the end'
    : (faultOf(state) ?? (before && changeFault?.(before, state, events)));
}

function outcomeOf<S, A extends Tagged, E extends Tagged, V, C>(
  { game, roundOf }: Subject<S, A, E, V, C>,
  state: S,
  starter: Seat,
  moves: number,
): Omit<Outcome, 'happened'> {
  const winners = game.result(state)?.places.filter((place) => place.rank === 1) ?? [];
  if (winners.length === 0) throw new Error(`nobody won\n${game.toText(state)}`);
  return {
    moves,
    rounds: roundOf(state),
    score: winners[0].score[0],
    shared: winners.length > 1,
    starterWon: winners.some((place) => place.seat === starter),
    hash: stateHash(state),
  };
}
