import {
  armyFault,
  battleOf,
  choicesIn,
  chosenFrom,
  FIRST_DESIGNS,
  followed,
  seatsFor,
  tableFault,
} from '@/games/portal/board/setup/plan';
import { parseConfig } from '@/games/portal/rules/config';
import { ARMIES, SCENARIO_IDS } from '@/games/portal/rules/data';
import { army, band, lone } from '../../support/army';

/** What the game makes of some choices. */
const parsed = (chosen: object, seats = 2) => parseConfig(chosenFrom(choicesIn({ ...chosen }, seats)));

test('PORT-054 nothing chosen is the quick start of the rules', () => {
  expect(parsed({})).toEqual(parseConfig({}));
});

test('what was chosen for other plans waits and changes nothing of the quick start', () => {
  const chosen = { plan: 'quick', battle: 'gatehouse', picked: ['knights', null], size: 1000, fights: 'skirmish' };
  expect(parsed(chosen)).toEqual(parseConfig({}));
  expect(choicesIn(chosenFrom(choicesIn(chosen, 2)), 2)).toMatchObject({ battle: 'gatehouse', size: 1000 });
});

test.each(SCENARIO_IDS)('the scenario %s is fought as the rules have it, unless something else is chosen', (battle) => {
  expect(parsed({ plan: 'scenario', battle })).toEqual(parseConfig({ scenario: battle }));
});

test('choices for a scenario: another army, size, activation and length', () => {
  const own = army([band()]);
  const config = parsed({
    plan: 'scenario',
    battle: 'barrowRidge',
    picked: [own, 'dwarfs'],
    size: 800,
    fights: 'skirmish',
    lasts: { by: 'victory' },
    payloadChecked: false,
  });
  expect(config).toMatchObject({
    scenario: 'barrowRidge',
    limit: 800,
    mode: 'skirmish',
    length: { by: 'victory' },
    payloadChecked: false,
    armies: [own, ARMIES.dwarfs.list],
  });
});

test('PORT-057 on an own table the activation follows the armies, and its length is the table’s', () => {
  const [first] = FIRST_DESIGNS;
  const table = { plan: 'table', design: { ...first?.design, length: { by: 'turns', turns: 4 } } };
  expect(parsed({ ...table, picked: ['watch', 'bandits'] })).toMatchObject({ mode: 'skirmish', limit: 120 });
  expect(parsed({ ...table, picked: ['watch', 'knights'] })).toMatchObject({
    scenario: null,
    mode: 'siege',
    length: { by: 'turns', turns: 4 },
  });
});

test('PORT-001 how many may play follows the plan', () => {
  expect(seatsFor({ plan: 'quick' })).toEqual({ min: 2, max: 2 });
  expect(seatsFor({ plan: 'scenario', battle: 'thePortal' })).toEqual({ min: 2, max: 4 });
  expect(seatsFor({ plan: 'table' })).toEqual({ min: 2, max: 4 });
  expect(parsed({ plan: 'scenario', battle: 'thePortal' }, 4).armies).toHaveLength(4);
});

test('PORT-051 an army that is too large is named before the start', () => {
  const choices = choicesIn({ plan: 'scenario', battle: 'barrowRidge', size: 500 }, 2);
  expect(armyFault(choices, 0)).toMatchObject({ rule: 'PORT-051', params: { over: 100 } });
  expect(armyFault({ ...choices, size: 600 }, 0)).toBeUndefined();
});

test('PORT-063 an own table that nobody can fight on is named before the start', () => {
  const [first] = FIRST_DESIGNS;
  const bare = choicesIn({ plan: 'table', design: { ...first?.design, terrain: [] } }, 2);
  expect(tableFault(bare, 2)?.rule).toBe('PORT-063');
  expect(tableFault({ ...bare, plan: 'scenario' }, 2)).toBeUndefined();
});

test('seats that change places take their armies along', () => {
  const choices = choicesIn({ plan: 'scenario', picked: ['watch', 'bandits', 'knights'] }, 3);
  expect(followed(choices, [2, 0])).toEqual({ picked: ['knights', 'watch'] });
});

test('what the last time left and nobody can use is forgotten', () => {
  const bad = { plan: 'war', battle: 'x', design: 7, picked: ['x', { units: 1 }], size: 7, fights: 1, lasts: {} };
  expect(choicesIn(bad, 2)).toEqual(choicesIn({}, 2));
  const broken = { ...army([lone()]), total: 1 };
  expect(battleOf(choicesIn({ plan: 'scenario', picked: [broken, null] }, 2)).armies).toEqual(['knights', 'undead']);
});
