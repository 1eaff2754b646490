import { END, pay, place, rivalTurn, take, type MoltharLesson } from './moves';
import { position, SETUP } from './position';

/** Sums, runs, and diamonds that raise or lower a pearl. */
export const payingLesson: MoltharLesson = {
  id: 'paying',
  title: 'molthar.lessons.paying.title',
  setup: SETUP,
  seat: 0,
  position: () =>
    position({
      round: 4,
      you: { hand: '8.1 2.1 5.2 5.3 7.1', portal: 'monkey-1 wizard-1', activated: 'maiden-1', diamonds: 2 },
      rival: { hand: '6.1 6.2', portal: 'giant-1', activated: 'goblin-1' },
      open: '1.1 3.2 8.2 4.2',
      next: '6.3 7.2 1.2 8.3 2.2',
      characters: 'snow-1 hound-1',
      nextCharacters: 'gnome-1',
    }),
  steps: [
    {
      text: 'molthar.lessons.paying.sum',
      at: ['portal:0:0', 'action:activate', 'pay:confirm'],
      does: pay('monkey-1', '8.1 2.1'),
      aim: 'molthar.lessons.paying.sumAim',
      rules: ['MOL-084', 'MOL-087', 'MOL-091', 'MOL-099'],
    },
    {
      text: 'molthar.lessons.paying.raise',
      at: ['portal:0:0', 'action:activate', 'pay:confirm'],
      does: pay('wizard-1', '5.2 5.3 7.1', 1),
      aim: 'molthar.lessons.paying.raiseAim',
      rules: ['MOL-105', 'MOL-116', 'MOL-117', 'MOL-121'],
    },
    {
      text: 'molthar.lessons.paying.take',
      at: ['pearl:1', 'action:takePearl'],
      does: take(1),
      rules: ['MOL-092', 'MOL-095'],
    },
    {
      text: 'molthar.lessons.paying.end',
      at: ['action:endTurn'],
      does: END,
      then: rivalTurn(take(0), take('pile'), take(2)),
      rules: ['MOL-205'],
    },
    {
      text: 'molthar.lessons.paying.place',
      at: ['character:0', 'action:placeCharacter'],
      does: place(0),
      rules: ['MOL-068'],
    },
    {
      text: 'molthar.lessons.paying.lower',
      at: ['portal:0:0', 'action:activate', 'pay:confirm'],
      does: pay('snow-1', '3.2', 1),
      rules: ['MOL-095', 'MOL-110', 'MOL-120', 'MOL-188'],
    },
  ],
  closing: 'molthar.lessons.paying.closing',
};
