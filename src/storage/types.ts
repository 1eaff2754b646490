import type { BotLevel, Move, Seat, Tagged, Words } from '@/engine';

/** Who sits on a seat. */
export type SeatSetup = {
  readonly name: string;
  readonly kind: 'person' | 'bot';
  readonly level: BotLevel;
  /** Index into SEAT_LOOKS. */
  readonly look: number;
  /** Sits on the far side of a device that lies flat; where nobody chose, people sit on both sides in turn. */
  readonly opposite?: boolean;
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

/** A match that was deleted and can still be brought back. */
export type DeletedMatch = MatchSummary & {
  readonly deletedAt: number;
  /** From then on it is gone for good. */
  readonly goesAt: number;
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

/** What the chart of a match needs of a moment. */
export type Score = Pick<Standing, 'progress' | 'scores'>;

/** A move and the hash of the state that it led to. */
export type StoredMove = Move<Tagged> & {
  readonly hash: string;
  /** The rules that it was played by, where they are not those of the match. */
  readonly rulesVersion?: number;
  /** What everybody had after it. */
  readonly score?: Score;
};

/** A state on the way of a match, from which the moves after it can be walked. */
export type StoredSnapshot = Pick<Position, 'moves' | 'state' | 'hash'> & {
  /** The rules that left it, where they are not those of the match. */
  readonly rulesVersion?: number;
};
