import { CHARACTERS } from './cards';
import { PEARLS } from './types';
import type { Cost, CostOption, Part, Pearl } from './types';

/** One acceptable set of pearls of a cost: how many of each value, and the Diamonds handed over with it. */
export type PearlSet = {
  /** Index 1 to 8; index 0 is unused. */
  readonly counts: Int8Array;
  /** The values asked for, each once. */
  readonly values: readonly Pearl[];
  readonly size: number;
  /** Bit v is set when value v is asked for. */
  readonly mask: number;
  readonly gems: number;
};

type Multisets = readonly (readonly Pearl[])[];

/** Every non-falling list of n values that the test accepts. */
function lists(n: number, from: readonly Pearl[], accepts: (values: readonly Pearl[]) => boolean): Multisets {
  const grow = (values: readonly Pearl[]): Multisets => {
    if (values.length === n) return accepts(values) ? [values] : [];
    const least = values.length === 0 ? from[0] : values[values.length - 1];
    return from.filter((value) => value >= least).flatMap((value) => grow([...values, value]));
  };
  return grow([]);
}

const total = (values: readonly Pearl[]): number => values.reduce((sum: number, value) => sum + value, 0);

function partitions(rest: number, least: Pearl): Multisets {
  if (rest === 0) return [[]];
  return PEARLS.filter((value) => value >= least && value <= rest).flatMap((value) =>
    partitions(rest - value, value).map((tail) => [value, ...tail]),
  );
}

const ALL = (): boolean => true;

/** What each part of a cost accepts (MOL-095 to MOL-105). */
const PART_LISTS: { readonly [T in Part['t']]: (part: Extract<Part, { t: T }>) => Multisets } = {
  exact: (part) => [part.v],
  kind: (part) => PEARLS.map((value) => Array.from({ length: part.n }, () => value)),
  sum: (part) => lists(part.n, PEARLS, (values) => total(values) === part.total),
  sumAny: (part) => partitions(part.total, 1),
  even: (part) => lists(part.n, [2, 4, 6, 8], ALL),
  odd: (part) => lists(part.n, [1, 3, 5, 7], ALL),
  straight: (part) => PEARLS.slice(0, PEARLS.length - part.n + 1).map((low) => PEARLS.slice(low - 1, low - 1 + part.n)),
  gems: () => [[]],
};

function listsOf<T extends Part['t']>(part: Extract<Part, { t: T }> & { t: T }): Multisets {
  return PART_LISTS[part.t](part);
}

function toTarget(values: readonly Pearl[], gems: number): PearlSet {
  const counts = new Int8Array(PEARLS.length + 1);
  let mask = 0;
  for (const value of values) {
    counts[value]++;
    mask |= 1 << value;
  }
  return { counts, values: PEARLS.filter((value) => counts[value] > 0), size: values.length, mask, gems };
}

function optionTargets(option: CostOption): PearlSet[] {
  let sets: Multisets = [[]];
  let gems = 0;
  for (const part of option) {
    if (part.t === 'gems') gems += part.n;
    sets = sets.flatMap((set) => listsOf(part).map((list) => [...set, ...list]));
  }
  return sets.map((set) => toTarget(set, gems));
}

const compiled = new WeakMap<Cost, readonly PearlSet[]>();

/** All acceptable sets of pearls of a cost, each once (section 3.3). Compiled once for each cost. */
export function targetsOf(cost: Cost): readonly PearlSet[] {
  const known = compiled.get(cost);
  if (known !== undefined) return known;
  const unique = new Map<string, PearlSet>();
  for (const target of cost.flatMap(optionTargets)) unique.set(`${target.counts.join()}+${target.gems}`, target);
  const targets = [...unique.values()];
  compiled.set(cost, targets);
  return targets;
}

/** The targets of each Character card's cost. */
export const TARGETS: readonly (readonly PearlSet[])[] = CHARACTERS.map((card) => targetsOf(card.cost));
