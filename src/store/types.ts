import type { LogLine, Result, Seat, Tagged, Viewer, Violation, Words } from '@/engine';
import type { GameId } from '@/games';
import type { SeatSetup } from '@/storage';

export type { MatchSummary, SeatSetup } from '@/storage';

/** What the new game screen gives. */
export type MatchSetup = {
  readonly gameId: GameId;
  readonly config: object;
  readonly seats: readonly SeatSetup[];
  /** Drawn by lot unless given. */
  readonly seed?: number;
};

/** The answer of everything that can fail for a reason the player should read. */
export type Failed = { readonly problem: Words };
/** The id of a new match, or why there is none. */
export type Created = { readonly id: string } | Failed;
/** A file of a match, or why there is none. */
export type Exported = { readonly fileName: string; readonly text: string } | Failed;

/** No match of this game is open, or it could not be opened. */
export type ClosedTable = {
  readonly status: 'none' | 'loading' | 'failed';
  readonly matchId: string | null;
  readonly problem: Words | null;
};

/** A move that was played, as one viewer may see it. */
export type ShownMove<E> = {
  /** How many moves had been played after it: a table that has seen fewer has not seen this one. */
  readonly number: number;
  readonly seat: Seat;
  /** What it did, with everything hidden taken out. */
  readonly events: readonly E[];
  /** The same in words. */
  readonly lines: readonly LogLine[];
};

/** An open match as one viewer may see it. */
export type OpenTable<A, V, E = Tagged> = {
  readonly status: 'ready';
  readonly matchId: string;
  /** The match goes on, but part of its history is damaged. */
  readonly problem: Words | null;
  readonly seats: readonly SeatSetup[];
  readonly viewer: Viewer;
  readonly view: V;
  /** How many moves led to this view. */
  readonly moves: number;
  /** The newest moves, oldest first: the last one led to this view. Also there after the match was opened again. */
  readonly recent: readonly ShownMove<E>[];
  readonly toMove: readonly Seat[];
  /** A move is being stored, and the board still shows the state before it; or bots are asked whether they act out of turn. */
  readonly busy: boolean;
  /** The seat of the bot that is to move. */
  readonly thinking: Seat | null;
  /** The person who must take the device before anything is shown. */
  readonly needsHandover: Seat | null;
  readonly previousHolder: Seat | null;
  /** The people who may act out of turn now, by call. */
  readonly callers: readonly Seat[];
  /** The person for whom the game waits out of turn; until endCall the caller is the one who acts. */
  readonly calling: Seat | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly result: Result | undefined;
  /** The newest lines, oldest first, as the viewer may read them. */
  readonly recentLog: readonly LogLine[];
  /** What the viewer may do now. */
  readonly legal: readonly A[];
  act(action: A): void;
  why(action: A): Violation | undefined;
  undo(): void;
  redo(): void;
  /** "I am …": the person of needsHandover holds the device. */
  takeDevice(): void;
  /** One of the callers takes the device and acts out of turn. */
  call(seat: Seat): void;
  /** The caller is done, or does not want to after all: the game goes on. */
  endCall(): void;
  /** Skips the pauses between the bots' moves until a person is to move. */
  hurry(): void;
  /** Lets bots wait while something long is shown, until it is over. */
  hold(held: boolean): void;
};
/** What useTable gives. */
export type Table<A, V, E = Tagged> = ClosedTable | OpenTable<A, V, E>;

/** One moment of a replay. */
export type Frame<V> = {
  readonly view: V;
  /** How many moves led here. */
  readonly moves: number;
  readonly toMove: readonly Seat[];
  readonly result: Result | undefined;
  /** The move that led here; null at the beginning. */
  readonly last: ShownMove<Tagged> | null;
};

/** A stored match that can be looked at move by move without touching it. */
export type Replay<V> = {
  readonly matchId: string;
  readonly gameId: GameId;
  readonly name: string;
  readonly seats: readonly SeatSetup[];
  readonly viewer: Viewer;
  /** Number of moves at the first frame: 0 unless older moves belong to other rules or are damaged. */
  readonly first: number;
  readonly last: number;
  /** Why not every move can be shown. */
  readonly problem: Words | null;
  frame(moves: number): Frame<V>;
  /** Main score of each seat after each of the moves first..last. */
  scores(): readonly (readonly number[])[];
};

/** A short message at the edge of the screen. */
export type Notice = { readonly id: number; readonly words: Words; readonly action?: NoticeAction };
/** What the button of a message does. */
export type NoticeAction = { readonly words: Words; readonly type: 'restoreMatch'; readonly matchId: string };

/** Choices of the settings screen. */
export const LANGUAGES = ['system', 'en', 'es', 'de'] as const;
export const SPEEDS = [0.5, 1, 2, 4] as const;
export const MOTIONS = ['system', 'on', 'off'] as const;

/** What was chosen on the new game screen. */
export type NewGame = { readonly config: object; readonly seats: readonly SeatSetup[] };

/** What a player can set. */
export type Settings = {
  readonly language: (typeof LANGUAGES)[number];
  readonly sound: boolean;
  readonly haptics: boolean;
  readonly speed: (typeof SPEEDS)[number];
  readonly reducedMotion: (typeof MOTIONS)[number];
  readonly patterns: boolean;
  readonly hand: 'right' | 'left';
  readonly keepAwake: boolean;
  readonly moltharTitle: 'molthar' | 'heroes';
  /** The last choices on the new game screen. */
  readonly lastNewGame: Readonly<Partial<Record<GameId, NewGame>>>;
};

/** Whether the saved matches are within reach, and how to try again. */
export type StorageStatus = {
  readonly status: 'opening' | 'ready' | 'failed';
  readonly problem: Words | null;
  retry(): void;
};
