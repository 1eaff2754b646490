import type { HeroType, Race, State, UpgradeId } from '../../rules';
import { deed, map } from './tableau';
import { at } from './position';

const SQUARES = { from: '1,5', to: '6,10' } as const;
const BLOW = { ...SQUARES, bare: true } as const;

/** A hero that strikes at what is in its reach, from where it stands. */
const striking = (
  type: HeroType,
  place: string,
  foes: string,
  {
    race,
    upgrades,
    shot = BLOW,
  }: {
    race?: Race;
    upgrades?: readonly UpgradeId[];
    shot?: { readonly from: string; readonly to: string; readonly bare: true };
  } = {},
) =>
  map(
    1.25,
    shot,
    { heroes: [{ type, at: place, race, upgrades }], foes: [foes], config: race && { races: [race, 'any'] } },
    { type: 'hero', hero: 0, to: null, strike: 'auto' },
  );

/** The same, with the pattern turned by so many quarters. */
const turned = (type: HeroType, place: string, foes: string, turn: number) =>
  map(1.25, BLOW, { heroes: [{ type, at: place }], foes: [foes] }, (state: State) => ({
    type: 'hero',
    hero: 0,
    to: null,
    strike: { weapon: 'pattern', turn, targets: state.foes.map(({ die }) => die) },
  }));

/** What strikes reach, and what they do. */
export const STRIKES = {
  attack: striking('warrior', '4,8', 'C11 orc, C3 rat, C10 skeleton'),
  'MOR-125': turned('wizard', '5,8', 'C10 rat, C4 goblin', 3),
  'MOR-127': striking('warrior', '3,8', 'C10 orc, C4 rat, L4 goblin'),
  'MOR-128': striking('priest', '3,8', 'C11 rat, L3 goblin, C3 orc'),
  'MOR-130': striking('warrior', '4,6', 'C11 rat, C11 goblin, C11 skeleton'),
  'MOR-132': striking('wizard', '4,8', 'C11 rat, C11 goblin, C11 skeleton'),
  'MOR-145': striking('warrior', '4,6', 'C19 orc, C20 rat', {
    upgrades: ['might1', 'might2b'],
    shot: { from: '2,3', to: '6,7', bare: true },
  }),
  upgrades: striking('warrior', '3,8', 'L4 goblin, C10 orc, C4 rat, R4 skeleton', { upgrades: ['might1', 'might2b'] }),
  kills: deed(
    1.25,
    BLOW,
    { heroes: [{ type: 'warrior', at: '4,8' }], foes: ['C11 rat, C3 skeleton'] },
    { type: 'hero', hero: 0, to: null, strike: 'auto' },
    (state) => [
      { type: 'activate', hero: 0 },
      { type: 'attack', turn: 0, targets: state.foes.map(({ die }) => die) },
    ],
  ),
  races: map(
    1.25,
    SQUARES,
    {
      config: { racialSkills: true, races: ['elf', 'any'] },
      heroes: [{ type: 'warrior', at: '4,8', race: 'elf' }],
      done: () => [{ type: 'activate', hero: 0 }, { type: 'useSkill' }],
    },
    { type: 'hero', hero: 0, to: null, strike: 'none' },
  ),
  specialists: map(
    1.25,
    SQUARES,
    {
      config: { races: ['human', 'any'] },
      heroes: [
        { type: 'assassin', at: '3,8', race: 'human' },
        { type: 'warrior', at: '5,8', race: 'human' },
      ],
      traps: [{ at: '3,7', hero: 0 }],
      foes: ['C8 rat, L2 goblin'],
    },
    { type: 'none' },
  ),
  'MOR-254': map(
    1.25,
    SQUARES,
    {
      config: { races: ['human', 'any'] },
      heroes: [{ type: 'assassin', at: '3,8', race: 'human' }],
      foes: ['C4 rat'],
      done: () => [{ type: 'activate', hero: 0 }],
    },
    { type: 'device', device: 'trap', cell: at('3,7') },
  ),
  'MOR-279': map(
    1.25,
    SQUARES,
    {
      config: { races: ['dwarf', 'any'] },
      heroes: [{ type: 'miner', at: '3,8', race: 'dwarf' }],
      done: () => [{ type: 'activate', hero: 0 }],
    },
    { type: 'device', device: 'barrier', cell: at('2,8') },
  ),
  'MOR-288': striking('miner', '3,8', 'C10 orc, L4 rat, R4 goblin', {
    race: 'dwarf',
    upgrades: ['road1', 'road2a'],
  }),
  'MOR-268': map(
    1.25,
    { from: '1,3', to: '7,9', bare: true },
    {
      config: { races: ['elf', 'any'] },
      heroes: [{ type: 'huntress', at: '4,6', race: 'elf' }],
      foes: ['C19 rat, C20 orc'],
      // Her blow is spent: what is left is the bow.
      done: ({ foes }) => [
        { type: 'activate', hero: 0 },
        { type: 'attack', turn: 0, targets: [foes[0].die] },
      ],
    },
    { type: 'hero', hero: 0, to: null, strike: 'none' },
  ),
  'MOR-278': striking('huntress', '4,8', 'C11 orc, C18 rat', { race: 'elf', upgrades: ['volley1', 'volley2b'] }),
  rulings: striking('warrior', '4,8', 'L4 skeleton, R4 rat', { upgrades: ['might1', 'might2b'] }),
} as const;
