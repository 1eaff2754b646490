import { targetsOf } from '../cost';
import type { PearlSet } from '../cost';
import { PEARLS } from '../types';
import type { Cost, Pearl } from '../types';
import type { Slot } from './slots';

/** What a set of pearls chosen by hand amounts to. */
export type Judgement = {
  /** The chosen pearls are exactly a combination of the cost. */
  readonly pays: boolean;
  /** For each chosen pearl whether it has a place in the nearest combination. */
  readonly fits: readonly boolean[];
  /** What the nearest combination still asks for. */
  readonly missing: readonly Pearl[];
  /** Diamonds on the chosen pearls and those that the cost asks for. */
  readonly diamonds: number;
};

function fitInto(target: PearlSet, chosen: readonly Slot[]): { fits: boolean[]; missing: Pearl[] } {
  const left = [...target.counts];
  const fits = chosen.map((slot) => {
    if (left[slot.value] === 0) return false;
    left[slot.value]--;
    return true;
  });
  return { fits, missing: PEARLS.flatMap((value) => Array.from({ length: left[value] }, () => value)) };
}

const misfits = (fits: readonly boolean[]): number => fits.filter((fit) => !fit).length;

/** Judges pearls chosen by hand against a cost: the combination with fewest misfits, then fewest missing, is the nearest. */
export function judge(cost: Cost, chosen: readonly Slot[]): Judgement {
  const raised = chosen.filter((slot) => slot.diamond !== 0).length;
  let nearest: Judgement = { pays: false, fits: chosen.map(() => false), missing: [], diamonds: raised };
  let least = Infinity;
  for (const target of targetsOf(cost)) {
    const { fits, missing } = fitInto(target, chosen);
    const distance = misfits(fits) * PEARLS.length * 2 + missing.length;
    if (distance >= least) continue;
    least = distance;
    nearest = { pays: distance === 0, fits, missing, diamonds: raised + target.gems };
  }
  return nearest;
}
