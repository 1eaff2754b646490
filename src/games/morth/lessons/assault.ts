import { at, position, setupFor } from './position';
import { by, type MorthLesson } from './moves';

const TABLE = { config: { mode: 'introductory', firstLord: 0 }, seats: 2 } as const;

/** Who marches first, how far, and what full squares and crossings do. */
export const assaultLesson: MorthLesson = {
  id: 'assault',
  title: 'morth.lessons.assault.title',
  setup: setupFor(TABLE),
  seat: 0,
  position: () =>
    position({
      ...TABLE,
      wave: 2,
      lord: 0,
      phase: 'assault',
      foes: [
        'you left 8 skeleton',
        'you centre 16 skeleton',
        'you centre 16 skeleton',
        'you centre 16 skeleton',
        'you centre 14 rat',
        'you right 14 orc',
        'you right 3 goblin',
        'rival centre 4 rat',
      ],
      gold: [3, 4],
      heroes: [{ cell: at(3, 3) }, { cell: at(5, 2) }],
      luck: 6,
    }),
  steps: [
    {
      text: 'morth.lessons.assault.look',
      at: ['cell:0:38'],
      touches: 'cell:0:38',
      rules: ['MOR-154', 'MOR-156'],
    },
    {
      text: 'morth.lessons.assault.roll',
      at: ['look:sheet:close', 'action:rollAssault'],
      does: { type: 'rollAssault' },
      then: by(1, { type: 'rollWave' }, { type: 'passPortal' }),
      rules: ['MOR-155', 'MOR-156', 'MOR-157'],
    },
    {
      text: 'morth.lessons.assault.full',
      at: ['show:0'],
      touches: 'show:0',
      aim: 'morth.lessons.assault.lookAim',
      rules: ['MOR-005', 'MOR-163', 'MOR-164', 'MOR-166', 'MOR-168', 'MOR-169'],
    },
    {
      text: 'morth.lessons.assault.goblin',
      at: ['show:0', 'cell:0:61'],
      touches: 'cell:0:61',
      aim: 'morth.lessons.assault.lookAim',
      rules: ['MOR-006', 'MOR-175', 'MOR-176'],
    },
    {
      text: 'morth.lessons.assault.turned',
      at: ['look:sheet:close', 'action:passPortal'],
      does: { type: 'passPortal' },
      aim: 'morth.lessons.assault.turnedAim',
      rules: ['MOR-056', 'MOR-177', 'MOR-178'],
    },
  ],
  closing: 'morth.lessons.assault.closing',
};
