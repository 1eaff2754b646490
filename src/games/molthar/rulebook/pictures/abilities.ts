import { apply } from '@/engine';
import { ringNode } from '@/ui/art/pointers';
import { character, pearls, position } from '../../lessons/position';
import { molthar, type Action, type State } from '../../rules';
import { film, still } from './tableau';
import { characterRow, ownPortal, ownZone, rivalsZone } from './zones';

const after = (state: State, action: Action): State => apply(molthar, state, { seat: state.turn.seat, action }).state;

const paying = (card: string, hand: string): Action => ({
  type: 'activate',
  card: character(card),
  payment: { pearls: pearls(hand).sort((a, b) => a - b), diamonds: 0 },
});

const BOARD = {
  open: '1.2 4.2 8.2 6.1',
  next: '7.2 5.3',
  characters: 'hood-1 wraith-1',
  nextCharacters: 'lion-1 reaper-1',
} as const;

/** Medusa has just been activated: a character of a rival's portal is to go. */
const medusa = () =>
  after(
    position({
      ...BOARD,
      round: 4,
      you: { hand: '1.1 2.1 4.3 8.1', portal: 'medusa-1', activated: 'goblin-1' },
      rival: { hand: '6.2 6.3', portal: 'tweedle-1 giant-1', activated: 'hansel-1' },
      others: [{ hand: '3.2', portal: 'hound-1' }],
    }),
    paying('medusa-1', '1.1 2.1 4.3'),
  );

/** Rivals with these portals, and three sixes in the own hand. */
const table = ([portal, ...others]: readonly string[]) =>
  position({
    ...BOARD,
    round: 4,
    you: { hand: '6.2 6.3 6.4 8.1', portal: 'hound-1' },
    rival: { hand: '7.1', portal },
    others: others.map((each, i) => ({ hand: ['3.2', '2.2'][i], portal: each })),
  });
const wisp = () => table(['wisp36-1 gnome-1']);

/** What activated characters bring, at once and for good. */
export const ABILITIES = {
  gains: film(
    1.35,
    { of: ownZone },
    () =>
      position({ ...BOARD, round: 3, you: { hand: '1.1 2.1 3.2 4.3', portal: 'unicorn-1', activated: 'goblin-1' } }),
    [[{ type: 'activate', card: character('unicorn-1'), payment: null }, paying('unicorn-1', '1.1 2.1 3.2 4.3')]],
  ),
  redAbilities: still(
    3.1,
    { of: rivalsZone },
    { state: medusa, chosen: { type: 'rivalCharacter', card: character('tweedle-1') } },
  ),
  wisp: still(
    2,
    { of: ({ rivals: [{ panel, portal }] }) => portal ?? [panel] },
    { state: wisp, chosen: { type: 'activate', card: character('wisp36-1'), payment: null } },
  ),
  'MOL-148': still(
    3.1,
    {
      of: rivalsZone,
      pointing: ({ rivals }) => [ringNode('left', rivals[0].panel), ringNode('right', rivals[2].panel)],
    },
    { state: () => table(['wisp36-1 gnome-1', '', 'giant-1']) },
  ),
  blueAbilities: film(
    0.72,
    { of: (layout) => [...characterRow(layout), ...ownPortal(layout)] },
    () =>
      position({
        ...BOARD,
        round: 4,
        you: { hand: '6.2', portal: 'giant-1 sorceress-1', activated: 'hatter-1 monkey-1' },
      }),
    [
      [
        { type: 'exchange', own: character('giant-1'), open: 0 },
        { type: 'exchangePortal', card: character('giant-1'), open: 0 },
      ],
    ],
  ),
} as const;
