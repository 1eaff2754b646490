import { at, position, setupFor, type Marching } from './position';
import { END, isDone, strike, walk, type MorthLesson } from './moves';

const TABLE = { config: { mode: 'solitaire' }, seats: 1 } as const;
const FOES: readonly Marching[] = ['you left 7 skeleton', 'you centre 4 orc', 'you right 9 goblin'];

/** A whole wave against the portal: the red die, both halves of the ring, and the chart at the end. */
export const aloneLesson: MorthLesson = {
  id: 'alone',
  title: 'morth.lessons.alone.title',
  setup: setupFor(TABLE),
  seat: 0,
  position: () =>
    position({
      ...TABLE,
      wave: 5,
      phase: 'morth',
      foes: FOES,
      gold: [4],
      wounds: [3],
      heroes: [
        { cell: at(3, 4), experience: 3 },
        { cell: at(5, 4), experience: 2 },
      ],
    }),
  steps: [
    {
      text: 'morth.lessons.alone.roll',
      at: ['action:rollWave'],
      does: { type: 'rollWave' },
      rules: ['MOR-040', 'MOR-356', 'MOR-357', 'MOR-358'],
    },
    {
      text: 'morth.lessons.alone.portal',
      at: ['turn:left', 'turn:right', 'action:turnPortal', 'action:passPortal'],
      does: { type: 'passPortal' },
      wants: ({ type }) => type === 'passPortal' || type === 'turnPortal',
      rules: ['MOR-355', 'MOR-359'],
    },
    {
      text: 'morth.lessons.alone.strike',
      at: ['cell:0:39', 'hero:0', 'cell:0:48', 'action:go'],
      does: [...walk(0, at(3, 5)), strike(FOES, 'you left 7 skeleton')],
      aim: 'morth.lessons.alone.strikeAim',
      rules: ['MOR-122', 'MOR-137'],
    },
    {
      text: 'morth.lessons.alone.end',
      at: ['action:endTurn', 'endTurn:confirm'],
      does: END,
      aside: isDone,
      aim: 'morth.lessons.alone.endAim',
      rules: ['MOR-071'],
    },
    {
      text: 'morth.lessons.alone.assault',
      at: ['action:rollAssault'],
      does: { type: 'rollAssault' },
      rules: ['MOR-037', 'MOR-360', 'MOR-361'],
    },
  ],
  closing: 'morth.lessons.alone.closing',
};
