import {
  apply,
  copyPlain,
  mayMove,
  pick,
  play,
  stateHash,
  whyNot,
  type Game,
  type Move,
  type Rng,
  type Tagged,
} from '@/engine';
import { must, mustEqual, mustKeep } from '../must';
import type { Moment } from './moment';

/**
 * Seats to move have actions, those that may act out of turn perhaps, others none; each is listed once, in a stable order, and passes
 * the judge. The list holds representatives: what is not on it may be legal too, and then it can be played (checkRefusals).
 */
export function checkOptions<S, A extends Tagged, E extends Tagged, V, C>({
  subject: { game },
  match: { state, setup },
}: Moment<S, A, E, V, C>): void {
  const toMove = game.toMove(state);
  const interrupters = game.interrupters?.(state) ?? [];
  mustEqual(
    interrupters.filter((seat) => toMove.includes(seat)),
    [],
    'nobody to move is out of turn',
  );
  for (let seat = 0; seat < setup.seats; seat++) {
    const actions = game.legalActions(state, seat);
    if (!interrupters.includes(seat))
      mustEqual(actions.length > 0, toMove.includes(seat), `actions for seat ${seat} if and only if it is to move`);
    mustEqual(new Set(actions.map((action) => stateHash(action))).size, actions.length, 'each action once');
    mustEqual(game.legalActions(copyPlain(state), seat), actions, 'the same actions in the same order');
    const refused = actions.filter((action) => whyNot(game, state, { seat, action }) !== undefined);
    mustEqual(refused, [], 'no listed action is refused');
  }
}

const STRANGE = [-1, 99, 0.5, NaN, null, 'nonsense', [], {}, [0, 0], true];

/** Moves of other seats and damaged moves are refused with a rule, or, where legal after all, can be played. Nothing ever throws. */
export function checkRefusals<S, A extends Tagged, E extends Tagged, V, C>({
  subject,
  match,
  next,
  rng,
}: Moment<S, A, E, V, C>): void {
  const { game } = subject;
  if (next === undefined) return;
  const hash = stateHash(match.state);
  for (let seat = -1; seat <= match.setup.seats; seat++) {
    if (mayMove(game, match.state, seat)) continue;
    const outcome = play(game, match, { ...next, seat });
    must('violation' in outcome && /^\w+-\w+$/.test(outcome.violation.rule), `a rule against seat ${seat}`);
  }
  const unknown = Object.assign({}, next.action, { type: 'noSuchAction' });
  must('violation' in play(game, match, { seat: next.seat, action: unknown }), 'an unknown action is refused');
  for (let i = 0; i < 4; i++) {
    const move = { seat: next.seat, action: damaged(next.action, rng) };
    if (whyNot(game, match.state, move) === undefined) checkPlayable(subject, match.state, move);
  }
  mustEqual(stateHash(match.state), hash, 'an untouched state after refusals');
}

function checkPlayable<S, A extends Tagged, E extends Tagged, V, C>(
  { game, pieces }: { game: Game<S, A, E, V, C>; pieces: (state: S) => readonly string[] },
  state: S,
  move: Move<A>,
): void {
  const after = apply(game, state, move).state;
  mustKeep(pieces(after), pieces(state), `no piece lost by ${JSON.stringify(move)}`);
}

/** The action with one value somewhere inside it replaced or removed. */
function damaged<A extends Tagged>(action: A, rng: Rng): A {
  const copy = copyPlain(action);
  let at: object = copy;
  for (;;) {
    const keys = Object.keys(at).filter((key) => at !== copy || key !== 'type');
    if (keys.length === 0) return copy;
    const key = pick(rng, keys);
    const inner: unknown = Reflect.get(at, key);
    if (typeof inner === 'object' && inner !== null && pick(rng, [true, false])) {
      at = inner;
      continue;
    }
    Reflect.set(
      at,
      key,
      typeof inner === 'number' ? pick(rng, [inner + 1, inner - 1, ...STRANGE]) : pick(rng, STRANGE),
    );
    if (pick(rng, [true, false, false])) Reflect.deleteProperty(at, key);
    return copy;
  }
}
