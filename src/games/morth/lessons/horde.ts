import { at, position, setupFor } from './position';
import { by, END, type MorthLesson } from './moves';

const TABLE = { config: { mode: 'introductory', firstLord: 0 }, seats: 2 } as const;

/** The three paths, what an enemy is, how it marches and what it costs when it gets out. */
export const hordeLesson: MorthLesson = {
  id: 'horde',
  title: 'morth.lessons.horde.title',
  setup: setupFor(TABLE),
  seat: 0,
  position: () =>
    position({
      ...TABLE,
      wave: 2,
      lord: 1,
      phase: 'heroes',
      turn: 0,
      foes: ['you left 14 rat', 'you centre 6 skeleton', 'you right 0 orc', 'rival left 4 goblin', 'rival right 0 rat'],
      gold: [3, 4],
      heroes: [
        { cell: at(3, 3), done: true },
        { cell: at(5, 2), done: true },
      ],
    }),
  steps: [
    {
      text: 'morth.lessons.horde.look',
      at: ['cell:0:20'],
      touches: 'cell:0:20',
      aim: 'morth.lessons.horde.lookAim',
      rules: ['MOR-002', 'MOR-003', 'MOR-162'],
    },
    {
      text: 'morth.lessons.horde.start',
      at: ['look:sheet:close', 'start:0:2'],
      touches: 'start:0:2',
      aim: 'morth.lessons.horde.lookAim',
      rules: ['MOR-004', 'MOR-066', 'MOR-155'],
    },
    {
      text: 'morth.lessons.horde.end',
      at: ['look:sheet:close', 'action:endTurn'],
      does: END,
      then: by(1, { type: 'rollAssault' }),
      rules: ['MOR-038', 'MOR-068', 'MOR-154', 'MOR-169', 'MOR-185'],
    },
    {
      text: 'morth.lessons.horde.roll',
      at: ['action:rollWave'],
      does: { type: 'rollWave' },
      rules: ['MOR-015', 'MOR-039', 'MOR-044', 'MOR-045', 'MOR-166', 'MOR-168', 'MOR-170'],
    },
  ],
  closing: 'morth.lessons.horde.closing',
};
