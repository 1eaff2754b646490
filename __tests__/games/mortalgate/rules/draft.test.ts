import { HEROES, labelOf, mortalgate, pickerOf, type Action, type State } from '@/games/mortalgate/rules';
import { done, why } from '../support/play';

const begun = (config: object = {}, seats = 2, seed = 1) =>
  mortalgate.setup(mortalgate.parseConfig(config), seats, seed);
const first = (what: 'pick' | 'opening'): Action => ({ type: 'chooseFirst', first: what });
const pick = (hero: number): Action => ({ type: 'pickHero', hero });
const order = (...heroes: number[]): Action => ({ type: 'orderHeroes', order: heroes });
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);

/** After all picks in the order of the heroes. */
function drafted(state: State): State {
  for (let hero = 0; hero < HEROES.length; hero++) done(state, pick(hero));
  return state;
}
const own = (state: State, team: number) =>
  HEROES.flatMap((_, hero) => (state.heroes[hero].team === team ? [hero] : []));

test('GATE-024 the higher die wins the roll-off', () => {
  for (const seed of SEEDS) {
    const { rollOff, winner } = begun({}, 2, seed);
    const [red, blue] = rollOff[rollOff.length - 1];
    expect([red, blue].every((die) => die >= 1 && die <= 6)).toBe(true);
    expect(winner).toBe(red > blue ? 0 : 1);
  }
});

test('GATE-025 GATE-D03 ties are rolled again', () => {
  const rolls = SEEDS.map((seed) => begun({}, 2, seed).rollOff);
  expect(rolls.some((each) => each.length > 1)).toBe(true);
  for (const each of rolls)
    expect(each.map(([red, blue]) => red === blue)).toEqual(each.map((_, i) => i < each.length - 1));
});

test('GATE-026 GATE-D50 the first seat of the winning team chooses', () => {
  for (const seed of SEEDS.slice(0, 10)) {
    const state = begun({ teams: [1, 1, 0, 0] }, 4, seed);
    const captain = state.winner === 0 ? 2 : 0;
    expect(mortalgate.toMove(state)).toEqual([captain]);
    expect(why(state, first('pick'), captain + 1)).toBe('GATE-026');
    expect(mortalgate.legalActions(state, captain)).toEqual([first('pick'), first('opening')]);
  }
});

test('GATE-027 who takes the opening turn picks second', () => {
  const state = begun();
  const { winner } = state;
  done(state, first('opening'));
  expect(state.opening).toBe(winner);
  expect(state.teams[mortalgate.toMove(state)[0]]).toBe(1 - winner);
});

test('GATE-028 GATE-D04 who takes the first pick leaves the opening turn', () => {
  const state = begun();
  const { winner } = state;
  done(state, first('pick'));
  expect(state.opening).toBe(1 - winner);
  expect(state.teams[mortalgate.toMove(state)[0]]).toBe(winner);
});

test('GATE-029 the teams pick in strict alternation', () => {
  const state = begun({ opening: 'blue' });
  const teams = HEROES.map((_, hero) => {
    const [seat] = mortalgate.toMove(state);
    done(state, pick(hero));
    return state.teams[seat];
  });
  expect(teams).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
  expect(state.picks).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(state.phase).toBe('order');
});

test('GATE-030 a hero that is taken cannot be picked', () => {
  const state = begun({ opening: 'red' });
  done(state, pick(3));
  expect(why(state, pick(3))).toBe('GATE-030');
  expect(mortalgate.legalActions(state, mortalgate.toMove(state)[0])).not.toContainEqual(pick(3));
});

test('GATE-031 GATE-D05 the seats of a team pick in order, over and over', () => {
  const teams = [0, 1, 0, 1, 0] as const;
  expect(Array.from({ length: 8 }, (_, i) => pickerOf(teams, 1, i))).toEqual([0, 1, 2, 3, 4, 1, 0, 3]);
  const state = begun({ opening: 'blue' }, 5);
  expect(why(state, pick(0), 2)).toBe('GATE-031');
});

test('GATE-032 a team names each of its four heroes once', () => {
  const state = drafted(begun({ opening: 'red' }));
  const [a, b, c, d] = own(state, 0);
  const [foreign] = own(state, 1);
  for (const bad of [order(a, b, c, c), order(a, b, c, foreign), order(a, b, c), order(a, b, c, d, d), order()])
    expect(why(state, bad)).toBe('GATE-032');
  expect(mortalgate.legalActions(state, 0)).toHaveLength(24);
  expect(why(state, order(d, c, b, a))).toBeUndefined();
});

test('GATE-033 GATE-D06 the team with the opening turn declares first', () => {
  const state = drafted(begun({ opening: 'blue' }));
  expect(mortalgate.toMove(state)).toEqual([1]);
  expect(why(state, order(...own(state, 0)), 0)).toBe('GATE-033');
  done(state, order(...own(state, 1)));
  expect(mortalgate.toMove(state)).toEqual([0]);
});

test('GATE-034 an order stays', () => {
  const state = drafted(begun({ opening: 'red' }));
  done(state, order(...own(state, 0).reverse()), order(...own(state, 1)));
  const orders = structuredClone(state.orders);
  for (let turn = 0; turn < 20; turn++) done(state, { type: 'endTurn' });
  expect(state.orders).toEqual(orders);
  expect(why(state, order(...own(state, 0)))).toBe('GATE-041');
});

test('GATE-035 hero k of an order starts on node k of the spawn list', () => {
  const state = drafted(begun({ opening: 'red' }));
  const [red, blue] = [own(state, 0).reverse(), own(state, 1)];
  const [placed] = done(state, order(...red));
  expect(placed).toMatchObject({ type: 'heroesOrdered', order: red });
  done(state, order(...blue));
  expect(red.map((hero) => labelOf(state.heroes[hero].node))).toEqual(['K26', 'L27', 'J27', 'K27']);
  expect(blue.map((hero) => labelOf(state.heroes[hero].node))).toEqual(['L3', 'K2', 'M2', 'L2']);
});

test('GATE-021 GATE-022 nobody controls an altar or has grace at the start', () => {
  const state = drafted(begun({ opening: 'red' }));
  done(state, order(...own(state, 0)), order(...own(state, 1)));
  expect(state.altars.every((owner) => owner === null)).toBe(true);
  expect(state.grace).toEqual([0, 0]);
});

test('GATE-023 every hero starts whole and ready', () => {
  const state = drafted(begun({ opening: 'red' }));
  state.heroes.forEach((hero, id) =>
    expect(hero).toMatchObject({
      health: HEROES[id].health,
      cooldowns: [0, 0],
      burning: 0,
      poison: 0,
      stun: 0,
      precision: 0,
      charges: 0,
      wall: false,
    }),
  );
});

test('heroes by lot leave the choice out: the winner of the roll-off opens', () => {
  const state = begun({ heroes: 'random' }, 6, 3);
  expect(state.phase).toBe('order');
  expect(state.opening).toBe(state.winner);
  expect(begun({ heroes: 'random' }, 6, 4).heroes).not.toEqual(state.heroes);
});
