import { portal } from './tableau';

const SPUN = '0 goblin, 1 rat, 2 orc, 4 skeleton, 5 goblin, 7 gargoyle, 9 rat, 11 skeleton';

/** The portal: where dice fall, and where a turn sends them. */
export const WHEEL = {
  lordMorth: portal({ seats: 3, mark: 4, spun: SPUN }),
  portal: portal({ seats: 3, mark: 4, spun: SPUN, gold: [5, 3, 3] }, 2),
  'MOR-050': portal({ seats: 2, mark: 3, spun: '0 orc, 1 rat, 2 goblin' }),
  'MOR-057': portal({ seats: 2, mark: 12, spun: '0 orc', gold: [3, 3] }, 3),
  'MOR-058': portal({ seats: 2, mark: 1, spun: '0 orc', gold: [3, 3] }, -2),
  introductory: portal({
    seats: 2,
    config: { mode: 'introductory' },
    mark: 7,
    spun: '0 goblin, 3 rat, 6 skeleton, 10 rat',
  }),
  solitaire: portal({ seats: 1, mark: 9, spun: '1 goblin, 5 rat, 8 orc' }),
  'MOR-322': portal({ seats: 2, config: { mode: 'cooperative' }, mark: 2, spun: '0 goblin, 6 rat' }),
} as const;
