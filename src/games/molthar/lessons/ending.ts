import { END, pay, rivalTurn, take, type MoltharLesson } from './moves';
import { pearls, position, SETUP } from './position';

/** The swap symbol, the hand limit, the last turns and who wins. */
export const endingLesson: MoltharLesson = {
  id: 'ending',
  title: 'molthar.lessons.ending.title',
  setup: SETUP,
  seat: 0,
  position: () =>
    position({
      round: 9,
      ending: 1,
      you: {
        hand: '4.2 1.1 6.1 8.1 3.2',
        portal: 'goblin-1',
        activated: 'lion-1 sorceress-1 dwarf4-1 puss-1',
        diamonds: 1,
      },
      rival: { hand: '5.2', portal: 'wraith-1', activated: 'sorceress-2 giant-1 giant-2 hansel-1' },
      open: '7.1 2.1 8.2 6.2',
      next: '5.1 2.2 1.2 6.3 7.2',
      characters: 'unicorn-1 reaper-1',
      nextCharacters: 'hound-1 gnome-1',
    }),
  steps: [
    {
      text: 'molthar.lessons.ending.swap',
      at: ['pearl:0', 'action:takePearl'],
      does: take(0),
      rules: ['MOL-051', 'MOL-052', 'MOL-053', 'MOL-214'],
    },
    {
      text: 'molthar.lessons.ending.level',
      at: ['portal:0:0', 'action:activate', 'pay:confirm'],
      does: pay('goblin-1', '4.2'),
      aim: 'molthar.lessons.ending.levelAim',
      rules: ['MOL-107', 'MOL-203', 'MOL-211', 'MOL-217'],
    },
    {
      text: 'molthar.lessons.ending.draw',
      at: ['pearlPile', 'action:takePearl'],
      does: take('pile'),
      rules: ['MOL-048', 'MOL-049', 'MOL-050'],
    },
    {
      text: 'molthar.lessons.ending.end',
      at: ['action:endTurn'],
      does: END,
      rules: ['MOL-205', 'MOL-206'],
    },
    {
      text: 'molthar.lessons.ending.limit',
      at: ['hand:0', 'hand:1', 'hand:2', 'hand:3', 'hand:4', 'hand:5', 'action:discardToLimit'],
      does: { type: 'discardToLimit', pearls: pearls('1.1') },
      wants: ({ type }) => type === 'discardToLimit',
      then: rivalTurn(take('pile'), take('pile'), take('pile')),
      rules: ['MOL-206', 'MOL-207', 'MOL-218', 'MOL-219', 'MOL-220'],
    },
  ],
  closing: 'molthar.lessons.ending.closing',
};
