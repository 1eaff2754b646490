import { textsOf, type Difference, type Seat, type Weighed, type Words } from '@/engine';
import { CHARACTERS } from '../cards';
import { partNamed, type Part } from '../thinking/part';
import type { Action, CharacterCard, State } from '../types';
import { cardName } from '../words';
import { isOnPortal, isPaid, lacks, mean, mostly } from './ends';

const text = textsOf('molthar.coach');

/** Nothing else is worth a thought. */
export const ONLY: Words = text('only');
/** Another action comes to the same. */
export const EVEN = (other: Words): Words => text('even', { other });

/** A move and the states that it and the other one led to, sample by sample. */
type Line = {
  readonly seat: Seat;
  /** What lies on the seat's Portal now. */
  readonly had: readonly CharacterCard[];
  readonly action: Action;
  readonly ends: readonly [readonly State[], readonly State[]];
};

/** How near an own Character comes, in words: paid, paid soon, or so many pearls short. */
function cardWords(card: CharacterCard, better: boolean, { seat, had, action, ends }: Line): Words {
  const [one, other] = ends;
  const { power } = CHARACTERS[card];
  const count = Math.round(mean(one, lacks(seat, card)));
  const params = { card: cardName(card), count };
  if (better) {
    if (mostly(one, isPaid(seat, card))) {
      const key = action.type === 'activate' && action.card === card ? 'paysNow' : 'pays';
      return power > 0 ? text(`${key}.points`, { ...params, count: power }) : text(`${key}.ability`, params);
    }
    if (!mostly(one, isOnPortal(seat, card))) return text('hopes', params);
    if (!mostly(other, isOnPortal(seat, card)))
      return text(`${had.includes(card) ? 'stays' : 'comes'}.${count === 0 ? 'payable' : 'short'}`, params);
    if (count === 0) return text('payable', params);
    return text(mean(one, lacks(seat, card)) < mean(other, lacks(seat, card)) ? 'short' : 'easier', params);
  }
  if (mostly(other, isPaid(seat, card))) return text('but.waits', params);
  if (!mostly(one, isOnPortal(seat, card))) return text('but.without', params);
  return text(count === 0 ? 'but.harder' : 'but.short', params);
}

/** What it does to a rival. */
function rivalWords(part: Part, better: boolean, { ends }: Line): Words {
  const who = { seat: part.seat };
  const [one] = ends;
  if (part.of === 'card') {
    const gone = !mostly(one, isOnPortal(part.seat, part.card)) && !mostly(one, isPaid(part.seat, part.card));
    return text(better ? (gone ? 'takesAway' : 'slows') : 'but.helps', { who, card: cardName(part.card) });
  }
  if (part.of === 'open') return text(better ? 'denies' : 'but.leaves', { who, card: cardName(part.card) });
  return text(`${better ? '' : 'but.'}rival.${part.of}`, { who });
}

function differenceWords({ part: name, by }: Difference, line: Line): Words {
  const part = partNamed(name);
  const better = by > 0;
  if (part.seat !== line.seat) return rivalWords(part, better, line);
  if (part.of === 'card') return cardWords(part.card, better, line);
  if (part.of === 'open') return text(better ? 'hopes' : 'but.hopes', { card: cardName(part.card) });
  return text(better ? part.of : `but.${part.of}`);
}

function faceOf({ part: name }: Difference): string | undefined {
  const part = partNamed(name);
  return 'card' in part ? CHARACTERS[part.card].face : undefined;
}

/** What speaks for a move and, where it is heavy, against it. */
export function reasonWords({ pro, contra }: Weighed, line: Line): readonly Words[] {
  const told = [...pro, ...contra].map((difference) => ({
    face: faceOf(difference),
    words: differenceWords(difference, line),
  }));
  // Of two cards with one face a reader cannot tell which is meant.
  const isNew = ({ face }: { face?: string }, i: number) =>
    face === undefined || told.findIndex((other) => other.face === face) === i;
  return told.filter(isNew).map(({ words }) => words);
}
