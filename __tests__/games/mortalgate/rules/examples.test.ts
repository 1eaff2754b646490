import { stateHash } from '@/engine';
import {
  ALTARS,
  HEROES,
  HERO_KEYS,
  labelOf,
  mortalgate,
  OFF,
  REASONS,
  requiredNumber,
  TEAMS,
  type AbilityId,
  type Action,
  type Blessing,
  type HeroKey,
  type Reason,
  type State,
} from '@/games/mortalgate/rules';
import { check, perform } from '@/games/mortalgate/rules/actions';
import { beginTurn, endTurn } from '@/games/mortalgate/rules/turn';
import examples from '../data/examples.json';
import { rolling } from '../support/dice';
import { by, idOf, position, walk, type Given, type GivenHero, type TeamKey } from '../support/position';

type Expected = {
  readonly phase?: string;
  readonly active?: HeroKey;
  readonly movementLeft?: number;
  readonly grace?: Readonly<Record<TeamKey, number>>;
  readonly altars?: Partial<Record<Blessing, TeamKey>>;
  readonly winner?: { readonly team: TeamKey; readonly by: string };
  readonly heroes?: Partial<Record<HeroKey, GivenHero>>;
};

type Deed = {
  readonly type: string;
  readonly target?: HeroKey;
  readonly ability?: AbilityId;
  readonly path?: readonly string[];
  readonly hero?: HeroKey;
  readonly refused?: string;
  readonly check?: Expected;
};

type Play = {
  readonly id: string;
  readonly title: string;
  readonly given: Given;
  readonly teams?: Given['teams'];
  readonly dice?: readonly number[];
  readonly actions: readonly Deed[];
  readonly expect: Expected;
};

const PLAYS = examples.plays as unknown as readonly Play[];

const positive = (counts: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

/** A hero as the examples write it, with the fields that are asked for. */
function heroAs(state: State, key: HeroKey, asked: GivenHero): GivenHero {
  const { node, health, cooldowns, burning, poison, stun, precision, charges, wall } = state.heroes[idOf(key)];
  const [first, second] = HEROES[idOf(key)].abilities;
  const all: GivenHero = {
    at: node === OFF ? null : labelOf(node),
    health,
    cooldowns: positive({ [first]: cooldowns[0], [second]: cooldowns[1] }),
    statuses: positive({ burning, poison, stun }),
    effects: {
      ...positive({ precisionTargeting: precision, staticCharge: charges }),
      ...(wall ? { shieldWall: true } : {}),
    },
  };
  return Object.fromEntries(Object.entries(all).filter(([field]) => field in asked));
}

/** What the examples ask about a state. */
function stateAs(state: State, asked: Expected): Expected {
  const held = ALTARS.flatMap(({ blessing }, altar) => {
    const owner = state.altars[altar];
    return owner === null ? [] : [[blessing, TEAMS[owner]]];
  });
  const { outcome } = state;
  const all: Expected = {
    phase: state.phase,
    active: HERO_KEYS[state.turn.hero],
    movementLeft: state.turn.points,
    grace: { red: state.grace[0], blue: state.grace[1] },
    altars: Object.fromEntries(held),
    ...(outcome !== null && outcome.winner !== null && { winner: { team: TEAMS[outcome.winner], by: outcome.by } }),
    heroes: Object.fromEntries(
      Object.entries(asked.heroes ?? {}).map(([key, hero]) => [key, heroAs(state, key as HeroKey, hero)]),
    ),
  };
  return Object.fromEntries(Object.entries(all).filter(([field]) => field in asked));
}

function actionOf({ type, target, ability, path }: Deed): Action {
  if (type === 'walk') return walk(...(path ?? []));
  if (type === 'basicAttack' && target) return { type: 'attack', target: idOf(target) };
  if (type === 'useAbility' && ability) return { type, ability, target: target ? idOf(target) : null };
  if (type === 'capture' || type === 'endTurn') return { type };
  throw new Error(`no action ${type}`);
}

/** The rule that an example means by its reason; which ability is out of range is told apart. */
function ruleOf({ refused, ability, type }: Deed): string | undefined {
  if (refused === undefined) return undefined;
  if (refused === 'outOfRange' && type === 'useAbility' && ability !== 'quickBlade') return REASONS.outOfAbilityRange;
  return REASONS[refused as Reason];
}

/** The two halves of a turn's beginning are taken apart here, so that each can be looked at (GATE-D51). */
function act(state: State, deed: Deed): void {
  if (deed.type === 'beginTurn') return beginTurn(state, []);
  if (deed.type === 'passUntil') {
    if (state.phase !== 'upkeep') endTurn(state, 'ended', []);
    while (state.phase !== 'upkeep' || HERO_KEYS[state.turn.hero] !== deed.hero)
      if (state.phase === 'upkeep') beginTurn(state, []);
      else endTurn(state, 'ended', []);
    return;
  }
  const move = by(state, actionOf(deed));
  const before = stateHash(state);
  expect(check(state, move)?.rule).toBe(ruleOf(deed));
  expect(stateHash(state)).toBe(before);
  if (deed.refused === undefined) perform(state, move, []);
}

const ROLLED: readonly (AbilityId | undefined)[] = ['longShot', 'cheapShot', 'quickBlade'];

test.each(PLAYS)('$id $title', ({ given, teams, dice = [], actions, expect: expected }) => {
  const state = position({ ...given, teams });
  let rolls = dice;
  for (const deed of actions) {
    if (deed.refused === undefined && (deed.type === 'basicAttack' || ROLLED.includes(deed.ability))) {
      const count = deed.ability === 'cheapShot' ? rolls.length : 1;
      state.rng = rolling(rolls.slice(0, count));
      rolls = rolls.slice(count);
    }
    act(state, deed);
    if (deed.check) expect(stateAs(state, deed.check)).toEqual(deed.check);
  }
  expect(rolls).toEqual([]);
  expect(stateAs(state, expected)).toEqual(expected);
});

test.each(examples.combatRows)('$id $title', ({ defender, required }) => {
  for (const [attacker, needed] of Object.entries(required)) {
    const state = position({ active: 'greven' });
    expect(requiredNumber(state, idOf(attacker as HeroKey), idOf(defender as HeroKey))).toBe(needed);
  }
});

test.each(examples.sequences)('$id $title', ({ teams, opening, expectSequence, expectRoundAfterNine }) => {
  const state = position({ active: 'greven', teams: teams as NonNullable<Given['teams']> });
  state.opening = opening === 'red' ? 0 : 1;
  state.turn.number = 0;
  state.round = 0;
  endTurn(state, 'ended', []);
  const seen: string[] = [];
  for (let turn = 1; turn <= expectSequence.length; turn++) {
    seen.push(HERO_KEYS[state.turn.hero]);
    beginTurn(state, []);
    if (turn < expectSequence.length) endTurn(state, 'ended', []);
  }
  expect(seen).toEqual(expectSequence);
  expect(state.round).toBe(expectRoundAfterNine);
});

/** A seed whose roll-off shows these dice. */
function seedOf(teams: readonly (0 | 1)[], rolls: readonly (readonly number[])[]): number {
  for (let seed = 0; ; seed++) {
    const { rollOff } = mortalgate.setup(mortalgate.parseConfig({ teams }), teams.length, seed);
    if (JSON.stringify(rollOff) === JSON.stringify(rolls)) return seed;
  }
}

test.each(examples.drafts)('$id $title', ({ seats, d6, choice, expectPickers, expectOpening, expectQuota }) => {
  const teams = seats.map(({ team }) => (team === 'red' ? 0 : 1));
  const seed = seedOf(
    teams,
    d6.map(({ red, blue }) => [red, blue]),
  );
  const state = mortalgate.setup(mortalgate.parseConfig({ teams }), teams.length, seed);
  expect(TEAMS[state.winner]).toBe(choice.team);
  const first = choice.takes === 'openingTurn' ? 'opening' : 'pick';
  const [chooser] = mortalgate.toMove(state);
  mortalgate.advance(state, { seat: chooser, action: { type: 'chooseFirst', first } });
  const pickers: string[] = [];
  for (let hero = 0; hero < HEROES.length; hero++) {
    const [seat] = mortalgate.toMove(state);
    pickers.push(seats[seat].player);
    mortalgate.advance(state, { seat, action: { type: 'pickHero', hero } });
  }
  expect(pickers).toEqual(expectPickers);
  expect(TEAMS[state.opening ?? 0]).toBe(expectOpening);
  const shares = seats.map(({ player }, seat) => [player, state.heroes.filter((hero) => hero.seat === seat).length]);
  expect(Object.fromEntries(shares)).toEqual(expectQuota);
});

test('all 89 worked examples are played', () => {
  const all = [...examples.plays, ...examples.combatRows, ...examples.sequences, ...examples.drafts];
  const ids = all.map(({ id }) => id).sort();
  expect(ids).toEqual(Array.from({ length: 89 }, (_, i) => `EX-${String(i + 1).padStart(2, '0')}`));
});
