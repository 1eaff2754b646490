import { at, position, setupFor, type Marching } from './position';
import { END, isDone, strike, walk, type MorthLesson } from './moves';

const TABLE = { config: { mode: 'introductory', firstLord: 0 }, seats: 2 } as const;
const FOES: readonly Marching[] = [
  'you left 7 skeleton',
  'you centre 19 goblin',
  'you right 9 rat',
  'you right 7 skeleton',
  'rival left 6 rat',
  'rival centre 3 skeleton',
];

/** Steps, patterns, and blows that not everybody feels. */
export const heroesLesson: MorthLesson = {
  id: 'heroes',
  title: 'morth.lessons.heroes.title',
  setup: setupFor(TABLE),
  seat: 0,
  position: () =>
    position({
      ...TABLE,
      wave: 2,
      lord: 1,
      phase: 'heroes',
      turn: 0,
      foes: FOES,
      gold: [3, 4],
      heroes: [{ cell: at(3, 3) }, { cell: at(5, 4) }],
    }),
  steps: [
    {
      text: 'morth.lessons.heroes.warrior',
      at: ['cell:0:30', 'hero:0'],
      touches: ['cell:0:30', 'hero:0'],
      aim: 'morth.lessons.heroes.betweenAim',
      rules: ['MOR-101', 'MOR-103', 'MOR-104', 'MOR-106', 'MOR-107'],
    },
    {
      text: 'morth.lessons.heroes.between',
      at: ['hero:0', 'cell:0:48', 'action:go'],
      does: [...walk(0, at(3, 4), at(3, 5)), strike(FOES, 'you centre 19 goblin', 'you left 7 skeleton')],
      aim: 'morth.lessons.heroes.betweenAim',
      rules: ['MOR-121', 'MOR-122', 'MOR-124', 'MOR-127', 'MOR-130', 'MOR-134', 'MOR-149'],
    },
    {
      text: 'morth.lessons.heroes.priest',
      at: ['cell:0:41', 'hero:1'],
      touches: ['cell:0:41', 'hero:1'],
      aim: 'morth.lessons.heroes.cornersAim',
      rules: ['MOR-102', 'MOR-105', 'MOR-128'],
    },
    {
      text: 'morth.lessons.heroes.corners',
      at: ['hero:1', 'action:go'],
      does: [
        { type: 'endActivation' },
        { type: 'activate', hero: 1 },
        strike(FOES, 'you right 9 rat', 'you right 7 skeleton'),
      ],
      aim: 'morth.lessons.heroes.cornersAim',
      rules: ['MOR-129', 'MOR-136', 'MOR-137'],
    },
    {
      text: 'morth.lessons.heroes.end',
      at: ['action:endTurn'],
      does: END,
      aside: isDone,
      aim: 'morth.lessons.heroes.endAim',
      rules: ['MOR-071', 'MOR-110', 'MOR-148', 'MOR-150'],
    },
  ],
  closing: 'morth.lessons.heroes.closing',
};
