import type { Seat } from '@/engine';
import type { Scene, SceneNode, Waypoint } from '@/scene/nodes';
import type { Shape } from '@/scene/shapes';
import { motion } from '@/look/tokens';
import {
  CHARACTERS,
  PEARL_CARDS,
  type CharacterCard,
  type Event,
  type Pearl,
  type PlayerView,
  type View,
} from '../rules';
import { lettersIn, ownPanel, rivalPanel, type SeatFacts } from './art/panels';
import { characterDiscard, emptyCard, pearlDiscard, pile } from './art/piles';
import { pearlBack, pearlCard, type CardLook } from './art/pearlCard';
import { portalArch, portalSwirl } from './art/portal';
import { printedPearl } from './art/rowCard';
import { characterShapes, rivalShapes, rowShapes, type Say } from './cards';
import type { Box, RivalZone, TableLayout } from './layout';
import { isOpenToViewer, ownSeat, printedSign, printersOf, rivalSeats } from './table';
import { characterNode, exitsOf, fits, from, into, pearlNode, sourceOf } from './ways';

/** Who sits where, as the board shows it. */
type Sitting = { readonly name: string; readonly look: number; readonly bot: boolean };

/** How single cards look now, by node id; all others are plain. */
export type Marks = Readonly<Record<string, CardLook>>;

/** A payment that is proposed: what hand cards count as in it, by node id, and the diamonds that would go. */
export type Paying = {
  readonly counts: Readonly<Record<string, { readonly value: Pearl; readonly diamond: -1 | 0 | 1 }>>;
  readonly diamonds: number;
};

export type SceneInput = {
  readonly view: View;
  /** What has just happened: it tells where cards come from and go to. */
  readonly happened: readonly Event[];
  readonly layout: TableLayout;
  readonly seats: readonly Sitting[];
  /** Somebody looks on, as in a replay: what lies below is not their own. */
  readonly watched?: boolean;
  readonly marks: Marks;
  readonly paying?: Paying | null;
  /** Patterns besides colours. */
  readonly patterns?: boolean;
  readonly say: Say;
};

export const printedNode = (card: CharacterCard) => `printed-${card}`;

/** Chosen cards rise by this much, those that pay a little: the words above the hand stay free. */
const RAISED: Partial<Record<CardLook, number>> = { chosen: 5, ticked: 2 };
const Z = { panel: 0, arch: 1, place: 2, card: 3, chosen: 4 } as const;

type Way = { readonly enter?: Waypoint; readonly exit?: Waypoint; readonly duration?: number };

function node(id: string, box: Box, shapes: readonly Shape[], look: CardLook = 'plain', way: Way = {}): SceneNode {
  const raised = RAISED[look];
  return { id, ...box, y: box.y - (raised ?? 0), z: raised !== undefined ? Z.chosen : Z.card, shapes, ...way };
}

const place = (id: string, box: Box, shapes: readonly Shape[], z: number = Z.place): SceneNode => ({
  id,
  ...box,
  z,
  shapes,
});

const lookOf = (marks: Marks, id: string): CardLook => marks[id] ?? 'plain';

function openPearls({ view, layout, marks, patterns }: SceneInput): SceneNode[] {
  return layout.pearls.flatMap((box, i) => {
    const pearl = view.pearls.open[i];
    if (pearl === undefined) return [place(`pearlPlace-${i}`, box, emptyCard(box.w, box.h))];
    const id = pearlNode(pearl);
    const { value, swap } = PEARL_CARDS[pearl];
    const way = { enter: from(layout.pearlPile, box, motion.refillDelay) };
    const look = lookOf(marks, id);
    return [node(id, box, pearlCard(value, swap, box.w, box.h, look, { patterns }), look, way)];
  });
}

function openCharacters({ view, layout, marks, patterns, say }: SceneInput): SceneNode[] {
  return layout.characters.flatMap((box, i) => {
    const card = view.characters.open[i] ?? null;
    if (card === null) return [place(`characterPlace-${i}`, box, emptyCard(box.w, box.h))];
    const id = characterNode(card);
    const look = lookOf(marks, id);
    const shapes = characterShapes(card, say, { w: box.w, h: box.h, look, words: true, patterns });
    return [
      node(id, box, shapes, look, {
        enter: from(layout.characterPile, box, motion.refillDelay),
        exit: fits(layout.characterDiscard, box),
      }),
    ];
  });
}

function piles({ view, layout, marks }: SceneInput): SceneNode[] {
  const { pearlPile, pearlDiscard: pearlPlace, characterPile, characterDiscard: characterPlace } = layout;
  const top = view.pearls.discard.at(-1);
  const last = view.characters.discard.at(-1);
  return [
    place(
      'pearlPile',
      pearlPile,
      pile('pearls', view.pearls.draw, pearlPile.w, pearlPile.h, lookOf(marks, 'pearlPile')),
    ),
    place(
      'characterPile',
      characterPile,
      pile('characters', view.characters.draw, characterPile.w, characterPile.h, lookOf(marks, 'characterPile')),
    ),
    place(
      'pearlDiscard',
      pearlPlace,
      pearlDiscard(
        top === undefined ? null : PEARL_CARDS[top].value,
        view.pearls.discard.length,
        pearlPlace.w,
        pearlPlace.h,
      ),
    ),
    place(
      'characterDiscard',
      characterPlace,
      characterDiscard(
        last === undefined ? null : CHARACTERS[last].face,
        view.characters.discard.length,
        characterPlace.w,
        characterPlace.h,
      ),
    ),
  ];
}

function factsOf({ view, seats }: SceneInput, seat: Seat): SeatFacts {
  const player = view.players[seat];
  const { name, look, bot } = seats[seat] ?? { name: '', look: seat, bot: false };
  return {
    name,
    look,
    bot,
    starts: view.starter === seat,
    onTurn: view.turn.seat === seat && view.turn.phase !== 'over',
    points: player.points,
    hand: player.handCount,
    limit: player.handLimit,
    diamonds: player.diamonds,
    activated: player.activated.length,
    owed: player.owed,
  };
}

function rivalCards(input: SceneInput, seat: Seat, zone: RivalZone): SceneNode[] {
  const { view, marks, say, layout } = input;
  const player = view.players[seat];
  if (zone.portal === null) return [];
  return zone.portal.flatMap((box, i) => {
    const card = player.portal[i]?.card;
    if (card === undefined) return [place(`portalPlace-${seat}-${i}`, box, emptyCard(box.w, box.h))];
    const id = characterNode(card);
    const look = lookOf(marks, id);
    const face = { w: box.w, h: box.h, look, shared: isOpenToViewer(view, seat, card), patterns: input.patterns };
    const shapes =
      zone.style === 'tall' && box.h >= 110
        ? characterShapes(card, say, { ...face, words: box.w >= 120 })
        : rivalShapes(card, face);
    return [
      node(id, box, shapes, look, {
        enter: from(layout.characterPile, box),
        exit: into(zone.stats[2], box.w, 0.3),
        duration: motion.rise,
      }),
    ];
  });
}

const rowNodes = (player: PlayerView, boxes: readonly Box[], patterns = false): SceneNode[] =>
  boxes.flatMap((box, i) => {
    const card = player.activated[i];
    return card === undefined
      ? []
      : [{ ...node(characterNode(card), box, rowShapes(card, box.w, box.h, patterns)), duration: motion.rise }];
  });

function rivals(input: SceneInput): SceneNode[] {
  return input.layout.rivals.flatMap((zone, i) => {
    const seat = rivalSeats(input.view)[i];
    if (seat === undefined) return [];
    // Where their characters lie open to be chosen one by one, the panel stays plain.
    const byCard = zone.portal !== null && input.view.pending?.type === 'discardOpponent';
    const look = byCard ? 'plain' : lookOf(input.marks, `rival-${seat}`);
    const shapes = rivalPanel(
      JSON.stringify(zone),
      JSON.stringify(factsOf(input, seat)),
      input.say({ key: 'moltharTable.activated' }),
      look,
      input.patterns === true,
    );
    return [
      { ...place(`rival-${seat}`, zone.panel, shapes, Z.panel), ...(look === 'chosen' && { scale: 1.02 }) },
      ...rivalCards(input, seat, zone),
      ...rowNodes(input.view.players[seat], zone.row, input.patterns),
    ];
  });
}

function ownPortal({ view, layout, marks, patterns, say }: SceneInput): SceneNode[] {
  const player = view.players[ownSeat(view)];
  const { arch, portal } = layout.own;
  const cards = portal.map((box, i): SceneNode => {
    const card = player.portal[i]?.card;
    if (card === undefined) return place(`portalPlace-own-${i}`, box, emptyCard(box.w, box.h));
    const id = characterNode(card);
    const look = lookOf(marks, id);
    const shapes = characterShapes(card, say, { w: box.w, h: box.h, look, patterns });
    return node(id, box, shapes, look, {
      enter: from(layout.characterPile, box),
      exit: fits(layout.characterDiscard, box),
      duration: motion.rise,
    });
  });
  const swirl = portalSwirl(arch.w, arch.h, ownSeat(view) + 1);
  return [{ ...place('arch', arch, portalArch(arch.w, arch.h), Z.arch), swirl }, ...cards];
}

function hand(input: SceneInput): SceneNode[] {
  const { view, layout, marks, paying, patterns } = input;
  const seat = ownSeat(view);
  const player = view.players[seat];
  return layout.own.hand.map((box, i): SceneNode => {
    const pearl = player.hand?.[i];
    if (pearl === undefined)
      return {
        ...place(`hidden-${seat}-${i}`, box, pearlBack(box.w, box.h), Z.card),
        enter: from(layout.pearlPile, box),
      };
    const id = pearlNode(pearl);
    const { value, swap } = PEARL_CARDS[pearl];
    const look = lookOf(marks, id);
    const counts = paying?.counts[id];
    const as = counts === undefined || counts.value === value ? undefined : counts;
    return node(id, box, pearlCard(value, swap, box.w, box.h, look, { patterns, as }), look, {
      enter: from(sourceOf(input, pearl), box),
      exit: fits(layout.pearlDiscard, box),
    });
  });
}

function printed({ view, layout, marks }: SceneInput): SceneNode[] {
  const printers = printersOf(view.players[ownSeat(view)]);
  return layout.own.printed.flatMap((box, i) => {
    const card = printers[i];
    const sign = card === undefined ? null : printedSign(card);
    if (card === undefined || sign === null) return [];
    const id = printedNode(card);
    return [node(id, box, printedPearl(sign, CHARACTERS[card].face, box.w, box.h, lookOf(marks, id)))];
  });
}

/** Whose hand it is: where somebody looks on with its name, as much of that as has room beside the count. */
function handLabel({ view, layout, seats, say, watched = false }: SceneInput, beside: number): string {
  if (!watched || view.viewer === 'table')
    return say({ key: view.viewer === 'table' ? 'moltharTable.hand' : 'moltharTable.yourHand' });
  const name = seats[view.viewer]?.name ?? '';
  const room = lettersIn(layout.own.handLabel) - beside;
  const named = [name, name.split(' ')[0]].map((each) => say({ key: 'moltharTable.handOf', params: { name: each } }));
  return named.find(({ length }) => length <= room) ?? say({ key: 'moltharTable.hand' });
}

function ownArea(input: SceneInput): SceneNode {
  const { view, layout, say } = input;
  const { own } = layout;
  const player = view.players[ownSeat(view)];
  const zone = JSON.stringify({ ...own, hand: undefined, handVisible: undefined, row: undefined });
  const over = player.handCount - player.handLimit;
  const count = say({
    key: `moltharTable.${over > 0 ? 'handOver' : 'handCount'}`,
    params: { count: player.handCount, limit: player.handLimit, over },
  });
  const label = handLabel(input, count.length);
  const shapes = ownPanel(
    zone,
    JSON.stringify(factsOf(input, ownSeat(view))),
    label,
    count,
    say({ key: 'moltharTable.printed' }),
    layout.mode === 'phone',
    input.paying?.diamonds ?? 0,
    input.patterns === true,
  );
  return place('own', own.panel, shapes, Z.panel);
}

/** The whole table as nodes. Ids hang on cards, so a card that changes its place is seen to move; hidden cards have ids that tell nothing. */
export function tableScene(input: SceneInput): Scene {
  const { layout, view } = input;
  return {
    width: layout.width,
    height: layout.height,
    nodes: [
      ownArea(input),
      ...rivals(input),
      ...piles(input),
      ...openCharacters(input),
      ...openPearls(input),
      ...ownPortal(input),
      ...rowNodes(view.players[ownSeat(view)], layout.own.row, input.patterns),
      ...hand(input),
      ...printed(input),
    ],
    exits: exitsOf(input),
  };
}
