import { END, pay, place, rivalTurn, take, type MoltharLesson } from './moves';
import { position, SETUP } from './position';

/** Taking pearls, bringing a character to the portal, paying for it with two alike. */
export const pearlsLesson: MoltharLesson = {
  id: 'pearls',
  title: 'molthar.lessons.pearls.title',
  setup: SETUP,
  seat: 0,
  position: () =>
    position({
      open: '5.2 2.1 7.1 5.3',
      next: '1.1 8.1 6.1 3.2 4.2 7.2 2.2 8.2',
      characters: 'goblin-1 fairy-1',
      nextCharacters: 'giant-1 hound-1',
    }),
  steps: [
    {
      text: 'molthar.lessons.pearls.look',
      at: ['pearl:0'],
      touches: 'pearl:0',
      rules: ['MOL-020', 'MOL-044'],
    },
    {
      text: 'molthar.lessons.pearls.take',
      at: ['action:takePearl'],
      does: take(0),
      rules: ['MOL-033', 'MOL-044', 'MOL-045'],
    },
    {
      text: 'molthar.lessons.pearls.second',
      at: ['pearl:3', 'action:takePearl'],
      does: take(3),
      rules: ['MOL-036', 'MOL-046', 'MOL-047'],
    },
    {
      text: 'molthar.lessons.pearls.place',
      at: ['character:0', 'action:placeCharacter'],
      does: place(0),
      rules: ['MOL-068', 'MOL-069', 'MOL-071', 'MOL-073'],
    },
    {
      text: 'molthar.lessons.pearls.end',
      at: ['action:endTurn'],
      does: END,
      then: rivalTurn(take('pile'), take(2), place(1)),
      rules: ['MOL-030', 'MOL-034', 'MOL-205'],
    },
    {
      text: 'molthar.lessons.pearls.pay',
      at: ['portal:0:0', 'action:activate'],
      does: pay('goblin-1', '5.2 5.3'),
      rules: ['MOL-082', 'MOL-084', 'MOL-086', 'MOL-088', 'MOL-096', 'MOL-107'],
    },
    {
      text: 'molthar.lessons.pearls.replace',
      at: ['action:replacePearls', 'action:confirm'],
      does: { type: 'replacePearls' },
      rules: ['MOL-034', 'MOL-064', 'MOL-065', 'MOL-067'],
    },
  ],
  closing: 'molthar.lessons.pearls.closing',
};
