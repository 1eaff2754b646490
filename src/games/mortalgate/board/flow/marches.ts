import { exactly, indexOf, isRecord, kindOf, oneOf, whole } from '@/engine';
import { ALTARS, altarAt, HEROES, NODES, type HeroId, type View } from '../../rules';
import type { Goal } from './types';

/** Where a hero was sent over several turns, and how often it had been slain by then. */
type Order = { readonly goal: Goal; readonly deaths: number };

/** The orders of all heroes that are on a march: the table remembers them, the rules do not. */
export type Marches = Readonly<Record<HeroId, Order>>;

const isOrder = exactly<Order>({
  goal: kindOf<Goal>('kind', {
    altar: exactly({ kind: oneOf(['altar']), altar: indexOf(ALTARS.length) }),
    node: exactly({ kind: oneOf(['node']), node: indexOf(NODES) }),
  }),
  deaths: whole(0, Number.MAX_SAFE_INTEGER),
});

/** What was remembered of a match; nothing of it that is not an order. */
export function readMarches(value: unknown): Marches {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    HEROES.flatMap((_, hero) => {
      const order = value[hero];
      return isOrder(order) ? [[hero, order]] : [];
    }),
  );
}

/** Whether a hero has come to where it was sent. */
function isThere({ heroes, altars }: View, hero: HeroId, goal: Goal): boolean {
  const { node, team } = heroes[hero];
  if (goal.kind === 'node') return node === goal.node;
  return altars[goal.altar] === team || altarAt(node) === goal.altar;
}

/** Where a hero is still on its way to: a march ends where it leads to, and with the hero. */
export function marchOf(view: View, marches: Marches, hero: HeroId): Goal | null {
  if (!(hero in marches)) return null;
  const { goal, deaths } = marches[hero];
  return view.deeds[hero].deaths > deaths || isThere(view, hero, goal) ? null : goal;
}

/** The marches after an order to a hero: a way that takes longer than this turn is remembered, any other order ends its march. */
export function sent(view: View, marches: Marches, hero: HeroId, goal: Goal | null): Marches {
  const { [hero]: _before, ...others } = marches;
  return goal === null ? others : { ...others, [hero]: { goal, deaths: view.deeds[hero].deaths } };
}
