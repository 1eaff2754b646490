import type { Advice, LogLine, Result, Seat, Tagged, Viewer, Violation, Words } from '@/engine';
import type { GameId } from '@/games';
import type { Loss, Offer, Score, SeatSetup } from '@/storage';

export type { DeletedMatch, Keepsake, Loss, MatchSummary, Offer, Score, SeatSetup } from '@/storage';

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
type ClosedTable = {
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

/**
 * What the coach does for the one who acts: it thinks what to advise, advises, weighs a move that was made, or doubts it. What it was asked
 * for it lays out on the table; where it speaks by itself it only points.
 */
export type Coaching<A> =
  | { readonly type: 'thinks'; readonly laysOut: boolean }
  | { readonly type: 'advises'; readonly advice: Advice<A>; readonly laysOut: boolean }
  | { readonly type: 'weighs'; readonly action: A }
  | { readonly type: 'doubts'; readonly action: A; readonly advice: Advice<A> };

/** An open match as one viewer may see it. */
export type OpenTable<A, V, E = Tagged> = {
  readonly status: 'ready';
  readonly matchId: string;
  /** The match goes on, but part of its history is damaged. */
  readonly problem: Words | null;
  readonly seats: readonly SeatSetup[];
  /** Who looks at the table and acts. */
  readonly viewer: Viewer;
  /** For whom the newest moves are told: the viewer, or everybody where others look on. */
  readonly reader: Viewer;
  readonly view: V;
  /** The view leaves out the viewer's own secrets, because others look on: peek shows them. */
  readonly closed: boolean;
  /** How many moves led to this view. */
  readonly moves: number;
  /** The newest moves, oldest first: the last one led to this view. Also there after the match was opened again. */
  readonly recent: readonly ShownMove<E>[];
  readonly toMove: readonly Seat[];
  /** A move is being stored, and the board still shows the state before it; or bots are asked whether they act out of turn. */
  readonly busy: boolean;
  /** The seat of the bot that is to move. */
  readonly thinking: Seat | null;
  /** The match keeps something from somebody at the table. */
  readonly hides: boolean;
  /** A door stands between people: the next one sees nothing before taking the device. */
  readonly doors: boolean;
  /** The person who must take the device before anything is shown. */
  readonly needsHandover: Seat | null;
  readonly previousHolder: Seat | null;
  /** The people who may act out of turn now, by call. */
  readonly callers: readonly Seat[];
  /** The person for whom the game waits out of turn; until endCall the caller is the one who acts. */
  readonly calling: Seat | null;
  /** The game waits for a call, also while it is not known yet whose: nobody moves but the caller. */
  readonly waiting: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly result: Result | undefined;
  /** What the coach does for the viewer; nothing once the match goes on. */
  readonly coaching: Coaching<A> | null;
  /** Representatives of what the viewer may do now, none off turn; listed when first asked for. Whether one thing may be done says why. */
  legal(): readonly A[];
  act(action: A): void;
  why(action: A): Violation | undefined;
  /** The viewer's own view with what is closed, to be shown only while the viewer holds it; null while somebody else is to act. */
  peek(): V | null;
  undo(): void;
  redo(): void;
  /** "I am …": the person of needsHandover holds the device. */
  takeDevice(): void;
  /** The game stops, and one of the callers acts out of turn; null while it is asked which. */
  call(seat: Seat | null): void;
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
  readonly moves: number;
  /** The table after `shown` moves: this moment, or the nearest one before it that is known. */
  readonly view: V;
  readonly shown: number;
  readonly toMove: readonly Seat[];
  readonly result: Result | undefined;
  /** The move that led here; null at the beginning and where it is lost. */
  readonly last: ShownMove<Tagged> | null;
  /** Why it is not known what the move did: it belongs to older rules, or it is damaged. */
  readonly gap: Words | null;
};

/** A stored match that can be looked at move by move without touching it. It reads what it shows, and no more. */
export type Replay<V> = {
  readonly matchId: string;
  readonly gameId: GameId;
  readonly name: string;
  readonly seats: readonly SeatSetup[];
  readonly viewer: Viewer;
  /** Number of moves at the first frame: 0 unless what came before is damaged. */
  readonly first: number;
  readonly last: number;
  /** Any moment in about the same time, however long the match is. */
  frame(moves: number): Promise<Frame<V>>;
  /** How far the match was and what everybody had after each of the moves first..last; done runs from 0 to 1. */
  scores(progress?: (done: number) => void): Promise<readonly Score[]>;
};

/** What a move did, as a viewer may read it. */
export type LogEntry = {
  readonly moves: number;
  /** Who moved; null where that is lost. */
  readonly seat: Seat | null;
  readonly lines: readonly LogLine[];
};

/** The log of a stored match, read in pages. */
export type Log = {
  readonly first: number;
  readonly last: number;
  /** What the moves after `from` did, `count` of them, oldest first. */
  page(from: number, count: number): Promise<readonly LogEntry[]>;
};

/** A short message at the edge of the screen. */
export type Notice = {
  readonly id: number;
  readonly words: Words;
  readonly action?: NoticeAction;
  /** It is true only until something is played. */
  readonly untilMove?: boolean;
};
/** What the button of a message does. */
type NoticeAction = { readonly words: Words; readonly type: 'restoreMatch'; readonly matchId: string };

/** Choices of the settings screen. */
export const LANGUAGES = ['system', 'en', 'es', 'de'] as const;
export const SPEEDS = [0.5, 1, 2, 4] as const;
export const MOTIONS = ['system', 'on', 'off'] as const;
export const COACHES = ['off', 'asked', 'always'] as const;
export const DOORS = ['hidden', 'always'] as const;

/** What was chosen on the new game screen. */
export type NewGame = { readonly config: object; readonly seats: readonly SeatSetup[] };

/** How far somebody came in a lesson, and whether it was finished once. */
export type LessonProgress = { readonly step: number; readonly done: boolean };

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
  /** A tablet that lies flat turns its screen for whoever sits opposite. */
  readonly turnScreen: boolean;
  /** Between people a door is shut where something is hidden, or always. */
  readonly doors: (typeof DOORS)[number];
  /** The coach speaks when asked, at every decision, or never. */
  readonly coach: (typeof COACHES)[number];
  /** The coach asks before a move is played that is much worse than another. */
  readonly doubt: boolean;
  /** The chosen title of each game that has several. */
  readonly titles: Readonly<Partial<Record<GameId, string>>>;
  /** The last choices on the new game screen. */
  readonly lastNewGame: Readonly<Partial<Record<GameId, NewGame>>>;
  /** By match, of the newest ones: what is meant to be done in turns to come. Only its game can read it. */
  readonly intents: Readonly<Record<string, unknown>>;
  /** By game, then by lesson. */
  readonly lessons: Readonly<Partial<Record<GameId, Readonly<Record<string, LessonProgress>>>>>;
};

/** Whether the saved matches are within reach. */
export type StorageState = {
  readonly status: 'opening' | 'ready' | 'failed' | 'lost';
  readonly problem: Words | null;
  /** What is missing from the saves. */
  readonly loss?: Loss;
  /** Copies that could be restored; undefined while nothing but trying again makes sense. */
  readonly offers?: readonly Offer[];
};
/** The same with the ways out. */
export type StorageStatus = StorageState & {
  retry(): void;
  /** Makes a copy the saves of the app; what is damaged is kept. */
  restore(name: string): Promise<void>;
  /** Begins with no saves at all; what is damaged is kept. */
  startEmpty(): Promise<void>;
  /** Takes what is left. */
  goOn(): Promise<void>;
};
