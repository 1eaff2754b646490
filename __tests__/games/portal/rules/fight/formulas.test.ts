import type { AttributeId, Die, SpellId } from '@/games/portal/rules';
import { NEEDED } from '@/games/portal/rules/data';
import { lossSteps, recoveryMods, thrown } from '@/games/portal/rules/questions/modifiers';
import { weaponsMayFire } from '@/games/portal/rules/questions/volley';
import { lastTurnOf } from '@/games/portal/rules/resolve/spells';
import { totalOf } from '@/games/portal/rules/result';
import data from '../../data/examples.json';
import { man, SIDES } from '../support/fight';
import { battle } from '../support/position';

type Inputs = {
  recovery: { die: Die; natural: number; attributes?: AttributeId[]; effects?: SpellId[] };
  attack: { natural: number; modifiers: Record<string, number> };
  weaponsMayFire: { crew: number; working: number; fireLinked?: boolean };
  moraleLoss: { startingStrength: number; strength: number };
  spellEnd: { spell: SpellId; castInTurn: number };
  score: { destroyed: number[]; left: number[]; fledEnemyUnits: number[]; objectives: number[] };
};

/** Each formula of the worked examples that this chapter has. */
const FORMULAS: { readonly [F in keyof Inputs]: (given: Inputs[F]) => object } = {
  recovery({ die, natural, attributes = [], effects = [] }) {
    const spells = effects.map((spell) => ({ spell, seat: 1, elements: [1], lastTurn: 3 }));
    const state = battle({ units: SIDES, elements: [man(1, 1, 100, 100, { die, attributes })], effects: spells });
    const { total } = thrown(die, natural, recoveryMods(state, state.elements[0], state.elements[0].model));
    return { total, survives: total >= NEEDED.recovery };
  },
  attack({ natural, modifiers }) {
    const mods = Object.values(modifiers).map((amount) => ({ modifier: 'zap' as const, amount }));
    const { total } = thrown(10, natural, mods);
    return { total, hit: total >= NEEDED.attack };
  },
  weaponsMayFire({ crew, working, fireLinked = false }) {
    const attributes: AttributeId[] = fireLinked ? ['fireLinked'] : [];
    const state = battle({
      units: SIDES,
      elements: [
        man(1, 1, 100, 100, {
          kind: 'vehicle',
          die: 20,
          attributes,
          crew: Array.from({ length: crew }, () => 6 as const),
          weapons: Array.from({ length: working }, () => 'machineGun' as const),
        }),
      ],
    });
    return { weapons: weaponsMayFire(state.elements[0]) };
  },
  moraleLoss: ({ startingStrength, strength }) => ({ modifier: 0 - lossSteps(startingStrength, strength) }),
  spellEnd: ({ spell, castInTurn }) => ({ lastTurn: lastTurnOf(spell, castInTurn) }),
  score({ destroyed, left, fledEnemyUnits, objectives }) {
    const score = destroyed.map((points, seat) =>
      totalOf({
        destroyed: points,
        left: left[seat],
        fled: 20 * fledEnemyUnits[seat],
        objectives: 50 * objectives[seat],
        cover: 0,
      }),
    );
    return { score, winner: score.indexOf(Math.max(...score)) };
  },
};

type Case = {
  readonly case?: string;
  readonly kind: string;
  readonly fn?: string;
  readonly in?: unknown;
  readonly out?: unknown;
};
type Example = { readonly id: string; readonly title: string; readonly cases: readonly Case[] };

const cases = (data.examples as readonly Example[]).flatMap(({ id, title, cases: all }) =>
  all.flatMap((one) =>
    one.fn !== undefined && one.fn in FORMULAS
      ? [{ name: `${id} ${title} ${one.case ?? ''}`.trim(), fn: one.fn as keyof Inputs, given: one.in, out: one.out }]
      : [],
  ),
);

test.each(cases)('$name', ({ fn, given, out }) => {
  const formula = FORMULAS[fn] as (given: unknown) => object;
  expect(formula(given)).toEqual(out);
});

test('every formula is used', () => {
  expect(new Set(cases.map(({ fn }) => fn))).toEqual(new Set(Object.keys(FORMULAS)));
});
