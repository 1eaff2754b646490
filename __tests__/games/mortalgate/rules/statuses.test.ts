import { isAdjacent } from '@/games/mortalgate/rules/hex';
import { nodeAt, type Phase } from '@/games/mortalgate/rules';
import { attack, CAPTURE, END_TURN, heroOf, idOf, position, cast, walk } from '../support/position';
import { rolling } from '../support/dice';
import { begin, done, only, part, passTo, why } from '../support/play';

const ALL = { burning: 1, poison: 2, stun: 1 };
const suffering = (statuses: object, phase: Phase = 'upkeep', at = 'G22') =>
  position({ active: 'sabea', phase, heroes: { sabea: { at, statuses } } });

test('GATE-149 all three statuses at once, each with its counter', () => {
  const state = suffering(ALL);
  expect(only(begin(state), 'statusSuffered').map(({ status, left }) => [status, left])).toEqual([
    ['burning', 0],
    ['poison', 1],
    ['stun', 0],
  ]);
});

test('GATE-150 GATE-D38 the larger counter counts', () => {
  const poison = (before: number) => {
    const state = position({
      active: 'dekhar',
      heroes: { dekhar: { at: 'G22' }, sabea: { at: 'G21', statuses: { poison: before } } },
    });
    part(state, cast('infectedWounds', 'sabea'));
    return heroOf(state, 'sabea').poison;
  };
  expect([0, 1, 3, 5].map(poison)).toEqual([3, 3, 3, 5]);
});

test('GATE-151 healing and captures remove no status', () => {
  const state = position({
    active: 'yodan',
    heroes: { yodan: { at: 'G22' }, sabea: { at: 'G21', health: 5, statuses: ALL } },
  });
  part(state, cast('lifeWard', 'sabea'));
  expect(heroOf(state, 'sabea')).toMatchObject({ health: 9, ...ALL });
  const taking = suffering(ALL, 'movement', 'D14');
  part(taking, CAPTURE);
  expect(heroOf(taking, 'sabea')).toMatchObject(ALL);
});

test('GATE-152 burning takes 1', () => {
  const state = suffering({ burning: 2 });
  begin(state);
  expect(heroOf(state, 'sabea')).toMatchObject({ health: 17, burning: 1 });
});

const fire = (health = 18) =>
  position({
    active: 'sabea',
    phase: 'upkeep',
    heroes: {
      sabea: { at: 'G22', health, statuses: { burning: 2 } },
      yodan: { at: 'G21' },
      seiren: { at: 'G20' },
      drexir: { at: 'H22' },
    },
  });

test('GATE-153 at the same moment every adjacent teammate takes 1, even if the fire slays', () => {
  expect(isAdjacent(nodeAt('G22'), nodeAt('H22'))).toBe(true);
  for (const health of [18, 1]) {
    const state = fire(health);
    const [burnt] = only(begin(state), 'statusSuffered');
    expect(burnt.wounds.map(({ reason, damage }) => [reason, damage])).toEqual([
      ['burning', 1],
      ['spread', 1],
    ]);
    expect(heroOf(state, 'yodan').health).toBe(15);
    expect(heroOf(state, 'seiren').health).toBe(14);
  }
});

test('GATE-154 enemies take nothing from it', () => {
  const state = fire();
  begin(state);
  expect(heroOf(state, 'drexir').health).toBe(20);
});

test('GATE-155 GATE-D39 the fire itself does not spread', () => {
  const state = fire();
  begin(state);
  expect(heroOf(state, 'yodan').burning).toBe(0);
});

test('GATE-156 GATE-157 poison takes 1 and two movement points', () => {
  const state = suffering({ poison: 1 });
  begin(state);
  expect(heroOf(state, 'sabea')).toMatchObject({ health: 17, poison: 0 });
  expect(state.turn.points).toBe(2);
});

test('GATE-158 the stunned neither walk nor fight', () => {
  const state = suffering({ stun: 1 }, 'upkeep', 'D14');
  heroOf(state, 'drexir').node = nodeAt('E14');
  begin(state);
  expect(why(state, walk('D13'))).toBe('GATE-158');
  expect(why(state, attack('drexir'))).toBe('GATE-158');
  expect(why(state, cast('risingWinds'))).toBe('GATE-158');
});

test('GATE-159 GATE-D40 they may capture', () => {
  const state = suffering({ stun: 1 }, 'upkeep', 'D14');
  begin(state);
  done(state, CAPTURE);
  expect(state.altars[3]).toBe(1);
});

test('a stunned hero that cannot capture loses the turn without a word', () => {
  const state = position({ active: 'greven', heroes: { seiren: { statuses: { stun: 1 } } } });
  const ended = only(done(state, END_TURN), 'turnEnded').map(({ reason }) => reason);
  expect(ended).toEqual(['ended', 'stunned']);
  expect(state.turn.hero).toBe(idOf('elazar'));
});

test('GATE-160 they block, contest and can be attacked', () => {
  const state = position({
    active: 'greven',
    heroes: { greven: { at: 'D14' }, sabea: { at: 'B14', statuses: { stun: 1 } } },
  });
  expect(why(state, CAPTURE)).toBe('GATE-165');
  expect(why(state, attack('sabea'))).toBeUndefined();
});

test('GATE-161 stun does not stop the counters', () => {
  const state = suffering({ stun: 1, poison: 2 });
  heroOf(state, 'sabea').cooldowns = [2, 3];
  begin(state);
  expect(heroOf(state, 'sabea')).toMatchObject({ cooldowns: [1, 2], poison: 1 });
});

test('GATE-D17 stun for one turn spoils exactly one', () => {
  const state = position({ active: 'sabea', heroes: { sabea: { at: 'G21' }, drexir: { at: 'G22' } } });
  state.rng = rolling([1]);
  part(state, cast('ringTheBell', 'drexir'));
  const stunned = [1, 2].map(() => {
    passTo(state, idOf('drexir'));
    begin(state);
    return state.turn.stunned;
  });
  expect(stunned).toEqual([true, false]);
});
