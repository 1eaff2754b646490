import type { AnyGame, Setup, Words } from '@/engine';
import type { Fault } from '../../scripts/mutants/fault';
import type { Simulate } from '../../scripts/simulate/match';
import type { AnySubject } from './conformance';
import type { Weights } from './randomWalk';

/** One way to play a game: its numbers of seats, and the settings that are taken in turn. */
export type Mode = { readonly name: string; readonly seats: readonly number[]; readonly configs: readonly object[] };

/** The ids of a game's rules and rulings; cases are worked examples that only tests know. */
export type Catalogue = {
  readonly prefix: string;
  readonly rules: readonly string[];
  readonly rulings: readonly { readonly id: string; readonly rules: readonly string[] }[];
  readonly cases: readonly string[];
};

/** A table of what was counted: names and figures. */
export type Figures = readonly (readonly [name: string, figure: string | number])[];

/** What tests and scripts that try every game must know of one, beside its rules. */
export type Trial = {
  /** What Math.random says when a usual match is started in a browser, so that the person begins it. */
  readonly luck: number;
  /** For the conformance suite: the options that change the rules. */
  readonly subject: AnySubject;
  /** The golden matches: all numbers of seats, and every option that changes the rules. */
  readonly golden: { readonly weights: Weights; readonly matches: Readonly<Record<string, Setup>> };
  /** All ways to play, with every option that changes the rules. */
  readonly modes: readonly Mode[];
  /** The usual ways to play against each other, in which like bots should win alike from every seat; the first seat begins where somebody must. */
  readonly even: readonly Mode[];
  /** A match in which every state is looked at for faults. */
  readonly simulate: Simulate;
  /** What a long simulation should bring about again and again, by the names that it counts. */
  readonly wanted?: readonly string[];
  /** Bots that think for seconds a match are left to the script. */
  readonly botsAreQuick: boolean;
  /** Who wins so many pairs of matches between like bots, for a game of sides; the first seed says which pairs. */
  readonly balance?: (pairs: number, firstSeed: number) => Figures;
  /** For `__tests__/saves`: matches that a version writes, and the game under other rules, which may refuse older states. */
  readonly saves: {
    readonly samples: Readonly<Record<string, Setup>>;
    readonly changed: (refuses?: () => Words) => AnyGame;
  };
  /** Faults to plant in a copy of the rules: the tests of the rules should see each. */
  readonly mutants: readonly Fault[];
  readonly catalogue: Catalogue;
  /** The rules that a first match cannot do without: lessons teach each. */
  readonly needed?: readonly string[];
};

/** MOL-S01, MOL-S02 … */
export function numbered(prefix: string, last: number, digits: number): string[] {
  return Array.from({ length: last }, (_, i) => prefix + String(i + 1).padStart(digits, '0'));
}
