import { at, position, setupFor, type Marching } from './position';
import { walk, type MorthLesson } from './moves';

const TABLE = { config: { mode: 'introductory', firstLord: 0 }, seats: 2 } as const;
const FOES: readonly Marching[] = [
  'you left 14 rat',
  'you centre 22 rat',
  'you centre 22 goblin',
  'rival left 6 orc',
  'rival centre 3 skeleton',
];
/** The first square of the fortress, where whoever is hired appears unless told otherwise. */
const DOOR = at(3, 0);

/** What kills bring, and what can be bought with it before the heroes move. */
export const shopLesson: MorthLesson = {
  id: 'shop',
  title: 'morth.lessons.shop.title',
  setup: setupFor(TABLE),
  seat: 0,
  position: () =>
    position({
      ...TABLE,
      wave: 3,
      lord: 1,
      phase: 'heroes',
      turn: 0,
      foes: FOES,
      gold: [9, 5],
      heroes: [{ cell: at(5, 2), experience: 4 }, { cell: at(3, 6) }],
    }),
  steps: [
    {
      text: 'morth.lessons.shop.open',
      at: ['action:shop'],
      touches: 'action:shop',
      aim: 'morth.lessons.shop.openAim',
      rules: ['MOR-069', 'MOR-150', 'MOR-151'],
    },
    {
      text: 'morth.lessons.shop.hero',
      at: ['action:shop', 'shop:hero:0'],
      touches: 'shop:hero:0',
      aim: 'morth.lessons.shop.openAim',
      rules: ['MOR-074', 'MOR-075', 'MOR-076'],
    },
    {
      text: 'morth.lessons.shop.learn',
      at: ['action:shop', 'shop:hero:0', 'upgrade:might1', 'upgrade:zeal1'],
      does: { type: 'upgrade', hero: 0, upgrade: 'might1' },
      wants: (action) => action.type === 'upgrade' && action.hero === 0,
      aim: 'morth.lessons.shop.learnAim',
      rules: ['MOR-073', 'MOR-077', 'MOR-078', 'MOR-079', 'MOR-082'],
    },
    {
      text: 'morth.lessons.shop.hire',
      at: ['action:shop', 'hire:wizard', 'action:hire'],
      does: { type: 'hire', race: 'human', hero: 'wizard', cell: DOOR },
      aim: 'morth.lessons.shop.hireAim',
      rules: ['MOR-086', 'MOR-089', 'MOR-091', 'MOR-093'],
    },
    {
      text: 'morth.lessons.shop.blast',
      at: ['cell:0:3', 'hero:4', 'action:go'],
      does: [...walk(4), { type: 'attack', turn: 2, targets: [] }],
      aim: 'morth.lessons.shop.blastAim',
      rules: ['MOR-070', 'MOR-072', 'MOR-094', 'MOR-125', 'MOR-132'],
    },
  ],
  closing: 'morth.lessons.shop.closing',
};
