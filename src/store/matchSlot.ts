import { canRedo, canUndo, type AnyGame, type Move, type Seat, type Tagged, type Viewer, type Words } from '@/engine';
import type { AnyMatch, SeatSetup } from '@/storage';

/** What happened in one move; moves is how many had been played after it. */
export type Happened = { readonly moves: number; readonly events: readonly Tagged[] };

/** A change that the rules have made but that is not on the disk yet. */
export type Pending = { readonly kind: 'play' | 'undo'; readonly move: Move<Tagged> | null; readonly match: AnyMatch; readonly events: readonly Tagged[] };

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
  readonly holder: Seat | null;
  readonly lastHolder: Seat | null;
  readonly hurried: boolean;
};

/** No match is open. */
export const EMPTY_SLOT: MatchSlot = {
  status: 'none', matchId: null, problem: null, opening: 0, stored: 0, seats: [], match: null, pending: null, happened: [], holder: null, lastHolder: null, hurried: false,
};

/** Enough events for the lines of the log that the table shows. */
const KEPT_EVENTS = 80;

/** The newest of what happened. */
export function keepRecent(happened: readonly Happened[]): readonly Happened[] {
  let events = 0;
  let first = happened.length;
  while (first > 0 && events < KEPT_EVENTS) events += Math.max(1, happened[--first].events.length);
  return happened.slice(first);
}

/** Who sees the table, and who must take the device first. */
export type Handover = { readonly viewer: Viewer; readonly needs: Seat | null };

/**
 * Who looks at the screen. One person among bots always does; of several people, the one who said "I am …", and
 * nobody as soon as somebody else is to decide.
 */
export function handoverOf(game: AnyGame, slot: MatchSlot): Handover {
  const people = slot.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  if (people.length < 2 || !slot.match) return { viewer: people.at(0) ?? 'table', needs: null };
  const deciding = game.toMove(slot.match.state).filter((seat) => people.includes(seat));
  const needs = deciding.length > 0 && !deciding.some((seat) => seat === slot.holder) ? deciding[0] : null;
  return { viewer: needs === null ? (slot.holder ?? 'table') : 'table', needs };
}

/** The first bot that owes a decision. */
export function botToMove(game: AnyGame, slot: MatchSlot): Seat | null {
  if (slot.status !== 'ready' || !slot.match) return null;
  return game.toMove(slot.match.state).find((seat) => slot.seats[seat]?.kind === 'bot') ?? null;
}

/** Whether the viewer is a person who owes a decision and nothing is being stored. */
export function mayAct(game: AnyGame, slot: MatchSlot): boolean {
  if (slot.status !== 'ready' || !slot.match || slot.pending) return false;
  const { viewer } = handoverOf(game, slot);
  return viewer !== 'table' && game.toMove(slot.match.state).includes(viewer);
}

/** Whether the person at the table can take the last move back. */
export function mayUndo(game: AnyGame, slot: MatchSlot): boolean {
  return slot.match !== null && canUndo(slot.match) && mayAct(game, slot);
}

/** Whether the person at the table can play again what was taken back. */
export function mayRedo(game: AnyGame, slot: MatchSlot): boolean {
  return slot.match !== null && canRedo(slot.match) && mayAct(game, slot);
}
