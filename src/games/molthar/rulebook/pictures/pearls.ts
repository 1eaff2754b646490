import { arrowNode } from '@/ui/art/pointers';
import { position } from '../../lessons/position';
import { film, still } from './tableau';
import { boardZone, middle, ownZone, pearlRow } from './zones';

const START = {
  round: 2,
  you: { hand: '2.1 5.2', portal: 'giant-1' },
  rival: { hand: '6.2', portal: 'hound-1' },
  open: '1.2 4.2 8.2 6.1',
  characters: 'hood-1 wraith-1',
} as const;

const take = (from: 0 | 1 | 2 | 3) =>
  [
    { type: 'takePearl', from },
    { type: 'takePearl', from },
  ] as const;

/** Pearls that are taken, turned up and replaced. */
export const PEARLS = {
  takePearl: film(
    0.98,
    { of: (layout) => [...pearlRow(layout), ...ownZone(layout)] },
    () => position({ ...START, next: '7.2 6.3' }),
    [take(2)],
  ),
  swap: film(
    1.05,
    { of: boardZone },
    () => position({ ...START, next: '4.1 6.3', nextCharacters: 'unicorn-1 reaper-1' }),
    [take(0)],
  ),
  replacePearls: film(2.9, { of: pearlRow }, () => position({ ...START, next: '7.2 6.3 2.2 5.3' }), [
    [{ type: 'replacePearls' }, { type: 'replacePearls' }],
  ]),
  'MOL-046': still(
    2.9,
    {
      of: pearlRow,
      pointing: ({ pearls, pearlPile }) => [arrowNode('refill', middle(pearlPile), middle(pearls[2]), 3, -0.3)],
    },
    { state: () => position({ ...START, next: '7.2 6.3' }), chosen: { type: 'takePearl', from: 2 } },
  ),
} as const;
