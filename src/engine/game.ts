/** THE contract: what every game behind a gate is. Nothing here knows a particular game. */

export type Seat = number;

/** 'table' is what may be shown while the device changes hands. */
export type Viewer = Seat | 'table';

export type Tagged = { readonly type: string };

export type Move<A> = { readonly seat: Seat; readonly action: A };

/** A value inside a sentence: plain, the name of a seat, or another text. */
export type Term = string | number | { readonly seat: Seat } | Words | readonly Words[];

export type Params = Readonly<Record<string, Term>>;

/** A sentence as translation key and values; only the screens turn it into a language. */
export type Words = { readonly key: string; readonly params?: Params };

/** A sentence of the log, with the seat it is about. */
export type LogLine = Words & { readonly seat?: Seat };

/** Why a move is refused: the rule it breaks (for example 'MOL-092') and the values of its explanation. */
export type Violation = { readonly rule: string; readonly params?: Params };

export type Place = {
  readonly seat: Seat;
  /** 1 is best; seats that share a place share the rank. */
  readonly rank: number;
  /** Compared from left to right, higher is better. In a team it is what this seat did, and the scores of teams are compared. */
  readonly score: readonly number[];
};

/** The place of a team, which is that of all its seats. */
export type TeamPlace = {
  readonly team: number;
  readonly seats: readonly Seat[];
  readonly rank: number;
  readonly score: readonly number[];
};

export type Result = {
  /** Best first. */
  readonly places: readonly Place[];
  /** Best first, where teams play against each other. */
  readonly teams?: readonly TeamPlace[];
  /** The rule that decided who is first. */
  readonly rule: string;
  /** How well all did against the game itself, where they played alone or as a team. */
  readonly verdict?: Words;
};

export const BOT_LEVELS = ['easy', 'medium', 'sharp'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** Decides from a view alone, with a random stream of its own. */
export interface Bot<A, V> {
  /** Thinks in small steps; at each yield the caller may let a frame pass. */
  think(view: V, seat: Seat, seed: number): Generator<void, A, void>;
  /** For a seat that may act out of turn: what it does, or undefined when it lets the moment pass. */
  respond?(view: V, seat: Seat, seed: number): Generator<void, A | undefined, void>;
}

/** A good move for a seat, what it is in words, and one or two sentences that say why. */
export type Advice<A> = { readonly action: A; readonly words: Words; readonly reasons: readonly Words[] };

/**
 * Advises the person on a seat, from a view alone. The move is that of the sharp bot for the same view and seed; the reasons are what its
 * evaluation weighed most against the next best.
 */
export interface Coach<A, V> {
  advise(view: V, seat: Seat, seed: number): Generator<void, Advice<A>, void>;
  /** What would be much better than a move, and why; undefined where the move is good enough. */
  doubt(view: V, seat: Seat, action: A, seed: number): Generator<void, Advice<A> | undefined, void>;
}

/** A state of older rules in today's shape, or why there is none. */
export type Upgraded = { readonly state: unknown } | { readonly refused: Words };

/** Something that players of a game make and keep, for example an army. */
export interface Kept {
  /** Bumped when its shape changes; stamped on everything that is kept. */
  readonly version: number;
  /** The contents as today's version has them, also of an older one; undefined for anything else. */
  read(value: unknown, version: number): object | undefined;
  /** Why contents from a file are not taken in, in the game's own words; undefined where they are, or where it has none. */
  refuses?(value: unknown, version: number): Words | undefined;
}

/**
 * A match that plays itself, the same on every device: so many moves, drawn from the legal ones by the numbers of its seed, and the hash
 * of all that happened in them. A device that comes to another hash would play other matches than the rest of the world.
 */
export type Proof = {
  readonly config: object;
  readonly seats: number;
  readonly seed: number;
  readonly moves: number;
  readonly hash: string;
};

export interface Game<S, A extends Tagged, E extends Tagged = Tagged, V = S, C = object> {
  readonly id: string;
  /** Bumped when the rules change; stamped on every save. */
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Options with defaults; a bad value throws a ConfigError, never a strange game. */
  parseConfig(input: unknown): C;

  /** The only entry of randomness: the seed becomes state.rng. */
  setup(config: C, seats: number, seed: number): S;
  /** Who owes a decision now: one seat, several if simultaneous, none when the game is over. */
  toMove(state: S): readonly Seat[];
  /** Seats that may act out of turn now without owing a decision. Tells nothing hidden, so a seat listed may have no legal action. */
  interrupters?(state: S): readonly Seat[];
  /** How a seat that owes a decision only because it is asked lets the moment pass; undefined at any other moment. Tells nothing hidden. */
  declining?(state: S, seat: Seat): A | undefined;
  /** The one judge of legality. Names the rule that a move breaks, so that the screen can say why not. Never throws, whatever it is given. */
  check(state: S, move: Move<A>): Violation | undefined;
  /**
   * Representatives of what is open to seat, in a stable order; none means that nothing is. Every one passes check, and whatever
   * matters has one, but of actions that come to the same (a pattern turned onto itself, a like card) one is enough: an action that
   * is not listed may be legal all the same, and check decides.
   */
  legalActions(state: S, seat: Seat): readonly A[];
  /** Plays a legal move IN PLACE on a plain mutable state and resolves everything forced that follows. */
  advance(state: S, move: Move<A>): readonly E[];
  result(state: S): Result | undefined;

  /** A state that was stored: as it is, or undefined where a field is missing, unknown or impossible. Never throws. */
  readState(value: unknown): S | undefined;
  /** An action from a row or a file, with the fields that the rules know and no others; undefined for anything else. */
  readAction(value: unknown): A | undefined;
  /**
   * What these rules make of a state that older rules left, or in words why the match can only be looked at. What
   * comes out is read with readState. Without it a state of older rules is taken as it is.
   */
  upgrade?(state: unknown, from: number): Upgraded;
  /** What players may make and keep besides matches, by its kind. */
  readonly kept?: Readonly<Record<string, Kept>>;
  /** A match whose end is known, where the rules reckon so much that a device had better be tried. */
  readonly proof?: Proof;

  /** A deep copy of a state, written out for speed. Without it the engine copies field by field, several times slower. */
  copy?(state: S): S;

  /** What viewer may know: no rng, no deck order, no foreign hand. Boards, logs and bots see only this. */
  view(state: S, viewer: Viewer): V;
  /**
   * Whether this match keeps anything from anybody at the table, from its first move to its last. Where it does not,
   * every viewer sees and reads the same, and nobody need take the device before another has looked away.
   */
  hides(state: S): boolean;
  /**
   * A seat's view with everything taken out that the others at the table may not see. Where a game has it, people who share a
   * device act on it one after the other without a door between them, and see their secrets only while they hold them open.
   */
  close?(view: V): V;
  /** A full state that agrees with the view, the hidden parts resampled: bots look ahead without cheating. */
  determinize(view: V, seed: number): S;
  /** Main score of each seat, in a team that of the team, as everybody may see it; for the chart of a match. */
  scores(view: V): readonly number[];
  /** How far the match is, in a few words: 'Round 6'. */
  progress(view: V): Words;
  /** What viewer may see of an event: everything hidden is taken out of it; nothing where even that it happened is hidden. */
  show(event: E, viewer: Viewer): E | undefined;
  /** The log line of an event that was shown to somebody: it can tell nothing that show did not leave in it. */
  describe(shown: E): LogLine | undefined;
  /** Whether the event showed somebody something new: undo never goes back behind it. */
  reveals(event: E): boolean;
  /** Whether a turn that this event passed on may be taken back as long as nobody else has acted. Without it passing the turn is final. */
  recallable?(event: E): boolean;
  /** Compact readable text of a state, for golden files and failing tests. */
  toText(state: S): string;
  readonly bots: Readonly<Record<BotLevel, Bot<A, V>>>;
  /** Who answers "What now?" at the table. */
  readonly coach?: Coach<A, V>;
}

/** State or view of a game that the reader does not know. */
export type Opaque = { readonly opaque: unique symbol };

/** A game seen by code that works with any game and never looks inside its values. */
export type AnyGame = Game<Opaque, Tagged, Tagged, Opaque, object>;

/** The one place where a game's own types are forgotten. Values of one game only ever go back into that game. */
export function anyGame<S, A extends Tagged, E extends Tagged, V, C>(game: Game<S, A, E, V, C>): AnyGame {
  return game as unknown as AnyGame;
}

/** A value of any kind for a message: some, such as a BigInt or a circle, cannot be written as JSON. */
function inWords(value: unknown): string {
  try {
    return typeof value === 'bigint' ? String(value) : JSON.stringify(value);
  } catch {
    return 'a value that cannot be written';
  }
}

/** An option of a game has a value that the game does not know. */
export class ConfigError extends Error {
  constructor(
    readonly option: string,
    readonly value: unknown,
  ) {
    super(`option ${option} cannot be ${inWords(value)}`);
    this.name = 'ConfigError';
  }
}
