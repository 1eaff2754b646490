import type { Words } from '@/engine';
import type { Target } from '@/scene/nodes';
import { PEARL_CARDS, type PearlCard, type View } from '../rules';
import {
  eligibleNodes,
  isMyTurn,
  me,
  payableCards,
  portalIsFull,
  tapped,
  type Situation,
  type Selection,
} from './flow';
import { targetId } from './ids';
import type { Box, TableLayout } from './layout';
import { printedNode } from './scene';
import { characterNode, pearlNode } from './ways';
import { cardName, ownSeat, printedSign, printersOf, rivalSeats } from './table';
import { characterWords, text } from './words';

type Plain = Pick<Target, 'id' | 'label'> & { readonly box: Box; readonly node?: string; readonly does: string };

/** A target that leads to a choice: chosen or not, possible or not, and what a tap does now. */
function choice(moment: Situation, { id, label, box, node, does }: Plain, chosen: boolean): Target {
  const outcome = tapped(moment, id);
  const refused = outcome.type === 'refuse';
  const hint =
    !isMyTurn(moment.view) || outcome.type === 'look'
      ? text('hint.explain')
      : refused
        ? text('hint.why')
        : outcome.type === 'act'
          ? text('hint.again')
          : text(`hint.${does}`);
  return {
    id,
    ...box,
    role: 'button',
    label,
    hint,
    selected: chosen,
    ...(refused && { disabled: true }),
    ...(node !== undefined && { node }),
  };
}

/** A target that only explains or lists. */
const open = (id: string, box: Box, label: Words, hint: string, node?: string): Target => ({
  id,
  ...box,
  role: 'button',
  label,
  hint: text(`hint.${hint}`),
  ...(node !== undefined && { node }),
});

const chosenFrom = (selection: Selection, type: 'takePearl' | 'place', from: number | 'pile') =>
  selection.type === type && selection.from === from;

function pearlLabel(pearl: PearlCard, key: string, place: number): Words {
  const { value, swap } = PEARL_CARDS[pearl];
  return text(swap ? `label.${key}Swap` : `label.${key}`, { value, place });
}

function pearls(moment: Situation, layout: TableLayout): Target[] {
  const { view, selection } = moment;
  const row = view.pearls.open.map((pearl, i) =>
    choice(
      moment,
      {
        id: targetId('pearl', i),
        box: layout.pearls[i] ?? layout.pearls[0],
        label: pearlLabel(pearl, 'pearl', i + 1),
        node: pearlNode(pearl),
        does: 'take',
      },
      chosenFrom(selection, 'takePearl', i) || selection.type === 'replacePearls',
    ),
  );
  return [
    ...row,
    choice(
      moment,
      {
        id: targetId('pearlPile'),
        box: layout.pearlPile,
        label: text('label.pearlPile', { count: view.pearls.draw }),
        does: 'takePile',
      },
      chosenFrom(selection, 'takePearl', 'pile'),
    ),
    open(
      targetId('pearlDiscard'),
      layout.pearlDiscard,
      text('label.pearlDiscard', { count: view.pearls.discard.length }),
      'lookThrough',
    ),
  ];
}

function characters(moment: Situation, layout: TableLayout): Target[] {
  const { view, selection } = moment;
  const does = selection.type === 'exchange' ? 'exchangeOpen' : 'place';
  const row = layout.characters.flatMap((box, i) => {
    const card = view.characters.open[i] ?? null;
    if (card === null) return [];
    const chosen = chosenFrom(selection, 'place', i) || (selection.type === 'exchange' && selection.open === i);
    return [
      choice(
        moment,
        {
          id: targetId('character', i),
          box,
          label: text('label.openCharacter', { place: i + 1, card: characterWords(card) }),
          node: characterNode(card),
          does,
        },
        chosen,
      ),
    ];
  });
  return [
    ...row,
    choice(
      moment,
      {
        id: targetId('characterPile'),
        box: layout.characterPile,
        label: text('label.characterPile', { count: view.characters.draw }),
        does: 'placePile',
      },
      chosenFrom(selection, 'place', 'pile'),
    ),
    open(
      targetId('characterDiscard'),
      layout.characterDiscard,
      text('label.characterDiscard', { count: view.characters.discard.length }),
      'lookThrough',
    ),
  ];
}

function portalHint({ view, selection }: Situation): string {
  if (selection.type === 'exchange') return 'exchangeOwn';
  return selection.type === 'place' && portalIsFull(view) ? 'leave' : 'activate';
}

function ownPortal(moment: Situation, layout: TableLayout): Target[] {
  const { view, selection } = moment;
  const seat = ownSeat(view);
  const payable = payableCards(moment);
  return me(view).portal.flatMap(({ card }, i) => {
    const box = layout.own.portal[i];
    if (box === undefined) return [];
    const chosen =
      (selection.type === 'activate' && selection.card === card) ||
      (selection.type === 'exchange' && selection.own === card) ||
      (selection.type === 'place' && selection.leaves === card);
    return [
      choice(
        moment,
        {
          id: targetId('portal', seat, i),
          box,
          label: text(payable.includes(card) ? 'label.ownPortalPayable' : 'label.ownPortal', {
            place: i + 1,
            card: characterWords(card),
          }),
          node: characterNode(card),
          does: portalHint(moment),
        },
        chosen,
      ),
    ];
  });
}

function hand(moment: Situation, layout: TableLayout): Target[] {
  const { view, selection } = moment;
  return (me(view).hand ?? []).flatMap((pearl, i): Target[] => {
    const box = layout.own.handVisible[i];
    if (box === undefined) return [];
    const limit = isMyTurn(view) && view.turn.phase === 'limit';
    const chosen =
      (selection.type === 'discard' && selection.pearls.includes(pearl)) ||
      (selection.type === 'trade' && selection.pearl === pearl);
    const target = choice(
      moment,
      {
        id: targetId('hand', i),
        box,
        label: pearlLabel(pearl, 'hand', i + 1),
        node: pearlNode(pearl),
        does: limit ? 'discard' : 'trade',
      },
      chosen,
    );
    return [limit ? { ...target, role: 'checkbox' } : target];
  });
}

function printed({ view }: Situation, layout: TableLayout): Target[] {
  return printersOf(me(view)).flatMap((card, i) => {
    const box = layout.own.printed[i];
    return box === undefined
      ? []
      : [
          open(
            targetId('printed', i),
            box,
            text('label.printed', { value: printedSign(card) ?? '', card: cardName(card) }),
            'explain',
            printedNode(card),
          ),
        ];
  });
}

/** MOL-135 While a rival is asked for, their cards, which cover most of their panel, stand for them. */
function rivalCardHint({ pending }: View): string {
  if (pending?.type === 'stealFrom') return 'lookAtHand';
  return pending?.type === 'discardOpponent' ? 'discardRival' : 'activate';
}

function rivals(moment: Situation, layout: TableLayout): Target[] {
  const { view, selection } = moment;
  const open = eligibleNodes(moment);
  /** What can be chosen now says so. */
  const named = (node: string, label: Words): Words =>
    open.includes(node) ? text('label.eligible', { what: label }) : label;
  return rivalSeats(view).flatMap((seat, i) => {
    const zone = layout.rivals[i];
    if (zone === undefined) return [];
    const player = view.players[seat];
    const params = {
      who: { seat },
      points: player.points,
      hand: player.handCount,
      limit: player.handLimit,
      diamonds: player.diamonds,
      activated: player.activated.length,
    };
    const handChosen = selection.type === 'rivalHand' && selection.seat === seat;
    const panel = choice(
      moment,
      {
        id: targetId('rival', seat),
        box: zone.panel,
        label: named(`rival-${seat}`, text('label.rival', params)),
        node: `rival-${seat}`,
        does: 'lookAtHand',
      },
      handChosen,
    );
    const cards = (zone.portal ?? []).flatMap((box, place) => {
      const card = player.portal[place]?.card;
      if (card === undefined) return [];
      const cardChosen =
        (selection.type === 'activate' || selection.type === 'rivalCharacter') && selection.card === card;
      return [
        choice(
          moment,
          {
            id: targetId('portal', seat, place),
            box,
            label: named(
              view.pending?.type === 'stealFrom' ? `rival-${seat}` : characterNode(card),
              text('label.rivalPortal', { who: { seat }, place: place + 1, card: characterWords(card) }),
            ),
            node: characterNode(card),
            does: rivalCardHint(view),
          },
          cardChosen || handChosen,
        ),
      ];
    });
    return [panel, ...cards];
  });
}

function ownRow({ view }: Situation, layout: TableLayout): Target[] {
  const { rowZone, diamonds } = layout.own;
  const own = me(view);
  return [
    open(
      targetId('row', ownSeat(view)),
      rowZone,
      text('label.ownRow', { count: own.activated.length, points: own.points }),
      'list',
    ),
    open(targetId('diamonds'), diamonds, text('label.ownDiamonds', { count: own.diamonds }), 'explain'),
  ];
}

/** Everything that can be tapped, in the order in which a blind player comes by: rivals, characters, pearls, own portal, own hand. */
export function tableTargets(moment: Situation, layout: TableLayout): Target[] {
  return [
    ...rivals(moment, layout),
    ...characters(moment, layout),
    ...pearls(moment, layout),
    ...ownPortal(moment, layout),
    ...ownRow(moment, layout),
    ...hand(moment, layout),
    ...printed(moment, layout),
  ];
}
