import {
  canUndo,
  firstState,
  play,
  redo,
  replay,
  resume,
  seedRng,
  start,
  stateHash,
  undo,
  type Game,
  type Move,
  type Opaque,
  type Setup,
  type Tagged,
} from '@/engine';
import { checkBots } from './conformance/bots';
import { checkEnd, checkText } from './conformance/ends';
import type { Moment, Subject } from './conformance/moment';
import { checkOpen } from './conformance/open';
import { checkOptions, checkRefusals } from './conformance/options';
import { checkLog, checkShown, checkViews } from './conformance/secrets';
import { checkCopy, checkPieces, checkPlain, checkPure } from './conformance/states';
import { checkStoredAction, checkStoredState } from './conformance/stored';
import { deepFreeze } from './frozen';
import { accepted, randomMove } from './randomWalk';
import { mustEqual } from './must';

/** A subject whose types are forgotten, so that games of all kinds fit into one table. */
export type AnySubject = {
  readonly id: string;
  readonly seats: readonly number[];
  readonly modes: Readonly<Record<string, object>>;
  fits(config: object, seats: number): boolean;
  walk(setup: Setup): void;
  /** Checks a state that was prepared. */
  look(setup: Setup, state: Opaque): void;
};

/** Checks every state of a random match, to its end. */
export function subject<S, A extends Tagged, E extends Tagged, V, C>(known: Subject<S, A, E, V, C>): AnySubject {
  const { min, max } = known.game.seats;
  const seats = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  return {
    id: known.game.id,
    seats,
    modes: known.modes,
    fits: known.fits ?? (() => true),
    walk: (setup) => walk(known, setup),
    // The state is one of this very game.
    look: (setup, state) => look(known, setup, state as unknown as S),
  };
}

const checks = {
  checkPlain,
  checkPure,
  checkCopy,
  checkPieces,
  checkEnd,
  checkText,
  checkOptions,
  checkRefusals,
  checkStoredState,
  checkStoredAction,
  checkViews,
  checkShown,
  checkLog,
  checkOpen,
  checkUndo,
  checkBots,
};

function walk<S, A extends Tagged, E extends Tagged, V, C>(known: Subject<S, A, E, V, C>, setup: Setup): void {
  const { game } = known;
  const rng = seedRng(setup.seed + 1);
  const moves: Move<A>[] = [];
  const hashes: string[] = [];
  let match = start(game, setup);
  const first = deepFreeze(match.state);
  for (;;) {
    const next =
      game.toMove(match.state).length > 0 ? deepFreeze(randomMove(game, match.state, rng, known.weights)) : undefined;
    checkMoment({ subject: known, match: deepFreeze(match), first, next, rng: seedRng(moves.length) });
    hashes.push(stateHash(match.state));
    if (next === undefined) break;
    match = accepted(play(game, match, next)).match;
    moves.push(next);
  }
  checkReplay(game, setup, moves, hashes);
}

function look<S, A extends Tagged, E extends Tagged, V, C>(
  known: Subject<S, A, E, V, C>,
  setup: Setup,
  state: S,
): void {
  const { game } = known;
  const next =
    game.toMove(state).length > 0 ? randomMove(game, state, seedRng(setup.seed + 1), known.weights) : undefined;
  const match = deepFreeze(resume<S, A>(setup, state, 0));
  checkMoment({ subject: known, match, first: firstState(game, setup), next: deepFreeze(next), rng: seedRng(1) });
}

function checkMoment<S, A extends Tagged, E extends Tagged, V, C>(moment: Moment<S, A, E, V, C>): void {
  for (const [name, check] of Object.entries(checks)) {
    try {
      check(moment);
    } catch (error) {
      const { match, subject: known, next } = moment;
      const where = `${name}: ${known.game.id} ${JSON.stringify(match.setup)} after ${match.moves} moves, next ${JSON.stringify(next)}`;
      throw new Error(
        `${where}\n${known.game.toText(match.state)}\n${error instanceof Error ? error.message : String(error)}`,
        { cause: error },
      );
    }
  }
}

function checkUndo<S, A extends Tagged, E extends Tagged, V, C>({
  subject: { game },
  match,
  next,
}: Moment<S, A, E, V, C>): void {
  if (next === undefined) return;
  const played = accepted(play(game, match, next));
  mustEqual(canUndo(played.match), !played.barrier, 'undo up to a barrier');
  if (played.barrier) return;
  const back = undo(played.match);
  mustEqual(stateHash(back.state), stateHash(match.state), 'the state before after undo');
  mustEqual(back.moves, match.moves, 'one move less after undo');
  mustEqual(
    stateHash(accepted(redo(game, back)).match.state),
    stateHash(played.match.state),
    'the same state after redo',
  );
}

function checkReplay<S, A extends Tagged, E extends Tagged, V, C>(
  game: Game<S, A, E, V, C>,
  setup: Setup,
  moves: Move<A>[],
  hashes: string[],
): void {
  mustEqual(stateHash(replay(game, setup, moves)), hashes.at(-1), 'the same end in a replay');
  const stored: Move<A>[] = JSON.parse(JSON.stringify(moves));
  for (let at = moves.length; at >= 0; at -= 50)
    mustEqual(stateHash(replay(game, setup, stored, at)), hashes[at], `the same state ${at} in a replay`);
}
