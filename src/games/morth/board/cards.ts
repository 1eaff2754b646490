import type { Words } from '@/engine';
import { CARDS } from '../rules/data';
import { foeOf } from '../rules/foes';
import { cardName } from '../rules/words';
import type { Action, Card, CardTarget, View } from '../rules';
import { foePlace, foeWords, heroWords, pathWords, placeWords, text } from './words';

/** The title of a card and what it does, against a rival or against the team. */
export function cardWords(view: View, card: Card): { readonly title: Words; readonly text: Words } {
  const { effect, amount, attack } = CARDS[card];
  const kind = view.mode === 'cooperative' ? 'team' : 'text';
  const params = { count: amount, ...(attack !== null && { type: { key: `morth.attack.${attack}.name` } }) };
  return { title: cardName(card), text: { key: `morth.card.${effect}.${kind}`, params } };
}

function enemyWords(view: View, die: number): Words {
  const foe = foeOf(view, die);
  if (foe === undefined) return text('card.gone');
  const params = { foe: foeWords(foe), place: foePlace(view, foe) };
  return view.mode === 'cooperative'
    ? text('card.teamEnemy', params)
    : text('card.enemy', { ...params, who: { seat: foe.realm } });
}

function heroOf(view: View, id: number): Words {
  return text('card.hero', { hero: heroWords(view, id), who: { seat: view.heroes[id].seat } });
}

/** What a card would be aimed at, in words. */
export function targetWords(view: View, target: CardTarget): Words {
  switch (target.kind) {
    case 'enemy':
      return enemyWords(view, target.die);
    case 'path':
      return text('card.toPath', { what: enemyWords(view, target.die), path: pathWords(view, target.path) });
    case 'enemies':
      return text('card.both', { one: enemyWords(view, target.own), other: enemyWords(view, target.other) });
    case 'hero':
      return heroOf(view, target.hero);
    case 'heroTo': {
      const { seat } = view.heroes[target.hero];
      return text('card.heroTo', {
        what: heroOf(view, target.hero),
        place: placeWords(view, view.mode === 'cooperative' ? 0 : seat, target.cell),
      });
    }
    case 'square':
      return text('card.square', { place: placeWords(view, target.realm, target.cell), who: { seat: target.realm } });
    case 'purse':
      return view.mode === 'cooperative'
        ? text('strip.team')
        : text('card.purse', { who: { seat: target.realm }, count: view.realms[target.realm].gold });
  }
}

/** MOR-199 Everything that a card can be aimed at now. */
export function targetsFor({ legal }: { legal(): readonly Action[] }, card: Card): CardTarget[] {
  return legal().flatMap((action) => (action.type === 'playCard' && action.card === card ? [action.target] : []));
}

/** The cards that the viewer holds, or as Lord Morth has drawn for the team. */
export function cardsOf(view: View): readonly Card[] {
  if (view.pending?.type === 'morthCard') return [view.pending.card];
  return view.viewer === 'table' ? [] : (view.hands[view.viewer] ?? []);
}

/** How many cards the viewer could open, also where they lie face down. */
export const cardCount = (view: View): number =>
  view.viewer === 'table' || view.pending?.type === 'morthCard' ? cardsOf(view).length : view.handCounts[view.viewer];
