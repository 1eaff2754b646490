import { arrowNode, ringNode } from '@/ui/art/pointers';
import { map } from './tableau';
import { at } from './position';

/** The middle of a box. */
export const middle = ({
  x,
  y,
  w,
  h,
}: {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}) => ({
  x: x + w / 2,
  y: y + h / 2,
});

const walker = (type: 'warrior' | 'priest', place: string) => [{ type, at: place }] as const;

/** Where things are, and where heroes go. */
export const PLACES = {
  terms: map(
    0.75,
    {},
    {
      heroes: [
        { type: 'warrior', at: '4,6' },
        { type: 'priest', at: '3,8' },
      ],
      foes: ['L4 rat, C8 goblin, R0 orc, R6 skeleton, L0 goblin'],
    },
  ),
  setup: map(2, { from: '1,0', to: '7,2' }, { heroes: undefined }),
  'MOR-003': map(
    1.4,
    {
      from: '1,7',
      to: '7,11',
      starts: true,
      pointing: (square) => [
        arrowNode('way-a', middle(square('4,11')), middle(square('4,9')), 3, 0),
        arrowNode('way-b', middle(square('4,9')), middle(square('1,9')), 3, 0),
        arrowNode('way-c', middle(square('1,9')), middle(square('1,7')), 3, 0),
      ],
    },
    {},
  ),
  'MOR-006': map(
    1.6,
    {
      from: '0,6',
      to: '4,9',
      pointing: (square) => [ringNode('one', square('2,7')), ringNode('other', square('2,9'))],
    },
    { foes: ['L5 rat, C9 goblin, C9 skeleton'] },
  ),
  'MOR-012': map(
    1.6,
    {
      from: '2,7',
      to: '6,9',
      pointing: (square) => ['4,7', '3,8', '5,8', '4,9'].map((each) => ringNode(`beside-${each}`, square(each))),
    },
    { heroes: walker('warrior', '4,8') },
  ),
  heroTurn: map(
    1.25,
    { from: '1,4', to: '7,9' },
    {
      heroes: [
        { type: 'warrior', at: '4,8' },
        { type: 'priest', at: '3,3' },
      ],
      foes: ['C11 orc, C18 rat, R6 skeleton'],
    },
    { type: 'hero', hero: 0, to: at('4,6'), strike: 'auto' },
  ),
  movement: map(
    1.25,
    { from: '1,5', to: '7,10' },
    { heroes: walker('priest', '4,8') },
    {
      type: 'hero',
      hero: 0,
      to: at('5,6'),
      strike: 'none',
    },
  ),
  'MOR-110': map(
    1.4,
    { from: '2,5', to: '6,9' },
    { heroes: walker('warrior', '4,8') },
    { type: 'hero', hero: 0, to: at('4,6'), strike: 'none' },
  ),
  'MOR-112': map(
    1.4,
    { from: '2,5', to: '6,9' },
    {
      heroes: [
        { type: 'priest', at: '4,8' },
        { type: 'warrior', at: '4,6' },
      ],
    },
    { type: 'hero', hero: 0, to: at('5,6'), strike: 'none' },
  ),
  'MOR-116': map(
    1.4,
    { from: '2,6', to: '7,10' },
    { heroes: walker('priest', '4,8'), foes: ['C11 troll'] },
    { type: 'hero', hero: 0, to: null, strike: 'none' },
  ),
  'MOR-350': map(
    0.6,
    {
      pointing: (square) => [ringNode('one', square('8,5')), ringNode('other', square('0,18'))],
      from: '0,4',
      to: '8,19',
    },
    { config: { mode: 'cooperative' }, heroes: [{ type: 'priest', at: '7,6' }] },
    { type: 'hero', hero: 0, to: at('0,18'), strike: 'none' },
  ),
  cooperative: map(
    0.72,
    { from: '0,5', to: '8,18' },
    {
      config: { mode: 'cooperative' },
      heroes: [
        { type: 'warrior', at: '3,11' },
        { type: 'priest', at: '5,12', seat: 1 },
      ],
      foes: ['L8 rat, C7 goblin, BR7 orc, BC8 skeleton'],
    },
  ),
  hiring: map(
    2,
    { from: '1,0', to: '7,2' },
    {
      gold: [8, 3],
      heroes: [
        { type: 'warrior', at: '4,8' },
        { type: 'priest', at: '3,8' },
      ],
    },
    { type: 'hire', race: 'human', hero: 'wizard', cell: at('4,0') },
  ),
} as const;
