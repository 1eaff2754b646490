import { at, position, setupFor } from './position';
import { by, END, walk, type MorthLesson } from './moves';

const TABLE = { config: { mode: 'introductory', firstLord: 0 }, seats: 2 } as const;

/** Where the dice of a wave go, and what a step of the wheel does to both neighbours. */
export const portalLesson: MorthLesson = {
  id: 'portal',
  title: 'morth.lessons.portal.title',
  setup: setupFor(TABLE),
  seat: 0,
  position: () =>
    position({
      ...TABLE,
      wave: 2,
      lord: 1,
      phase: 'portal',
      turn: 0,
      mark: 4,
      wheel: ['6 orc', '6 orc', '12 rat', '3 skeleton', '9 goblin', '10 skeleton'],
      gold: [3, 4],
      heroes: [{ cell: at(3, 8) }, { cell: at(5, 8) }],
    }),
  steps: [
    {
      text: 'morth.lessons.portal.look',
      at: ['sector:2'],
      touches: 'sector:2',
      aim: 'morth.lessons.portal.lookAim',
      rules: ['MOR-046', 'MOR-050', 'MOR-051'],
    },
    {
      text: 'morth.lessons.portal.step',
      at: ['look:sheet:close', 'turn:right'],
      touches: 'turn:right',
      aim: 'morth.lessons.portal.lookAim',
      rules: ['MOR-049', 'MOR-053', 'MOR-054', 'MOR-057', 'MOR-062'],
    },
    {
      text: 'morth.lessons.portal.pay',
      at: ['turn:right', 'action:turnPortal'],
      does: { type: 'turnPortal', steps: 1 },
      then: by(1, END),
      aim: 'morth.lessons.portal.payAim',
      rules: ['MOR-055', 'MOR-056', 'MOR-060'],
    },
    {
      text: 'morth.lessons.portal.meet',
      at: ['cell:0:75', 'hero:0', 'cell:0:93', 'action:go'],
      does: walk(0, at(3, 9), at(3, 10)),
      aim: 'morth.lessons.portal.meetAim',
      rules: ['MOR-063', 'MOR-064', 'MOR-066', 'MOR-108', 'MOR-110'],
    },
  ],
  closing: 'morth.lessons.portal.closing',
};
