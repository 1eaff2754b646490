import { CHARACTERS, VALUE } from '../cards';
import { PEARLS } from '../types';
import type { CharacterCard, Pearl, PearlCard } from '../types';
import { FREE, GEM, REACH, REACH_ROW } from './purse';
import type { Powers, Purse } from './purse';

/** Where a pearl of a payment comes from. */
export type PearlSource =
  { readonly from: 'hand'; readonly pearl: PearlCard } | { readonly from: 'printed'; readonly card: CharacterCard };

/** One pearl of a combination: what it counts as, and whether a Diamond raised or lowered it. */
export type Slot = { readonly source: PearlSource; readonly value: Pearl; readonly diamond: -1 | 0 | 1 };

/** A value that a pearl may count as. */
export type AllowedValue = { readonly value: Pearl; readonly diamond: -1 | 0 | 1 };

/** Whether the Diamond on a hand card raises or lowers it to this value. */
function gemSign(printed: Pearl, value: Pearl, powers: Powers): -1 | 1 {
  const below = value - 1;
  return below >= 1 && (REACH[powers][printed * REACH_ROW + below] & FREE) !== 0 ? 1 : -1;
}

/** How a hand card comes to count as value: without a Diamond if that is possible. */
export function diamondFor(printed: Pearl, value: Pearl, powers: Powers): -1 | 0 | 1 | undefined {
  const ways = REACH[powers][printed * REACH_ROW + value];
  if ((ways & FREE) !== 0) return 0;
  return (ways & GEM) !== 0 ? gemSign(printed, value, powers) : undefined;
}

/** The Diamond that a card can carry and still count as value, if any (a 3 used as any value can carry one in vain). */
export function forcedDiamond(printed: Pearl, value: Pearl, powers: Powers): -1 | 1 | undefined {
  return (REACH[powers][printed * REACH_ROW + value] & GEM) !== 0 ? gemSign(printed, value, powers) : undefined;
}

/** Every value that a pearl of this purse may count as, its own first, then without a Diamond before with one (section 3.2). */
export function allowedValues(source: PearlSource, purse: Purse): readonly AllowedValue[] {
  if (source.from === 'printed') {
    const { pearl } = CHARACTERS[source.card];
    return (pearl === null ? PEARLS : [pearl]).map((value) => ({ value, diamond: 0 }));
  }
  const printed = VALUE[source.pearl];
  const values = PEARLS.flatMap((value): AllowedValue[] => {
    const diamond = diamondFor(printed, value, purse.powers);
    return diamond === undefined ? [] : [{ value, diamond }];
  });
  const order = (allowed: AllowedValue): number => (allowed.value === printed ? 0 : allowed.diamond === 0 ? 1 : 2);
  return values.sort((a, b) => order(a) - order(b) || a.value - b.value);
}
