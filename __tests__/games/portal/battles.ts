import { below, pick, seedRng, shuffle, type Rng } from '@/engine';
import { SPELL_IDS, type Era, type LaidTerrain, type SpellId, type UnitList } from '@/games/portal/rules';
import { usualPiece } from '@/games/portal/rules/agreed';
import { withTotal } from '@/games/portal/rules/army';
import { mount, soldier } from '@/games/portal/rules/data/armies/models';

/** Battles at random: armies of everything that can be bought, on small tables where it soon meets. */

const some = <T>(rng: Rng, items: readonly T[], count: number): T[] => {
  const all = items.slice();
  shuffle(rng, all);
  return all.slice(0, count);
};

/** A unit of an army, by the number that makes its id. */
type Recruiter = (rng: Rng, era: Era, id: string) => UnitList;

const shooterOf = (era: Era) => (era === 'pre1900' ? 'shortBow' : 'smg');

/** PORT-039 Somebody of three spells. */
const wizard = (rng: Rng, id: string, spells: readonly SpellId[]): UnitList => ({
  id,
  name: 'Wizard',
  kind: 'lone',
  members: [
    soldier('Wizard', 12, 1, {
      kit: 'hand',
      leader: true,
      attributes: below(rng, 2) === 0 ? ['magic', 'luck'] : ['magic'],
      spells,
    }),
  ],
});

const caster: Recruiter = (rng, _era, id) => wizard(rng, id, some(rng, SPELL_IDS, 3));

/** PORT-305 In a band the Shield lies over many who are shot at. */
const wardens: Recruiter = (rng, era, id) => ({
  id,
  name: 'Wardens',
  kind: 'band',
  files: pick(rng, [null, 3]),
  members: [
    soldier('Warden', 12, 1, { kit: 'hand', leader: true, attributes: ['magic'], spells: ['shield', 'zap'] }),
    soldier('Guard', 6, 4, { weapon: shooterOf(era) }),
  ],
});

/** Small bands that run. */
const rabble: Recruiter = (rng, _era, id) => ({
  id,
  name: 'Rabble',
  kind: 'band',
  files: pick(rng, [null, 2]),
  members: [soldier('Loudmouth', 4, 1, { kit: 'unarmed', leader: true }), soldier('Rabble', 4, 3, { kit: 'unarmed' })],
});

const block: Recruiter = (_rng, _era, id) => ({
  id,
  name: 'Block',
  kind: 'band',
  files: 3,
  members: [
    soldier('Captain', 12, 1, { kit: 'spear', leader: true, attributes: ['aggressive', 'luck'] }),
    soldier('Spear', 6, 5, { kit: 'spear' }),
  ],
});

const shooters: Recruiter = (rng, era, id) => ({
  id,
  name: 'Shooters',
  kind: 'band',
  files: pick(rng, [null, 3]),
  members: [
    soldier('Marksman', 12, 1, { weapon: shooterOf(era), leader: true, attributes: ['luck', 'sharpshooter'] }),
    soldier('Lucky', 12, 1, { weapon: shooterOf(era), attributes: ['luck'] }),
    era === 'pre1900' ? soldier('Bow', 6, 3, { weapon: 'shortBow' }) : soldier('Gunner', 6, 1, { weapon: 'lmg' }),
    ...(era === 'pre1900' ? [] : [soldier('Rifle', 6, 2, { weapon: 'rifle' })]),
  ],
});

const swimmers: Recruiter = (_rng, _era, id) => ({
  id,
  name: 'Frogmen',
  kind: 'band',
  files: null,
  members: [
    soldier('Frog', 12, 1, { kit: 'hand', leader: true, attributes: ['amphibious'] }),
    soldier('Frogman', 12, 2, { kit: 'hand', attributes: ['amphibious'] }),
  ],
});

const riders: Recruiter = (_rng, _era, id) => ({
  id,
  name: 'Riders',
  kind: 'band',
  files: null,
  members: [
    mount(soldier('Wolf', 8, 1, { kit: 'hand' }), false, soldier('Chief', 8, 1, { kit: 'spear', leader: true })),
    mount(soldier('Wolf', 8, 2, { kit: 'hand' }), false, soldier('Rider', 6, 1, { kit: 'spear' })),
  ],
});

const monster: Recruiter = (rng, _era, id) => {
  const flies = below(rng, 2) === 0;
  return {
    id,
    name: 'Monster',
    kind: 'lone',
    members: [
      mount(
        soldier('Beast', 20, 1, {
          kit: 'hand',
          leader: true,
          weapon: 'breath',
          attributes: flies ? ['fearsome'] : ['fearsome', 'waterborne'],
        }),
        flies,
        soldier('Rider', 12, 1, { kit: 'hand', leader: true, attributes: ['luck'] }),
      ),
    ],
  };
};

const car: Recruiter = (rng, era, id) => ({
  id,
  name: 'Car',
  kind: 'vehicle',
  die: 12,
  flying: false,
  attributes: some(rng, ['turnX2', 'waterborne', 'fireLinked', 'luck'] as const, 2),
  crew: [{ die: 4, count: 2 }],
  weapons: [era === 'pre1900' ? 'gatling' : 'machineGun'],
});

const turner: Recruiter = (rng, era, id) => ({ ...car(rng, era, id), attributes: ['turnX2'] }) as UnitList;

const flyer: Recruiter = (_rng, era, id) => ({
  id,
  name: 'Flyer',
  kind: 'vehicle',
  die: 12,
  flying: true,
  attributes: ['hover'],
  crew: [{ die: 6, count: 2 }],
  weapons: [era === 'pre1900' ? 'archersPlatform' : 'flameProjector'],
});

/** Crews that are soon shot, so that guns stand about. */
const gun: Recruiter = (rng, era, id) => ({
  id,
  name: 'Gun',
  kind: 'artillery',
  piece: era === 'pre1900' ? pick(rng, ['lightCannon', 'catapult', 'mortarOld']) : pick(rng, ['fieldGun', 'mortar']),
  crew: [{ die: 4, count: 2 }],
});

const ALL: readonly Recruiter[] = [
  ...[caster, caster, wardens, rabble, rabble, rabble, block, block, shooters, shooters],
  ...[swimmers, riders, monster, car, turner, flyer, gun, gun],
];

function armyOf(rng: Rng, size: number) {
  const era = pick(rng, ['pre1900', 'post1900'] as const);
  // Every army has somebody to be frightened, a gun to be left and a man to take it.
  const recruiters = [gun, rabble, ...some(rng, ALL, size - 2)];
  return withTotal({ name: 'Army', era, total: 0, units: recruiters.map((each, i) => each(rng, era, `u${i}`)) });
}

const RIVER: readonly LaidTerrain[] = [
  usualPiece('river600', 450, 300),
  usualPiece('rocks', 200, 110),
  usualPiece('hedge', 500, 140),
  usualPiece('hedge', 700, 460),
  usualPiece('rocks', 400, 490),
];
const POND: readonly LaidTerrain[] = [
  usualPiece('pond', 350, 300),
  usualPiece('standingStones', 600, 300),
  usualPiece('rocks', 820, 300),
  usualPiece('rocks', 100, 300),
];

const EXITS = [
  { id: 'west', type: 'exit', side: 0, edge: 'left', needPercent: 60, endsGame: true },
  { id: 'east', type: 'exit', side: 1, edge: 'right', needPercent: 60, endsGame: false },
  { id: 'middle', type: 'hold', x: 450, y: 300, radius: 100, endsGame: false },
];
const MARKERS = [
  { id: 'run', type: 'holdRun', side: null, x: 450, y: 300, radius: 100, turns: 3, endsGame: true },
  { id: 'guns', type: 'destroy', unitKind: 'artillery', endsGame: false },
];

/** A config for each number, always the same one. */
function battleOf(seed: number, seats: number, mode: 'skirmish' | 'siege'): object {
  const rng = seedRng(seed);
  return {
    mode,
    length: { by: 'turns', turns: 5 },
    limit: 10_000,
    table: { w: 900, h: 600 },
    terrain: seats === 2 ? pick(rng, [RIVER, POND]) : POND,
    objectives: pick(rng, [EXITS, MARKERS]),
    armies: Array.from({ length: seats }, () => armyOf(rng, seats === 2 ? 7 : 4)),
  };
}

export const battlesOf = (count: number, seats: number, mode: 'skirmish' | 'siege'): object[] =>
  Array.from({ length: count }, (_, i) => battleOf(1000 * seats + i + (mode === 'siege' ? 500 : 0), seats, mode));
