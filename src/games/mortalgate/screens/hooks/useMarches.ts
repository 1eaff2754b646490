import { useState } from 'react';
import type { OpenTable } from '@/store';
import type { Goal, Selection } from '../../board/flow';
import { altarAt, OFF, type Action, type HeroId, type View } from '../../rules';

/** Where heroes were sent over several turns: the table remembers it, the rules do not. */
type Marches = Readonly<Record<HeroId, Goal>>;

/** Whether a hero has come to where it was sent. */
function isThere({ heroes, altars }: View, hero: HeroId, goal: Goal): boolean {
  const { node, team } = heroes[hero];
  if (goal.kind === 'node') return node === goal.node;
  return altars[goal.altar] === team || altarAt(node) === goal.altar;
}

/** The march that the hero of the turn is on; a march ends where it leads to, and with the hero. */
export function useMarches({ view }: Pick<OpenTable<Action, View>, 'view'>) {
  const [marches, setMarches] = useState<Marches>({});
  const { hero } = view.turn;
  const { [hero]: goal, ...others } = marches;
  const over = goal !== undefined && (view.heroes[hero].node === OFF || isThere(view, hero, goal));
  if (over) setMarches(others);
  return {
    march: over ? null : (goal ?? null),
    /** What was just ordered: a way that takes longer than this turn is remembered, any other order ends the march. */
    ordered: (selection: Selection, turns: number) =>
      setMarches(selection.type === 'goal' && turns > 1 ? { ...marches, [hero]: selection.goal } : others),
  };
}
