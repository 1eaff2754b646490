import { textsOf, type Words } from '@/engine';
import {
  CHARACTERS,
  type Ability,
  type CharacterCard,
  type Cost,
  type CostOption,
  type Part,
  type Pearl,
} from '../rules';
import { cardName } from './table';

/** Texts of the table. */
export const text = textsOf('moltharTable');

/** A value as an item of a list. */
const valueWords = (value: Pearl): Words => text('value', { value });

type Handlers = { readonly [T in Part['t']]: (part: Extract<Part, { t: T }>) => Words };

const PARTS: Handlers = {
  exact: ({ v }) => text('cost.exact', { pearls: v.map(valueWords) }),
  kind: ({ n }) => text(`cost.kind${n === 2 ? 2 : n === 3 ? 3 : 4}`),
  sum: ({ n, total }) => text('cost.sum', { count: n, total }),
  sumAny: ({ total }) => text('cost.sumAny', { total }),
  even: ({ n }) => text('cost.even', { count: n }),
  odd: ({ n }) => text('cost.odd', { count: n }),
  straight: ({ n }) => text('cost.straight', { count: n }),
  gems: ({ n }) => text('diamonds', { count: n }),
};

function partWords<P extends Part>(part: P): Words {
  const make = PARTS[part.t] as (part: P) => Words;
  return make(part);
}

const optionWords = (option: CostOption): Words => text('list', { items: option.map(partWords) });

/** A cost in words: "two 6s …", "a pair and 6 and 6", "3, 3 and 3, or 6, 6 and 6". */
export function costWords(cost: Cost): Words {
  const [first, second] = cost;
  if (first === undefined) return text('list', { items: [] });
  return second === undefined
    ? optionWords(first)
    : text('cost.or', { one: optionWords(first), other: optionWords(second) });
}

/** The signs in the picture of a cost, once each, as they are explained. */
export function legendOf(cost: Cost): readonly (Part['t'] | 'or')[] {
  const signs = cost.flat().map(({ t }) => t);
  return [...new Set<Part['t'] | 'or'>([...signs, ...(cost.length > 1 ? (['or'] as const) : [])])];
}

/** What a character gives besides its ability: points and diamonds. */
export function giftWords(card: CharacterCard): Words {
  const { power, diamonds } = CHARACTERS[card];
  const items = [text('points', { count: power }), ...(diamonds > 0 ? [text('diamonds', { count: diamonds })] : [])];
  return text('list', { items });
}

/** Name, gifts, cost and ability of a character in one sentence for a screen reader. */
export function characterWords(card: CharacterCard): Words {
  const { cost, ability, pearl } = CHARACTERS[card];
  const params = { name: cardName(card), gives: giftWords(card), cost: costWords(cost) };
  if (ability === null) return text('label.character', params);
  const short: Words =
    ability === 'pearl' && pearl !== null
      ? text('printedValue', { value: pearl })
      : { key: `molthar.ability.${ability}.short` };
  return text('label.characterWithAbility', { ...params, ability: short });
}

const TIMES: Readonly<Record<Ability, string>> = {
  shared: 'onPortal',
  actions3: 'once',
  next1: 'once',
  discard: 'once',
  steal: 'once',
  takeBack: 'once',
  pearl: 'paying',
  pearlAny: 'paying',
  one8: 'paying',
  three: 'paying',
  minus: 'paying',
  twoGem: 'anyTime',
  hand1: 'anyTime',
  action1: 'anyTime',
  exchange: 'start',
  peek: 'start',
  redraw: 'after',
};

/** When an ability works (MOL-158). */
export const timeWords = (ability: Ability): Words => ({ key: `molthar.time.${TIMES[ability]}` });
