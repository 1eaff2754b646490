import { END, place, rivalTurn, take, type MoltharLesson } from './moves';
import { position, SETUP } from './position';

/** A first turn, as the learner likes it. */
export const firstTurnLesson: MoltharLesson = {
  id: 'firstTurn',
  title: 'molthar.lessons.firstTurn.title',
  setup: SETUP,
  seat: 0,
  position: () =>
    position({
      open: '6.1 2.1 6.2 8.1',
      next: '8.2 1.1 3.2 7.1 2.2 4.2',
      characters: 'dwarf6-1 hansel-1',
      nextCharacters: 'medusa-1',
    }),
  steps: [
    {
      text: 'molthar.lessons.firstTurn.place',
      at: ['character:0', 'character:1', 'action:placeCharacter'],
      does: place(0),
      wants: (action) => action.type === 'placeCharacter' && action.from !== 'pile',
      aim: 'molthar.lessons.firstTurn.placeAim',
      rules: ['MOL-033', 'MOL-035', 'MOL-068'],
    },
    {
      text: 'molthar.lessons.firstTurn.take',
      at: ['pearl:0', 'pearl:1', 'pearl:2', 'pearl:3', 'action:takePearl'],
      does: take(0),
      wants: ({ type }) => type === 'takePearl',
      aim: 'molthar.lessons.firstTurn.takeAim',
      rules: ['MOL-044', 'MOL-095'],
    },
    {
      text: 'molthar.lessons.firstTurn.another',
      at: ['pearl:0', 'pearl:1', 'pearl:2', 'pearl:3', 'pearlPile', 'action:takePearl'],
      does: take(2),
      wants: ({ type }) => type === 'takePearl',
      aim: 'molthar.lessons.firstTurn.takeAim',
      rules: ['MOL-036', 'MOL-044'],
    },
    {
      text: 'molthar.lessons.firstTurn.end',
      at: ['action:endTurn'],
      does: END,
      then: rivalTurn(take('pile'), take('pile'), take('pile')),
      rules: ['MOL-030', 'MOL-205'],
    },
  ],
  closing: 'molthar.lessons.firstTurn.closing',
};
