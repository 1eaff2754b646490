import type { Opaque, Place, Result, Seat, Words } from '@/engine';
import type { T, TextKey } from '@/i18n';
import type { Shape } from '@/scene/shapes';
import type { SignPicture } from './front';

/** The picture of a score or a deed, with the figure in it where it has one. */
export type Sign = (tall: number, figure: number) => SignPicture;

/** A score of the ranking as figure and as words. */
export type Score = {
  readonly figure: number;
  readonly words: string;
  readonly sign: Sign;
  /** The figure stands in the sign, as on a shield, and not beside it. */
  readonly inSign?: boolean;
  readonly ink?: string;
};

/** A column of the table of deeds: what somebody did, whether or not it decided anything. */
export type Deed = {
  readonly id: string;
  readonly name: TextKey;
  readonly sign: Sign;
  readonly of: (doer: Pick<Place, 'score'>) => number;
  /** The lower figure is the better one. */
  readonly fewest?: boolean;
};

/** Somebody whose deeds are told where it is not the seats themselves that did them: a hero, a unit. */
export type Doer = {
  readonly id: string;
  readonly name: TextKey;
  /** The team it belongs to, or its seat where there are no teams. */
  readonly side: number;
  readonly score: readonly number[];
  /** In a box of side size. */
  readonly picture: (size: number) => readonly Shape[];
};

/** Name and colours of a team. */
type TeamLook = {
  readonly name: TextKey;
  readonly color: string;
  /** In a box of side size. */
  readonly banner: (size: number) => readonly Shape[];
  /** For its line on the chart: r is its reach about 0, 0. */
  readonly marker: (r: number) => readonly Shape[];
};

/** How a game's result is told: which score ends it, what breaks ties, and why in words. */
export type Telling = {
  readonly goal: number | null;
  /** What the chart of the match shows. */
  readonly course: { readonly round: TextKey; readonly move: TextKey };
  /** The lower score wins. */
  readonly fewest: boolean;
  /** The main score first, then what breaks ties. */
  readonly scores: (score: readonly number[], t: T) => readonly [Score, ...Score[]];
  /** A sentence for the rule that decided; you are the only person at the table, if there is only one. */
  readonly reason: (result: Result, names: readonly string[], t: T, you: Seat | null) => string;
  /** A few words below the winner's name, where the points alone did not decide. */
  readonly note: (result: Result, place: Pick<Place, 'rank' | 'score'>, t: T) => string | undefined;
  /** Against the game itself: whether this verdict is a defeat. */
  readonly lost?: (verdict: Words) => boolean;
  /** Where teams play: the look of each. */
  readonly team?: (team: number) => TeamLook;
  readonly deeds?: readonly Deed[];
  /** Who did them, from the view at the end; without it: the seats. */
  readonly doers?: (view: Opaque) => readonly Doer[];
  /** Where nobody won, as in a draw: what is said in place of the winner. */
  readonly nobody?: (result: Result) => TextKey | undefined;
};

/** A way to play a match again. */
export type Rematch = {
  readonly id: string;
  readonly label: TextKey;
  /** Told the name of who sits first. */
  readonly note: TextKey;
  /** The seats are rotated so that this one comes first. */
  readonly first: Seat;
  readonly config: (before: object) => object;
};
