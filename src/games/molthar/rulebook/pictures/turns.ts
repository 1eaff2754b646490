import { apply } from '@/engine';
import { ringNode } from '@/ui/art/pointers';
import { character, pearls, position } from '../../lessons/position';
import { molthar, type Action, type State } from '../../rules';
import { film, still } from './tableau';
import { boardZone, handZone, ownZone, rivalsZone } from './zones';

const BOARD = {
  open: '1.2 6.2 8.2 7.2',
  next: '2.3 5.3 3.3 4.3',
  characters: 'goblin-2 wraith-1',
  nextCharacters: 'unicorn-1 reaper-1',
} as const;

/** The turn is over, and the hand holds more than may be kept. */
const over = (): State => {
  const actions: Action[] = [
    { type: 'takePearl', from: 0 },
    { type: 'takePearl', from: 1 },
    { type: 'takePearl', from: 2 },
    { type: 'endTurn' },
  ];
  return actions.reduce(
    (state, action) => apply(molthar, state, { seat: 0, action }).state,
    position({ ...BOARD, round: 3, you: { hand: '2.1 5.2 6.1 8.1', portal: 'giant-1' } }),
  );
};

/** From the first action to the last turn. */
export const TURNS = {
  turn: film(
    0.62,
    { of: (layout) => [...boardZone(layout), ...ownZone(layout)] },
    () => position({ ...BOARD, round: 3, you: { hand: '2.1 6.1 5.2' } }),
    [
      [
        { type: 'takePearl', from: 1 },
        { type: 'takePearl', from: 1 },
      ],
      [
        { type: 'place', from: 0, leaves: null },
        { type: 'placeCharacter', from: 0, discard: null },
      ],
      [
        { type: 'activate', card: character('goblin-2'), payment: null },
        { type: 'activate', card: character('goblin-2'), payment: { pearls: pearls('6.1 6.2'), diamonds: 0 } },
      ],
    ],
  ),
  endOfTurn: still(2.9, { of: handZone }, { state: over, chosen: { type: 'discard', pearls: pearls('1.2 2.1') } }),
  endOfGame: still(
    3.1,
    {
      of: rivalsZone,
      pointing: ({ rivals }) => [ringNode('twelve', rivals[0].points)],
    },
    {
      state: () =>
        position({
          ...BOARD,
          round: 9,
          ending: 1,
          you: { hand: '2.1', activated: 'lion-1 giant-1' },
          rival: {
            hand: '5.2 6.1',
            portal: 'hound-1',
            activated: 'sorceress-1 tweedle-1 giant-2 hansel-1',
            diamonds: 1,
          },
          others: [{ hand: '1.1 4.2', portal: 'monkey-1', activated: 'sorceress-2 tweedle-2', diamonds: 3 }],
        }),
    },
  ),
} as const;
