import fc from 'fast-check';

import { copyState, nextU32, pick, seedRng, stateHash, type Seat } from '@/engine';
import { morth } from '@/games/morth/rules';
import { DICE_PER_SQUARE, EXPERIENCE_MAX } from '@/games/morth/rules/data';
import { cellOf } from '@/games/morth/rules/foes';
import { canStand } from '@/games/morth/rules/movement';
import { goldMax } from '@/games/morth/rules/realms';
import type { Action, State } from '@/games/morth/rules/types';
import { morthPieces } from '../../../support/morth';

const TABLES: readonly (readonly [config: object, seats: number])[] = [
  [{}, 1],
  [{}, 2],
  [{ racialSkills: true }, 3],
  [{}, 4],
  [{ cardMode: 'asking' }, 3],
  [{ mode: 'introductory' }, 2],
  [{ mode: 'cooperative' }, 3],
  [{ mode: 'cooperative', mixedRaces: true, teamMap: 'coop-2' }, 4],
];

/** A state somewhere in a random match. */
const anyState = fc
  .record({ table: fc.constantFrom(...TABLES), seed: fc.nat(), moves: fc.integer({ min: 0, max: 160 }) })
  .map(({ table: [config, seats], seed, moves }) => {
    const rng = seedRng(seed);
    const state = morth.setup(morth.parseConfig(config), seats, nextU32(rng));
    for (let i = 0; i < moves && morth.toMove(state).length > 0; i++) {
      const seat = pick(rng, morth.toMove(state));
      morth.advance(state, { seat, action: pick(rng, morth.legalActions(state, seat)) });
    }
    return state;
  });

const anyAction = fc.oneof(
  fc.record({ type: fc.constant('step' as const), to: fc.nat(215) }),
  fc.record({ type: fc.constant('activate' as const), hero: fc.nat(19) }),
  fc.record({ type: fc.constant('attack' as const), turn: fc.nat(3), targets: fc.array(fc.nat(96), { maxLength: 4 }) }),
  fc.record({ type: fc.constant('shoot' as const), target: fc.nat(96) }),
  fc.record({ type: fc.constant('layTrap' as const), cell: fc.nat(215) }),
  fc.record({ type: fc.constant('setBarrier' as const), cell: fc.nat(215) }),
  fc.record({ type: fc.constant('turnPortal' as const), steps: fc.integer({ min: -30, max: 30 }) }),
  fc.record({ type: fc.constant('deploy' as const), hero: fc.nat(9), cell: fc.nat(215) }),
  fc.record({ type: fc.constant('buyRedDie' as const), realm: fc.nat(3), path: fc.nat(5) }),
  fc.constantFrom<Action>(
    ...(
      [
        'rollWave',
        'passPortal',
        'resolveAttack',
        'useSkill',
        'endActivation',
        'endTurn',
        'rollAssault',
        'moveEnemies',
        'endWave',
        'decline',
      ] as const
    ).map((type) => ({ type })),
  ),
);

function crowded(state: State): boolean {
  const counts = new Map<string, number>();
  for (const foe of state.foes) {
    if (foe.square === 0) continue;
    const key = `${foe.realm} ${cellOf(state, foe)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts.values()].some((count) => count > DICE_PER_SQUARE);
}

test('all 97 dice and all cards are somewhere, at every state', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      const pieces = morthPieces(state);
      const cards = state.mode === 'competitive' || state.mode === 'cooperative' ? 32 : 0;
      expect([pieces.length, new Set(pieces).size]).toEqual([97 + cards, 97 + cards]);
    }),
    { numRuns: 200 },
  );
});

test('no limit is ever broken', () => {
  fc.assert(
    fc.property(anyState, (state) => {
      expect(crowded(state)).toBe(false);
      for (const { gold, wounds } of state.realms)
        expect(gold >= 0 && gold <= goldMax(state) && wounds >= 0).toBe(true);
      state.heroes.forEach((hero, id) => {
        expect(hero.experience >= 0 && hero.experience <= EXPERIENCE_MAX).toBe(true);
        if (state.active?.hero !== id && state.active === null) expect(canStand(state, id, hero.cell)).toBe(true);
      });
    }),
    { numRuns: 200 },
  );
});

test('MOR-016 any action is either listed and played, or refused by a rule with nothing changed', () => {
  fc.assert(
    fc.property(anyState, anyAction, fc.nat(3), (state, action, other) => {
      const hash = stateHash(state);
      for (const seat of [...morth.toMove(state), other] satisfies Seat[]) {
        const violation = morth.check(state, { seat, action });
        if (violation === undefined) morth.advance(copyState(morth, state), { seat, action });
        else expect(violation.rule).toMatch(/^MOR-\d{3}$/);
      }
      expect(stateHash(state)).toBe(hash);
    }),
    { numRuns: 400 },
  );
});
