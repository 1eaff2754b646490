import type { BotLevel, Move, Seat, Tagged, Words } from '@/engine';

/** Who sits on a seat. */
export type SeatSetup = {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  readonly level: BotLevel;
  /** Index into SEAT_LOOKS. */
  readonly look: number;
};

/** What a match is made from, as it is stored. */
export type StoredSetup = { readonly config: object; readonly seats: readonly SeatSetup[]; readonly seed: number };

/** What the list of matches shows of a state; nothing in it is hidden from anybody at the table. */
export type Standing = {
  readonly toMove: readonly Seat[];
  readonly progress: Words | null;
  readonly scores: readonly number[];
  readonly over: boolean;
};

/** A line of the list of matches. */
export type MatchSummary = Standing & {
  readonly id: string;
  readonly gameId: string;
  readonly name: string;
  readonly seats: readonly SeatSetup[];
  readonly moves: number;
  readonly createdAt: number;
  readonly updatedAt: number;
  /** What is wrong with the save, in words; the match is kept all the same. */
  readonly problem: Words | null;
};

/** A match that can be read: its row, without moves. */
export type MatchRecord = {
  readonly id: string;
  readonly gameId: string;
  readonly rulesVersion: number;
  readonly name: string;
  readonly setup: StoredSetup;
  readonly moves: number;
  readonly createdAt: number;
};

/** A state after so many moves, ready to be stored. */
export type Position = {
  readonly moves: number;
  readonly state: object;
  readonly hash: string;
  readonly standing: Standing;
};

/** A move and the hash of the state that it led to. */
export type StoredMove = Move<Tagged> & { readonly hash: string };
