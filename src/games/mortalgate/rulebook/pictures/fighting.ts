import { ringNode, tagNode } from '@/ui/art/pointers';
import { HERO_KEYS, nodeAt, type AbilityId, type HeroKey, type Team } from '../../rules';
import { deed, island, type Shot } from './tableau';
import type { Needs } from './position';

const hero = (key: HeroKey) => HERO_KEYS.indexOf(key);
const NEAR: Shot = { about: 'J22', across: 7 };
const ALL_ROUND: Shot = { about: 'I22', across: 8 };

const AWAY: Needs['heroes'] = { elazar: { at: 'E2' }, drexir: { at: 'G2' }, dekhar: { at: 'I2' } };

const scene = (heroes: Needs['heroes'], more: Omit<Needs, 'heroes'> = {}): Needs => ({
  ...more,
  heroes: { ...AWAY, ...heroes },
});

/** An attack or an ability from where the hero stands. */
const doing = (
  needs: Needs,
  from: string,
  means: 'attack' | AbilityId,
  target: HeroKey | null,
  shot: Shot = NEAR,
  ratio = 1.5,
) =>
  island(ratio, shot, needs, {
    chosen: {
      type: 'deed',
      deed: { means, target: target === null ? null : hero(target) },
      standing: nodeAt(from),
    },
  });

const sight = (heroes: Needs['heroes'], shot: Shot = NEAR, ratio = 1.5) =>
  island(ratio, shot, scene(heroes), {
    lens: 'sight',
    // Those far away are not what the picture is about.
    only: ({ sights }) => ({ sights: sights.filter(({ to }) => to >= nodeAt('A17')) }),
  });

const held = (...blessings: readonly ('splinter' | 'shockwave')[]): Needs['altars'] =>
  Object.fromEntries(blessings.map((each) => [each, 0 satisfies Team]));

/** Attacks, sight, abilities, and whom they reach. */
export const FIGHTING = {
  combat: doing(scene({ greven: { at: 'H22' }, seiren: { at: 'J22' } }), 'H22', 'attack', 'seiren'),
  'GATE-070': island(1.3, { about: 'H22', across: 11 }, scene({ greven: { at: 'H22' }, seiren: { at: 'J21' } }), {
    chosen: { type: 'means', means: 'attack' },
    only: () => ({ reach: [] }),
  }),
  sight: sight(
    { greven: { at: 'H22' }, seiren: { at: 'J21' }, yodan: { at: 'H26' }, sabea: { at: 'I20' } },
    { about: 'H23', across: 9 },
    1,
  ),
  'GATE-073': sight({ greven: { at: 'G22' }, seiren: { at: 'J23' } }, { about: 'H22', across: 6 }),
  'GATE-075': sight({ greven: { at: 'H22' }, yodan: { at: 'H26' } }, { about: 'H24', across: 9 }, 1),
  'GATE-076': sight(
    { greven: { at: 'I23' }, sabea: { at: 'I21' }, seiren: { at: 'I19' } },
    { about: 'I21', across: 7 },
    1,
  ),
  'GATE-077': sight(
    { greven: { at: 'I23' }, drexir: { at: 'I21' }, seiren: { at: 'I19' } },
    { about: 'I21', across: 7 },
    1,
  ),
  'GATE-078': sight({ greven: { at: 'H22' }, sabea: { at: 'I22' }, seiren: { at: 'J22' } }),
  rulings: sight(
    { greven: { at: 'H22' }, sabea: { at: 'I22' }, yodan: { at: 'I21' }, seiren: { at: 'J22' } },
    { about: 'K22', across: 9 },
  ),
  hitting: deed(
    1.5,
    NEAR,
    scene({ greven: { at: 'H22' }, drexir: { at: 'G2' }, sabea: { at: 'J23' } }),
    {
      chosen: { type: 'deed', deed: { means: 'explosiveShot', target: hero('sabea') }, standing: nodeAt('H22') },
    },
    [{ type: 'useAbility', ability: 'explosiveShot', target: hero('sabea') }],
  ),
  slain: deed(
    1.5,
    NEAR,
    scene({ greven: { at: 'H22' }, zadita: { at: 'J22', health: 4 } }),
    {
      chosen: { type: 'deed', deed: { means: 'explosiveShot', target: hero('zadita') }, standing: nodeAt('H22') },
    },
    [{ type: 'useAbility', ability: 'explosiveShot', target: hero('zadita') }],
  ),
  abilities: island(1.3, { about: 'H22', across: 11 }, scene({ greven: { at: 'H22' }, seiren: { at: 'J22' } }), {
    chosen: { type: 'means', means: 'explosiveShot' },
    only: () => ({ reach: [] }),
  }),
  archers: doing(
    scene(
      { seiren: { at: 'H22' }, greven: { at: 'J22', health: 8 } },
      { red: ['seiren', 'greven', 'elazar', 'drexir'] },
    ),
    'H22',
    'fullDraw',
    'greven',
  ),
  'GATE-116': island(0.95, { about: 'H20', across: 14 }, scene({ greven: { at: 'H22' }, seiren: { at: 'G18' } }), {
    chosen: { type: 'means', means: 'longShot' },
    only: () => ({ reach: [] }),
  }),
  mages: doing(
    scene({ yodan: { at: 'H22' }, seiren: { at: 'J22' } }, { red: ['yodan', 'elazar', 'drexir', 'dekhar'] }),
    'H22',
    'blisteringPain',
    'seiren',
  ),
  'GATE-122': doing(
    scene(
      {
        elazar: { at: 'H22' },
        seiren: { at: 'J22' },
        yodan: { at: 'J23' },
        sabea: { at: 'K23' },
        greven: { at: 'C2' },
      },
      { red: ['elazar', 'greven', 'drexir', 'dekhar'] },
    ),
    'H22',
    'chainLightning',
    'seiren',
    { about: 'J23', across: 7 },
  ),
  'GATE-124': doing(
    scene(
      {
        elazar: { at: 'H22' },
        seiren: { at: 'J22' },
        drexir: { at: 'J23' },
        sabea: { at: 'K23' },
        greven: { at: 'C2' },
      },
      { red: ['elazar', 'greven', 'drexir', 'dekhar'] },
    ),
    'H22',
    'chainLightning',
    'seiren',
    { about: 'J23', across: 7 },
  ),
  warriors: island(
    1.5,
    NEAR,
    scene({ drexir: { at: 'I22', wall: true }, greven: { at: 'C2' }, sabea: { at: 'J22' } }),
    {
      only: () => ({ reach: [] }),
    },
  ),
  'GATE-137': doing(
    scene(
      { sabea: { at: 'I22' }, seiren: { at: 'I21' }, yodan: { at: 'J23' }, greven: { at: 'H23' } },
      { red: ['sabea', 'greven', 'elazar', 'drexir'] },
    ),
    'I22',
    'risingWinds',
    null,
    ALL_ROUND,
  ),
  rogues: doing(
    scene(
      { dekhar: { at: 'I22' }, seiren: { at: 'J22' }, greven: { at: 'C2' } },
      { red: ['dekhar', 'greven', 'elazar', 'drexir'] },
    ),
    'I22',
    'infectedWounds',
    'seiren',
  ),
  'GATE-141': island(
    1.5,
    {
      ...ALL_ROUND,
      pointing: (hex) =>
        ['I21', 'J23', 'H23'].map((each, i) => {
          const { x, y } = hex(each);
          return tagNode(`turn-${i}`, { x: x + 4, y: y + 6 }, String(i + 1), 14);
        }),
    },
    scene(
      {
        dekhar: { at: 'I22' },
        seiren: { at: 'I21' },
        yodan: { at: 'J23' },
        sabea: { at: 'H23' },
        greven: { at: 'C2' },
      },
      { red: ['dekhar', 'greven', 'elazar', 'drexir'] },
    ),
    { chosen: { type: 'deed', deed: { means: 'cheapShot', target: null }, standing: nodeAt('I22') } },
  ),
  upkeep: island(
    1.5,
    { about: 'I22', across: 3 },
    scene({ greven: { at: 'I22', health: 11, cooldowns: [1, 2], burning: 1, poison: 2 } }),
    {
      only: () => ({ reach: [] }),
    },
  ),
  statuses: island(
    1.5,
    { about: 'I22', across: 5 },
    scene({ greven: { at: 'H22', burning: 2 }, seiren: { at: 'I22', poison: 2 }, sabea: { at: 'J22', stun: 1 } }),
    { only: () => ({ reach: [], chosen: null }) },
  ),
  'GATE-153': island(
    1.5,
    {
      about: 'I22',
      across: 6,
      pointing: (hex) => ['I21', 'H23'].map((each) => ringNode(`burnt-${each}`, hex(each), 2)),
    },
    scene({
      greven: { at: 'I22', burning: 2 },
      elazar: { at: 'I21' },
      drexir: { at: 'H23' },
      seiren: { at: 'J22' },
    }),
    { only: () => ({ reach: [] }) },
  ),
  beyondTarget: doing(
    scene(
      { greven: { at: 'H22' }, seiren: { at: 'I22' }, yodan: { at: 'J23' }, sabea: { at: 'I21' } },
      { altars: held('splinter', 'shockwave') },
    ),
    'H22',
    'attack',
    'seiren',
    { about: 'I22', across: 7 },
  ),
  'GATE-190': doing(
    scene(
      { greven: { at: 'H22' }, seiren: { at: 'J22' }, yodan: { at: 'J23' }, sabea: { at: 'J21' } },
      { altars: held('splinter') },
    ),
    'H22',
    'attack',
    'seiren',
  ),
  'GATE-193': doing(
    scene(
      { greven: { at: 'H22' }, seiren: { at: 'I22' }, yodan: { at: 'J23' }, sabea: { at: 'K23' } },
      { altars: held('shockwave') },
    ),
    'H22',
    'attack',
    'seiren',
    { about: 'J23', across: 8 },
  ),
  'GATE-195': doing(
    scene({ greven: { at: 'H22' }, seiren: { at: 'F22' } }, { altars: held('shockwave') }),
    'H22',
    'attack',
    'seiren',
    { about: 'F22', across: 7 },
  ),
  'GATE-196': doing(
    scene({ greven: { at: 'H22' }, seiren: { at: 'H21' } }, { altars: held('shockwave') }),
    'H22',
    'attack',
    'seiren',
    { about: 'H21', across: 6 },
  ),
} as const;
