import { canRedo, lastMover, type AnyGame, type Move, type Seat, type Tagged, type Viewer, type Words } from '@/engine';
import type { AnyMatch, SeatSetup } from '@/storage';
import type { LessonPlace } from './lesson';
import type { Coaching } from './types';

/** What happened in one move of a seat; moves is how many had been played after it. */
export type Happened = { readonly moves: number; readonly seat: Seat; readonly events: readonly Tagged[] };

/** A change that the rules have made but that is not on the disk yet. */
export type Pending = {
  readonly kind: 'play' | 'undo';
  readonly move: Move<Tagged> | null;
  readonly match: AnyMatch;
  readonly events: readonly Tagged[];
};

/** A person plays out of turn, null until it is known who; took says whether the device went to that person for it. */
type Call = { readonly seat: Seat | null; readonly took: boolean };

/** The open match of one game. Nothing in it grows with the number of moves. */
export type MatchSlot = {
  readonly status: 'none' | 'loading' | 'ready' | 'failed';
  readonly matchId: string | null;
  readonly problem: Words | null;
  /** Which opening of a match this is: what belongs to an earlier one comes too late. */
  readonly opening: number;
  /** How many moves are on the disk. */
  readonly stored: number;
  readonly seats: readonly SeatSetup[];
  readonly match: AnyMatch | null;
  readonly pending: Pending | null;
  readonly happened: readonly Happened[];
  /** A door between people also where nothing is hidden. */
  readonly alwaysDoors: boolean;
  readonly holder: Seat | null;
  readonly lastHolder: Seat | null;
  readonly hurried: boolean;
  /** The screen still shows what happened: bots wait for it. */
  readonly held: boolean;
  /** While a call is open the game waits for the caller. */
  readonly call: Call | null;
  /** After how many moves the bots have let the moment pass in which they may act out of turn. */
  readonly passed: number | null;
  /** Where this match is a lesson: how far it is. Its moves are not stored, and bots play what it says. */
  readonly lesson: LessonPlace | null;
  /** What the coach does for the one who acts; it ends with whatever changes at the table. */
  readonly coaching: Coaching<Tagged> | null;
};

/** No match is open. */
export const EMPTY_SLOT: MatchSlot = {
  status: 'none',
  matchId: null,
  problem: null,
  opening: 0,
  stored: 0,
  seats: [],
  match: null,
  pending: null,
  happened: [],
  alwaysDoors: false,
  holder: null,
  lastHolder: null,
  hurried: false,
  held: false,
  call: null,
  passed: null,
  lesson: null,
  coaching: null,
};

/** Enough events for the lines of the log that the table shows. */
const KEPT_EVENTS = 80;
/** Whoever was away longer than this reads the log. */
const MOST_EVENTS = 400;

/** The newest of what happened: enough for the log, and for every person what the others did since that person's last move. */
export function keepRecent(happened: readonly Happened[], seats: readonly SeatSetup[]): readonly Happened[] {
  const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const missed = 1 + Math.min(...people.map((seat) => happened.findLastIndex((move) => move.seat === seat)));
  let events = 0;
  let first = happened.length;
  while (first > 0 && events < (first > missed ? MOST_EVENTS : KEPT_EVENTS))
    events += Math.max(1, happened[--first].events.length);
  return happened.slice(first);
}

/** Who sees the table, and who must take the device first. */
export type Handover = { readonly viewer: Viewer; readonly needs: Seat | null };

const peopleIn = ({ seats }: MatchSlot): Seat[] => seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

/** Whether people who share the device act on views with their secrets closed: where the game can, and nobody wants doors. */
export function isClosed(game: AnyGame, slot: MatchSlot): boolean {
  if (slot.match === null || peopleIn(slot).length < 2 || slot.alwaysDoors) return false;
  return game.close !== undefined && game.hides(slot.match.state);
}

/** Whether a door stands between people: where taking the device would uncover something, or where they want it. */
export function hasDoors(game: AnyGame, slot: MatchSlot): boolean {
  if (slot.match === null || peopleIn(slot).length < 2) return false;
  return slot.alwaysDoors || (game.hides(slot.match.state) && !isClosed(game, slot));
}

/**
 * Who looks at the screen. One person among bots always does; of several people behind doors, the one who said
 * "I am …", and nobody as soon as somebody else is to decide or has called; without doors, simply who is to decide.
 */
export function handoverOf(game: AnyGame, slot: MatchSlot): Handover {
  const people = peopleIn(slot);
  if (people.length < 2 || !slot.match) return { viewer: people.at(0) ?? 'table', needs: null };
  const caller = slot.call?.seat ?? null;
  const deciding = caller !== null ? [caller] : game.toMove(slot.match.state).filter((seat) => people.includes(seat));
  const [next = null] = deciding.some((seat) => seat === slot.holder) ? [] : deciding;
  if (!hasDoors(game, slot)) return { viewer: next ?? slot.holder ?? slot.lastHolder ?? people[0], needs: null };
  return { viewer: next === null ? (slot.holder ?? 'table') : 'table', needs: next };
}

/** Without doors the screen belongs to whoever was to decide last, also while bots move. */
export function followed(game: AnyGame, slot: MatchSlot): MatchSlot {
  if (!slot.match || peopleIn(slot).length < 2 || hasDoors(game, slot)) return slot;
  const { viewer } = handoverOf(game, slot);
  return viewer === 'table' || viewer === slot.holder ? slot : { ...slot, holder: viewer, lastHolder: viewer };
}

function outOfTurn(game: AnyGame, slot: MatchSlot, kind: SeatSetup['kind']): Seat[] {
  if (slot.status !== 'ready' || !slot.match) return [];
  return (game.interrupters?.(slot.match.state) ?? []).filter((seat) => slot.seats[seat]?.kind === kind);
}

/** The people who may call: to act out of turn before the game goes on. */
export function callersOf(game: AnyGame, slot: MatchSlot): Seat[] {
  return (slot.call?.seat ?? null) === null ? outOfTurn(game, slot, 'person') : [];
}

/** The bots that are still to be asked whether they act out of turn, if such bots ever do. */
export function botsToAsk(game: AnyGame, slot: MatchSlot): Seat[] {
  if (slot.call || slot.lesson || slot.passed === slot.match?.moves) return [];
  return outOfTurn(game, slot, 'bot').filter((seat) => game.bots[slot.seats[seat].level].respond !== undefined);
}

/** Stops the game for a person who may act out of turn, also before it is known who; behind doors nobody sees anything until that person has the device. */
export function openCall(game: AnyGame, slot: MatchSlot, seat: Seat | null): MatchSlot {
  const callers = callersOf(game, slot);
  if (seat === null) return callers.length === 0 ? slot : { ...slot, call: { seat, took: false }, hurried: false };
  if (!callers.includes(seat)) return slot;
  const took = handoverOf(game, slot).viewer !== seat;
  return { ...slot, call: { seat, took }, holder: took ? null : slot.holder, hurried: false };
}

/** Lets the game go on. Who took the device for the call gives it away again, so that nothing of that hand stays in sight. */
export function closeCall(slot: MatchSlot): MatchSlot {
  return slot.call ? { ...slot, call: null, holder: slot.call.took ? null : slot.holder } : slot;
}

/** The first bot that owes a decision, unless the game waits for a caller. */
export function botToMove(game: AnyGame, slot: MatchSlot): Seat | null {
  if (slot.status !== 'ready' || !slot.match || slot.call) return null;
  return game.toMove(slot.match.state).find((seat) => slot.seats[seat]?.kind === 'bot') ?? null;
}

/** Whether the viewer is the one whom the game waits for: the caller, else a person who owes a decision. */
export function isViewersTurn(game: AnyGame, slot: MatchSlot): boolean {
  const { viewer } = handoverOf(game, slot);
  if (viewer === 'table' || !slot.match) return false;
  return slot.call ? slot.call.seat === viewer : game.toMove(slot.match.state).includes(viewer);
}

/** A call ends by itself when nobody can act out of turn any more whom it is for. */
export function withoutLateCall(game: AnyGame, slot: MatchSlot): MatchSlot {
  if (!slot.call || !slot.match) return slot;
  const { seat } = slot.call;
  const people = peopleIn(slot);
  const able = (game.interrupters?.(slot.match.state) ?? []).filter((each) => people.includes(each));
  return (seat === null ? able.length > 0 : able.includes(seat)) ? slot : closeCall(slot);
}

/** Whether a seat may move now: while the game waits for a call, only the caller. */
export function mayMove({ call }: MatchSlot, seat: Seat): boolean {
  return call === null || call.seat === seat;
}

/** Whether a change is being stored, bots are being asked, a move is being weighed, or others play their part of a lesson: then nobody acts. */
export function isBusy(game: AnyGame, slot: MatchSlot): boolean {
  if (slot.coaching?.type === 'weighs') return true;
  return slot.pending !== null || (slot.lesson?.queue.length ?? 0) > 0 || botsToAsk(game, slot).length > 0;
}

/** Whether the viewer can act now. */
export function mayAct(game: AnyGame, slot: MatchSlot): boolean {
  return slot.status === 'ready' && !isBusy(game, slot) && isViewersTurn(game, slot);
}

/**
 * Whether the last move is one that the person at the table may take back: an own one, also after the turn was passed on, or, where
 * all look at the screen together, that of any person.
 */
export function isRecallable(game: AnyGame, slot: MatchSlot): boolean {
  if (slot.status !== 'ready' || !slot.match || slot.call || slot.lesson) return false;
  const mover = lastMover(slot.match);
  if (mover === undefined || slot.seats[mover]?.kind !== 'person') return false;
  const { viewer } = handoverOf(game, slot);
  return viewer === mover || (viewer !== 'table' && !hasDoors(game, slot));
}

/** Whether the person at the table can take the last move back now. */
export function mayUndo(game: AnyGame, slot: MatchSlot): boolean {
  return isRecallable(game, slot) && !isBusy(game, slot);
}

/** Whether the person at the table can play again what was taken back. */
export function mayRedo(game: AnyGame, slot: MatchSlot): boolean {
  return slot.match !== null && slot.call === null && canRedo(slot.match) && mayAct(game, slot);
}

/** Whether a table has a coach: where its game has one and nobody takes a lesson. */
export function hasCoach(game: AnyGame, slot: MatchSlot): boolean {
  return game.coach !== undefined && slot.lesson === null;
}

/** Whether the viewer can ask the coach now: with an own decision to make, out of turn only who is asked. */
export function mayAsk(game: AnyGame, slot: MatchSlot): boolean {
  return hasCoach(game, slot) && adviseeOf(game, slot) !== null && mayAct(game, slot);
}

/** Whom the coach advises: the viewer who owes a decision. */
export function adviseeOf(game: AnyGame, slot: MatchSlot): Seat | null {
  const { viewer } = handoverOf(game, slot);
  if (viewer === 'table' || !slot.match || slot.seats[viewer]?.kind !== 'person') return null;
  return game.toMove(slot.match.state).includes(viewer) ? viewer : null;
}
