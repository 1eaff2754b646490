import type { Words } from '@/engine';
import type { Target } from '@/scene/nodes';
import { HEROES } from '../../rules/data';
import type { HeroId, View } from '../../rules/types';
import { heroName } from '../../rules/words';
import { targetId } from '../ids';
import type { DraftLayout } from './layout';
import { cardNode, whoseWords } from './scene';
import { isFree } from './state';

type Input = {
  readonly view: View;
  readonly layout: DraftLayout;
  readonly names: readonly string[];
  readonly opened: HeroId | null;
};

/** The cards: a tap opens the sheet of the hero, also of one that is taken. */
export function draftTargets({ view, layout, names, opened }: Input): Target[] {
  return HEROES.map(({ key, health, damage, movement }, hero): Target => {
    const who: Words['params'] = { hero: heroName(hero), kind: { key: `mortalgate.hero.${key}.kind` } };
    return {
      id: targetId('hero', hero),
      ...layout.cards[hero],
      role: 'radio',
      node: cardNode(hero),
      label: isFree(view, hero)
        ? { key: 'mortalgate.draft.card', params: { ...who, health, damage, movement } }
        : { key: 'mortalgate.draft.cardTaken', params: { ...who, whose: whoseWords(view, hero, names) } },
      hint: { key: 'mortalgate.draft.cardHint' },
      selected: hero === opened,
    };
  });
}
