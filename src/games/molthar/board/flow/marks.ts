import { proposalOf } from './step';
import { actionOf, isMyTurn, me } from './moment';
import { printedNode, type Marks } from '../scene';
import { characterNode, pearlNode } from '../ways';
import type { CardLook } from '../art/pearlCard';
import type { Situation, Selection } from './types';

type Mark = [string, CardLook];

/** Cards that a payment would take, and printed pearls that it uses. */
function paymentMarks(moment: Situation): Mark[] {
  const action = actionOf(moment);
  const proposal = action === null ? undefined : proposalOf(moment.view, action);
  return (proposal?.slots ?? []).map(({ source }): Mark => [
    source.from === 'hand' ? pearlNode(source.pearl) : printedNode(source.card),
    'ticked',
  ]);
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
      return [[characterNode(selection.card), 'chosen']];
    case 'rivalHand':
      return [[`rival-${selection.seat}`, 'chosen']];
    case 'discard':
      return selection.pearls.map((pearl): Mark => [pearlNode(pearl), 'ticked']);
  }
}

/** How cards look while the player makes up their mind. */
export function marksOf(moment: Situation): Marks {
  return isMyTurn(moment.view) ? Object.fromEntries(selectionMarks(moment, moment.selection)) : {};
}
