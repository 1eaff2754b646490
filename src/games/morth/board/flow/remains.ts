import { heroesToAct, type View } from '../../rules';
import { cardsOf, targetsFor } from '../cards';
import { mayCommand, ownSeat } from '../table';
import { firstIds, litIds, pickedIds } from './aim';
import { planOf } from './plan';
import { deviceCells, mayTurn, offeredCells } from './tap';
import type { Aim, Selection, Situation } from './types';

type Of<T extends Selection['type']> = Extract<Selection, { type: T }>;

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The hero may still act, its square be reached, and the strike that was chosen be made from there. */
function heroRemains(moment: Situation, { hero, to, strike }: Of<'hero'>): boolean {
  const { view } = moment;
  const acts = view.active?.hero === hero || heroesToAct(view, ownSeat(view)).includes(hero);
  const plan = planOf(moment);
  if (!acts || plan === null) return false;
  const reached = plan.to === null || plan.deploys || plan.reach.some(({ cell, stand }) => cell === to && stand);
  return reached && (typeof strike === 'string' || plan.strike !== null);
}

/** Every tap that was made to aim a card may still be made. */
function aimRemains(moment: Situation, aim: Aim): boolean {
  const taps = pickedIds({ selection: aim });
  return taps.every((id, i) => {
    const before = { ...moment, selection: { ...aim, picks: aim.picks.slice(0, i) } };
    return litIds(before).includes(id);
  });
}

const holds = (view: View, card: number): boolean => cardsOf(view).includes(card);

/** Whether what the player has chosen is still possible after others have acted: asked of the rules. */
export function remains(moment: Situation): boolean {
  const { view, selection, why } = moment;
  switch (selection.type) {
    case 'none':
      return true;
    case 'hero':
      return mayCommand(view) && heroRemains(moment, selection);
    case 'device':
      return selection.cell === null
        ? deviceCells(view, selection.device).length > 0
        : deviceCells(view, selection.device).includes(selection.cell);
    case 'hire': {
      const { race, hero, cell } = selection;
      return offeredCells(moment).includes(cell) && why({ type: 'hire', race, hero, cell }) === undefined;
    }
    case 'turn':
      // A turn that has become too dear stays in sight: its button says what is missing.
      return mayTurn(view);
    case 'card': {
      const { card, target } = selection;
      return holds(view, card) && (target === null || targetsFor(moment, card).some((other) => isSame(other, target)));
    }
    case 'aim':
      return (
        holds(view, selection.card) && firstIds(moment, selection.card).length > 0 && aimRemains(moment, selection)
      );
  }
}
