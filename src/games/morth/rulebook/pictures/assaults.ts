import { arrowNode, tagNode } from '@/ui/art/pointers';
import { march, map } from './tableau';
import { middle } from './places';

const LOWER = { from: '0,6', to: '7,11', starts: true } as const;
const UPPER = { from: '1,0', to: '8,4' } as const;

/** Who marches, how far, and what is in the way. */
export const ASSAULTS = {
  assault: march(1.1, LOWER, { foes: ['L0 rat, L3 skeleton, C2 orc, R1 goblin'] }, 2),
  'MOR-156': map(
    1.1,
    {
      ...LOWER,
      pointing: (square) => [
        arrowNode('first', middle(square('2,11')), middle(square('2,8')), 3, 0),
        arrowNode('second', middle(square('4,11')), middle(square('4,9')), 3, 0),
        arrowNode('third', middle(square('6,11')), middle(square('6,8')), 3, 0),
        ...['2,7', '4,8', '6,7'].map((each, i) => tagNode(`turn-${i}`, middle(square(each)), String(i + 1), 20)),
      ],
    },
    { foes: ['L1 skeleton, C1 skeleton, R1 skeleton'] },
  ),
  'MOR-164': march(1.25, { from: '0,6', to: '5,10' }, { foes: ['C8 skeleton, C8 skeleton, C8 skeleton, C6 rat'] }, 1),
  'MOR-166': march(1.6, UPPER, { foes: ['C23 rat, L16 skeleton, R12 orc'] }, 1),
  'MOR-176': march(1.4, { from: '0,6', to: '5,9' }, { foes: ['L3 goblin'] }, 2),
  'MOR-181': march(
    1.4,
    { from: '0,6', to: '5,9' },
    {
      config: { races: ['human', 'any'] },
      heroes: [{ type: 'assassin', at: '3,8', race: 'human' }],
      traps: [{ at: '3,7', hero: 0 }],
      foes: ['C8 orc'],
    },
    2,
  ),
  'MOR-282': march(
    1.4,
    { from: '0,6', to: '6,9' },
    {
      config: { races: ['dwarf', 'any'] },
      heroes: [{ type: 'miner', at: '3,8', race: 'dwarf' }],
      barriers: [{ at: '2,7', hero: 0 }],
      foes: ['C8 rat'],
    },
    2,
  ),
} as const;
