import { at, position, setupFor, type Marching } from './position';
import { by, END, strike, walk, type MorthLesson } from './moves';

const TABLE = { config: { mode: 'competitive', firstLord: 0 }, seats: 2 } as const;
const FOES: readonly Marching[] = [
  'you left 7 rat',
  'you centre 8 skeleton',
  'rival left 15 orc',
  'rival centre 5 rat',
];
/** Numbers of Lord Morth cards. */
const PICKPOCKET = 12;
const STAYED_HAND = 6;
const HEAVY_BOOTS = 17;
const ROCKFALL = 27;
const RIVAL_WARRIOR = 2;

/** Cards may be played at any moment, also in the turn of somebody else. */
export const cardsLesson: MorthLesson = {
  id: 'cards',
  title: 'morth.lessons.cards.title',
  setup: setupFor(TABLE),
  seat: 0,
  position: () =>
    position({
      ...TABLE,
      wave: 2,
      lord: 1,
      phase: 'heroes',
      foes: FOES,
      gold: [2, 5],
      heroes: [{ cell: at(3, 4) }, { cell: at(5, 2) }, { cell: at(5, 4) }, { cell: at(5, 2) }],
      hands: [[PICKPOCKET, STAYED_HAND], [HEAVY_BOOTS]],
      discard: [ROCKFALL],
    }),
  steps: [
    {
      text: 'morth.lessons.cards.call',
      at: ['action:call'],
      touches: 'action:call',
      aim: 'morth.lessons.cards.stealAim',
      rules: ['MOR-195', 'MOR-246'],
    },
    {
      text: 'morth.lessons.cards.steal',
      at: ['action:call', 'call:hand', `card:${PICKPOCKET}`, 'hand:play'],
      does: { type: 'playCard', card: PICKPOCKET, target: { kind: 'purse', realm: 1 } },
      then: by(1, ...walk(RIVAL_WARRIOR), strike(FOES, 'rival left 15 orc')),
      aim: 'morth.lessons.cards.stealAim',
      rules: ['MOR-017', 'MOR-042', 'MOR-197', 'MOR-200', 'MOR-222'],
    },
    {
      text: 'morth.lessons.cards.stop',
      at: ['action:call', 'call:hand', 'aim:0', 'hand:play'],
      does: { type: 'playCard', card: STAYED_HAND, target: { kind: 'hero', hero: RIVAL_WARRIOR } },
      then: by(1, END, { type: 'playCard', card: HEAVY_BOOTS, target: { kind: 'hero', hero: 0 } }),
      aim: 'morth.lessons.cards.stopAim',
      rules: ['MOR-213', 'MOR-214', 'MOR-242', 'MOR-243'],
    },
    {
      text: 'morth.lessons.cards.boots',
      at: ['cell:0:39', 'hero:0', 'cell:0:48', 'action:go'],
      does: [...walk(0, at(3, 5)), strike(FOES, 'you left 7 rat')],
      aim: 'morth.lessons.cards.bootsAim',
      rules: ['MOR-206', 'MOR-230'],
    },
  ],
  closing: 'morth.lessons.cards.closing',
};
