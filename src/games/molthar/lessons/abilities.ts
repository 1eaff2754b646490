import { pay, type MoltharLesson } from './moves';
import { pearl, position, SETUP } from './position';

/** Blue abilities last, red ones work once. */
export const abilitiesLesson: MoltharLesson = {
  id: 'abilities',
  title: 'molthar.lessons.abilities.title',
  setup: SETUP,
  seat: 0,
  position: () =>
    position({
      round: 4,
      you: { hand: '6.1 6.2 5.2 7.1', portal: 'dwarf6-1 fairy-1', activated: 'goblin-1' },
      rival: { hand: '8.1 8.2 1.1', portal: 'tweedle-1', activated: 'hound-1' },
      open: '2.1 4.2 1.2 3.2',
      next: '7.2 6.3 2.2',
      characters: 'giant-1 gnome-1',
    }),
  steps: [
    {
      text: 'molthar.lessons.abilities.blue',
      at: ['portal:0:0', 'action:activate', 'pay:confirm'],
      does: pay('dwarf6-1', '6.1 6.2'),
      rules: ['MOL-039', 'MOL-157', 'MOL-192'],
    },
    {
      text: 'molthar.lessons.abilities.printed',
      at: ['portal:0:0', 'action:activate', 'pay:confirm'],
      does: pay('fairy-1', '5.2 7.1'),
      rules: ['MOL-094', 'MOL-194', 'MOL-195', 'MOL-199'],
    },
    {
      text: 'molthar.lessons.abilities.red',
      at: ['rival:1', 'action:chooseOpponentHand'],
      does: { type: 'chooseOpponentHand', seat: 1 },
      rules: ['MOL-125', 'MOL-126', 'MOL-135'],
    },
    {
      text: 'molthar.lessons.abilities.steal',
      at: ['choice:0', 'choice:1', 'choice:2', 'choice:steal'],
      does: { type: 'takeFromHand', pearl: pearl('8.1') },
      wants: ({ type }) => type === 'takeFromHand',
      rules: ['MOL-136', 'MOL-138'],
    },
  ],
  closing: 'molthar.lessons.abilities.closing',
};
