import type { Scene } from '@/scene/nodes';
import type { Shape } from '@/scene/shapes';
import { i18n } from '@/i18n/i18n';
import { resolveWords } from '@/i18n/words';
import { tableLayout, type Room } from '@/games/molthar/board/layout';
import type { SceneInput } from '@/games/molthar/board/scene';
import { ownSeat, printersOf, rivalSeats } from '@/games/molthar/board/table';
import {
  CHARACTERS,
  PEARL_CARDS,
  type CharacterCard,
  type Pearl,
  type PearlCard,
  type PlayerView,
  type View,
} from '@/games/molthar/rules';

/** A character card by its catalogue id: 'giant-1'. */
export function character(id: string): CharacterCard {
  const card = CHARACTERS.findIndex((one) => one.id === id);
  if (card < 0) throw new Error(`no character ${id}`);
  return card;
}

/** A pearl card by value and copy; copy 1 of a 3, 4 and 5 carries the Swap symbol. */
export function pearl(value: Pearl, copy: number): PearlCard {
  return PEARL_CARDS.findIndex((one) => one.id === `p${value}-${copy}`);
}

const player = (more: Partial<PlayerView>): PlayerView => ({
  hand: null,
  handCount: 0,
  handLimit: 5,
  portal: [],
  activated: [],
  diamonds: 0,
  points: 0,
  owed: 0,
  stolen: null,
  ...more,
});

const on = (...ids: string[]) => ids.map((id) => ({ card: character(id), since: 3 }));

/** Three players, round 6, Ana to move with two actions left. */
export function sampleView(more: Partial<View> = {}): View {
  return {
    viewer: 0,
    config: { starter: 1, swapPerSymbol: true, wispOwnerWaits: true },
    starter: 1,
    turn: {
      seat: 0,
      number: 18,
      round: 6,
      phase: 'act',
      actionsLeft: 2,
      actionsTaken: 1,
      exchanged: false,
      peeked: false,
      redrawn: false,
    },
    pending: null,
    players: [
      player({
        hand: [pearl(6, 2), pearl(6, 3), pearl(7, 2), pearl(8, 2)],
        handCount: 4,
        portal: on('giant-1', 'sorceress-1'),
        activated: ['phoenix-1', 'dwarf3-1', 'unicorn-1', 'hansel-1'].map(character),
        diamonds: 2,
        points: 4,
        stolen: [],
      }),
      player({
        handCount: 4,
        portal: on('wisp36-1', 'golemeven-1'),
        activated: ['dragon-1', 'hatter-1', 'tweedle-1', 'goblin-1', 'barbarian-1'].map(character),
        diamonds: 1,
        points: 8,
      }),
      player({
        handCount: 6,
        handLimit: 6,
        portal: on('medusa-1'),
        activated: ['monkey-1', 'hound-1', 'maiden-1', 'fairy-1'].map(character),
        diamonds: 1,
        points: 5,
      }),
    ],
    pearls: {
      draw: 22,
      discard: [...Array.from({ length: 15 }, (_, i) => pearl(((i % 8) + 1) as Pearl, 4 + (i >> 3))), pearl(2, 2)],
      open: [pearl(5, 2), pearl(4, 1), pearl(1, 2), pearl(8, 3)],
    },
    characters: {
      draw: 21,
      discard: [
        'goblin-2',
        'goblin-3',
        'gnome-1',
        'pirate-1',
        'dwarf1-1',
        'dwarf5-1',
        'giant-2',
        'hound-2',
        'lion-1',
      ].map(character),
      open: [character('hood-1'), character('wraith-1')],
      peeked: null,
    },
    trigger: null,
    ...more,
  };
}

export const SEATS = [
  { name: 'Ana', look: 0, bot: false },
  { name: 'Ben', look: 1, bot: false },
  { name: 'Cleo', look: 2, bot: true },
  { name: 'Dora', look: 3, bot: true },
  { name: 'Emil', look: 4, bot: true },
];

/** English, with the names of the seats. */
export const say: SceneInput['say'] = (words) =>
  resolveWords(
    (key, params) => i18n.t(key, { ...params }),
    words,
    SEATS.map((seat) => seat.name),
  );

/** The room of a view on a screen. */
export function roomFor(view: View, width: number, height: number, more: Partial<Room> = {}): Room {
  const own = view.players[ownSeat(view)];
  return {
    width,
    height,
    insets: { top: 0, right: 0, bottom: 0, left: 0 },
    side: 'right',
    textScale: 1,
    prompt: false,
    rivals: view.players.length - 1,
    hand: own.handCount,
    printed: printersOf(own).length,
    activated: own.activated.length,
    rivalActivated: rivalSeats(view).map((seat) => view.players[seat].activated.length),
    ...more,
  };
}

export const input = (
  view: View,
  width: number,
  height: number,
  more: Partial<SceneInput> = {},
  room: Partial<Room> = {},
): SceneInput => ({
  view,
  happened: [],
  layout: tableLayout(roomFor(view, width, height, room)),
  seats: SEATS,
  marks: {},
  say,
  ...more,
});

/** The nodes of a scene as one drawing, with swirls standing still. */
export function sceneShapes({ nodes }: Scene): Shape[] {
  return [...nodes]
    .sort((a, b) => a.z - b.z)
    .map((node): Shape => {
      const { swirl } = node;
      const still: Shape[] = swirl
        ? [
            {
              t: 'group',
              clip: swirl.clip,
              shapes: [
                { t: 'swirl', x: swirl.x, y: swirl.y, w: swirl.w, h: swirl.h, colors: swirl.colors, seed: swirl.seed },
              ],
            },
          ]
        : [];
      return { t: 'group', x: node.x, y: node.y, shapes: [...still, ...node.shapes] };
    });
}
