import { proposalOf, proposesPearl } from './step';
import { actionOf, isMyTurn, me, proposalsFor } from './moment';
import { printedNode, type Marks, type Paying } from '../scene';
import { ownSeat, rivalSeats } from '../table';
import { characterNode, pearlNode } from '../ways';
import type { CardLook } from '../art/pearlCard';
import type { CharacterCard, Proposal } from '../../rules';
import type { Situation, Selection } from './types';

type Mark = [string, CardLook];

const proposed = (moment: Situation): Proposal | undefined => {
  const action = actionOf(moment);
  return action === null ? undefined : proposalOf(moment.view, action);
};

/** Cards that a payment would take, and printed pearls that it uses. */
function paymentMarks(moment: Situation): Mark[] {
  return (proposed(moment)?.slots ?? []).map(({ source }): Mark => [
    source.from === 'hand' ? pearlNode(source.pearl) : printedNode(source.card),
    'ticked',
  ]);
}

/** What the pearls of the payment that is proposed count as, and the diamonds that would go. */
export function payingOf(moment: Situation): Paying | null {
  const proposal = isMyTurn(moment.view) && moment.selection.type === 'activate' ? proposed(moment) : undefined;
  if (proposal === undefined) return null;
  const counts = proposal.slots.flatMap(({ source, value, diamond }) =>
    source.from === 'hand' ? [[pearlNode(source.pearl), { value, diamond }] as const] : [],
  );
  return { counts: Object.fromEntries(counts), diamonds: proposal.payment.diamonds };
}

function sourceMarks({ view }: Situation, from: 0 | 1 | 'pile'): Mark[] {
  if (from === 'pile') return [['characterPile', 'chosen']];
  const card = view.characters.open[from] ?? null;
  return card === null ? [] : [[characterNode(card), 'chosen']];
}

function selectionMarks(moment: Situation, selection: Selection): Mark[] {
  const { view } = moment;
  switch (selection.type) {
    case 'none':
      return proposesPearl(moment) ? [[pearlNode(view.pearls.open[0]), 'chosen']] : [];
    case 'offered':
      return [];
    case 'takePearl':
      return selection.from === 'pile'
        ? [['pearlPile', 'chosen']]
        : [[pearlNode(view.pearls.open[selection.from]), 'chosen']];
    case 'replacePearls':
      return view.pearls.open.map((pearl): Mark => [pearlNode(pearl), 'chosen']);
    case 'place':
      return [
        ...sourceMarks(moment, selection.from),
        ...(selection.leaves === null ? [] : [[characterNode(selection.leaves), 'refused'] satisfies Mark]),
      ];
    case 'activate':
      return [[characterNode(selection.card), 'chosen'], ...paymentMarks(moment)];
    case 'exchange':
      return [
        ...(selection.own === null ? [] : [[characterNode(selection.own), 'chosen'] satisfies Mark]),
        ...(selection.open === null ? [] : sourceMarks(moment, selection.open)),
      ];
    case 'trade':
      return [[pearlNode(selection.pearl), 'chosen']];
    case 'redraw':
      return (me(view).hand ?? []).map((pearl): Mark => [pearlNode(pearl), 'ticked']);
    case 'rivalCharacter':
      return [
        [characterNode(selection.card), 'ticked'],
        ...rivalSeats(view)
          .filter((seat) => view.players[seat].portal.some(({ card }) => card === selection.card))
          .map((seat): Mark => [`rival-${seat}`, 'chosen']),
      ];
    case 'rivalHand':
      return [[`rival-${selection.seat}`, 'chosen']];
    case 'discard':
      return selection.pearls.map((pearl): Mark => [pearlNode(pearl), 'ticked']);
  }
}

/** MOL-092 The characters of the own portal that could be paid for now. */
export function payableCards({ view, why }: Situation): CharacterCard[] {
  if (!isMyTurn(view) || view.pending !== null) return [];
  return view.players[ownSeat(view)].portal.flatMap(({ card }) => {
    const [cheapest] = proposalsFor(view, card);
    const may = cheapest !== undefined && why({ type: 'activate', card, payment: cheapest.payment }) === undefined;
    return may ? [card] : [];
  });
}

/** MOL-132, MOL-135 Rivals and characters of theirs that can be chosen now, as nodes. */
export function eligibleNodes({ view, why }: Situation): string[] {
  if (!isMyTurn(view)) return [];
  const rivals = rivalSeats(view);
  if (view.pending?.type === 'stealFrom')
    return rivals
      .filter((seat) => why({ type: 'chooseOpponentHand', seat }) === undefined)
      .map((seat) => `rival-${seat}`);
  if (view.pending?.type !== 'discardOpponent') return [];
  return rivals.flatMap((seat) => {
    const cards = view.players[seat].portal
      .map(({ card }) => card)
      .filter((card) => why({ type: 'chooseOpponentCharacter', card }) === undefined);
    // Their panel leads to them where the board has no room for the cards.
    return cards.length === 0 ? [] : [`rival-${seat}`, ...cards.map(characterNode)];
  });
}

/** How cards look while the player makes up their mind. */
export function marksOf(moment: Situation): Marks {
  if (!isMyTurn(moment.view)) return {};
  return Object.fromEntries([
    ...payableCards(moment).map((card): Mark => [characterNode(card), 'payable']),
    ...eligibleNodes(moment).map((node): Mark => [node, 'eligible']),
    ...selectionMarks(moment, moment.selection),
  ]);
}
