import { at, position, setupFor, type Marching } from './position';
import { by, END, isDone, strike, walk, type MorthLesson } from './moves';

const TABLE = { config: { mode: 'cooperative', firstLord: 0 }, seats: 2 } as const;
const FOES: readonly Marching[] = [
  'A right 13 rat',
  'A centre 17 skeleton',
  'B centre 17 goblin',
  'B left 8 orc',
  'A left 3 skeleton',
];
const HEAVY_BOOTS = 17;

/** One map, one purse, one turn of the wheel; everybody leads the own heroes. */
export const teamLesson: MorthLesson = {
  id: 'team',
  title: 'morth.lessons.team.title',
  setup: setupFor(TABLE),
  seat: 0,
  position: () =>
    position({
      ...TABLE,
      wave: 2,
      phase: 'morth',
      foes: FOES,
      gold: [4],
      wounds: [1],
      heroes: [{ cell: at(3, 10) }, { cell: at(5, 10) }, { cell: at(5, 13) }, { cell: at(3, 13) }],
      next: HEAVY_BOOTS,
    }),
  steps: [
    {
      text: 'morth.lessons.team.roll',
      at: ['action:rollWave'],
      does: { type: 'rollWave' },
      rules: ['MOR-321', 'MOR-323', 'MOR-338'],
    },
    {
      text: 'morth.lessons.team.card',
      at: ['action:morthCard', 'aim:0', 'aim:1', 'aim:2', 'aim:3', 'hand:play'],
      does: { type: 'playCard', card: HEAVY_BOOTS, target: { kind: 'hero', hero: 3 } },
      wants: ({ type }) => type === 'playCard',
      rules: ['MOR-338', 'MOR-339', 'MOR-340', 'MOR-345'],
    },
    {
      text: 'morth.lessons.team.portal',
      at: ['turn:left', 'turn:right', 'action:turnPortal', 'action:passPortal'],
      does: { type: 'passPortal' },
      wants: ({ type }) => type === 'passPortal' || type === 'turnPortal',
      rules: ['MOR-322', 'MOR-332', 'MOR-347', 'MOR-348'],
    },
    {
      text: 'morth.lessons.team.strike',
      at: ['cell:0:93', 'hero:0', 'action:go'],
      does: [...walk(0), strike(FOES, 'A centre 17 skeleton', 'A right 13 rat')],
      aim: 'morth.lessons.team.strikeAim',
      rules: ['MOR-336', 'MOR-349'],
    },
    {
      text: 'morth.lessons.team.end',
      at: ['action:endTurn', 'endTurn:confirm'],
      does: END,
      aside: isDone,
      then: by(1, ...walk(2), strike(FOES, 'B centre 17 goblin'), END),
      aim: 'morth.lessons.team.endAim',
      rules: ['MOR-324', 'MOR-349'],
    },
    {
      text: 'morth.lessons.team.assault',
      at: ['action:rollAssault'],
      does: { type: 'rollAssault' },
      rules: ['MOR-337', 'MOR-352', 'MOR-353'],
    },
  ],
  closing: 'morth.lessons.team.closing',
};
