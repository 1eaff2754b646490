import { useMemo } from 'react';
import type { Words } from '@/engine';
import { mayCommand, overlayOf, planOf, type Lens, type Selection } from '../../board/flow';
import { parseTarget, targetId } from '../../board/ids';
import { NO_OVERLAY, type Overlay } from '../../board/overlay';
import type { Answers } from '../../board/targets';
import { text } from '../../board/text';
import { ALTARS, distance, heroAt, heroName, TERRAIN, type Node, type View } from '../../rules';

/** What blocks a line of sight, in words. */
function blockerWords(view: View, node: Node): Words {
  const hero = heroAt(view, node);
  if (hero >= 0) return text('lens.hero', { hero: heroName(hero) });
  return text(TERRAIN[node] === 'sea' ? 'lens.sea' : 'lens.rock');
}

/** The id of what is chosen. */
function chosenId(selection: Selection): string | null {
  if (selection.type === 'deed') return selection.deed.target === null ? null : targetId('hero', selection.deed.target);
  if (selection.type !== 'goal') return null;
  return selection.goal.kind === 'altar'
    ? targetId('altar', selection.goal.altar)
    : targetId('node', selection.goal.node);
}

/** What a tap on a target does, for those who cannot see the island. */
function hintOf(view: View, id: string, chosen: string | null): Words | undefined {
  if (!mayCommand(view)) return undefined;
  if (id === chosen) return text('hint.again');
  const target = parseTarget(id);
  if (target?.kind === 'altar') return text('hint.altar');
  if (target?.kind !== 'hero') return text('hint.node');
  const own = view.heroes[view.turn.hero].team;
  return text(view.heroes[target.hero].team === own ? 'hint.friend' : 'hint.enemy');
}

type Considered = { readonly overlay: Overlay; readonly answers: Answers; readonly interest: readonly Node[] };

const NOWHERE: readonly Node[] = [];

/** What lies over the island for what is chosen, what taps do, and which hexes it is about. */
export function useOverlay(
  view: View,
  selection: Selection,
  lens: Lens | null,
  say: (words: Words) => string,
  /** What happened is shown: nothing is considered meanwhile. */
  shows: boolean,
): Considered {
  return useMemo(() => {
    const mine = mayCommand(view) && !shows;
    const overlay = mine
      ? overlayOf({ view, selection, lens, blocker: (node) => say(blockerWords(view, node)) })
      : NO_OVERLAY;
    const chosen = chosenId(selection);
    const plan = mine ? planOf({ view, selection }) : null;
    return {
      overlay,
      answers: { hint: (id) => hintOf(view, id, chosen), isChosen: (id) => id === chosen, isRefused: () => false },
      interest: plan === null ? NOWHERE : interestOf(view, selection, plan.node),
    };
  }, [view, selection, lens, say, shows]);
}

/** Farther away than this is not brought into the same picture. */
const FAR = 11;

/** The hexes that a proposal is about: the hero, where it will stand, and whom or what it is aimed at. */
function interestOf(view: View, selection: Selection, stand: Node): readonly Node[] {
  const own = view.heroes[view.turn.hero].node;
  const aimed =
    selection.type === 'deed' && selection.deed.target !== null
      ? view.heroes[selection.deed.target].node
      : selection.type === 'goal' && selection.goal.kind === 'altar'
        ? ALTARS[selection.goal.altar].node
        : stand;
  return distance(stand, aimed) > FAR ? [own, stand] : [own, stand, aimed];
}
