import { useIntent, type OpenTable } from '@/store';
import type { Selection } from '../../board/flow';
import { marchOf, readMarches, sent } from '../../board/flow/marches';
import type { Action, View } from '../../rules';

/** The march that the hero of the turn is on; it outlives the table, as what was meant at a match is kept with the settings. */
export function useMarches({ view, matchId }: Pick<OpenTable<Action, View>, 'view' | 'matchId'>) {
  const { intent, intend } = useIntent(matchId);
  const marches = readMarches(intent);
  const { hero } = view.turn;
  return {
    march: marchOf(view, marches, hero),
    /** What was just ordered, and how many turns it takes. */
    ordered: (selection: Selection, turns: number) => {
      const goal = selection.type === 'goal' && turns > 1 ? selection.goal : null;
      if (goal !== null || hero in marches) intend(sent(view, marches, hero, goal));
    },
  };
}
