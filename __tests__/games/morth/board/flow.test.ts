import { harvestOf } from '@/games/morth/board/portal/arrivals';
import { nextStrike, planOf, stepOf, strikesFrom, tapped, type Selection } from '@/games/morth/board/flow';
import { lastAssault } from '@/games/morth/board/assault/assault';
import { threatsTo, usualBoard } from '@/games/morth/board/table';
import { stepsTo } from '@/games/morth/board/portal/turning';
import { trackOf } from '@/games/morth/board/portal/waves';
import { morth } from '@/games/morth/rules';
import { at, type Spec } from '../../../support/morth';
import { assaulted, BUSY, momentAt } from './support';

const cell = (place: string) => `cell:0:${at(place)}`;
const warrior = (to: string | null, strike: Extract<Selection, { type: 'hero' }>['strike'] = 'auto'): Selection => ({
  type: 'hero',
  hero: 0,
  to: to === null ? null : at(to),
  strike,
});

describe('taps in a hero turn', () => {
  test('a hero is chosen, and a second tap explains it', () => {
    expect(tapped(momentAt(BUSY), cell('4,6'))).toEqual({ type: 'select', selection: warrior(null) });
    expect(tapped(momentAt(BUSY, warrior(null)), cell('4,6'))).toEqual({
      type: 'look',
      look: { type: 'hero', hero: 0 },
    });
  });

  test('MOR-101 a hero that has acted is refused by its rule', () => {
    expect(tapped(momentAt(BUSY), cell('3,3'))).toMatchObject({ type: 'refuse', violation: { rule: 'MOR-101' } });
  });

  test('a square in reach is chosen, a second tap walks there and strikes', () => {
    expect(tapped(momentAt(BUSY, warrior(null)), cell('5,6'))).toEqual({ type: 'select', selection: warrior('5,6') });
    const outcome = tapped(momentAt(BUSY, warrior('5,6')), cell('5,6'));
    expect(outcome.type === 'act' && outcome.actions.map(({ type }) => type)).toEqual(['activate', 'step', 'attack']);
  });

  test.each([
    ['MOR-009', '0,6', 'an obstacle'],
    ['MOR-103', '5,10', 'a square too far away'],
  ])('%s is the reason for %s: %s', (rule, place) => {
    expect(tapped(momentAt(BUSY, warrior(null)), cell(place))).toMatchObject({ type: 'refuse', violation: { rule } });
  });

  test('a tap on an enemy aims at it, a second one strikes', () => {
    const aimed = tapped(momentAt(BUSY, warrior('5,6', 'none')), cell('6,6'));
    expect(aimed).toMatchObject({ type: 'select', selection: { to: at('5,6'), strike: { weapon: 'pattern' } } });
    expect(tapped(momentAt(BUSY, warrior('5,6')), cell('6,6')).type).toBe('act');
  });

  test('somebody else’s map is only looked at', () => {
    expect(tapped(momentAt(BUSY), `cell:1:${at('4,6')}`)).toMatchObject({ type: 'look' });
  });
});

describe('plans', () => {
  test('the strike proposed is the one that kills most', () => {
    const plan = planOf(momentAt(BUSY, warrior('5,6')));
    expect(plan?.strike?.kills).toBe(2);
    expect(plan?.cost).toBe(1);
  });

  test('MOR-130 one enemy of each square is aimed at, a wished one first', () => {
    const { view } = momentAt(BUSY);
    const goblins = view.foes.filter(({ enemy, square }) => enemy === 'goblin' && square === 12).map(({ die }) => die);
    const [best] = strikesFrom(view, 0, at('5,6'), goblins);
    expect(best.strike).toMatchObject({ weapon: 'pattern', targets: expect.arrayContaining(goblins) as unknown });
    expect(best.struck.filter((one) => one.aimed && one.cell === at('5,7'))).toHaveLength(1);
  });

  test('MOR-125 the turning button goes through all turns and ends with none', () => {
    const spec: Spec = { seats: 2, heroes: [{ type: 'wizard', at: '4,6' }], foes: ['C19 rat, C11 rat'] };
    const { view } = momentAt(spec);
    const first = nextStrike(view, 0, at('4,6'), null);
    if (first === 'none') throw new Error('nothing to strike');
    const second = nextStrike(view, 0, at('4,6'), first);
    expect(second).not.toEqual(first);
  });

  test('MOR-029 in the first turn another square of the fortress is free', () => {
    const { view } = momentAt({ seats: 2 });
    const other = at('4,0');
    expect(view.heroes[0].cell).not.toBe(other);
    const plan = planOf(momentAt({ seats: 2 }, { type: 'hero', hero: 0, to: other, strike: 'auto' }));
    expect(plan).toMatchObject({ deploys: true, actions: [{ type: 'deploy', hero: 0, cell: other }] });
  });
});

describe('the gold button', () => {
  test.each([
    ['rollWave', { seats: 2, phase: 'morth' } as Spec],
    ['passPortal', { seats: 2, phase: 'portal', spun: '0 rat' } as Spec],
    ['rollAssault', { seats: 2, phase: 'assault' } as Spec],
  ])('does %s in its phase', (name, spec) => {
    expect(stepOf(momentAt(spec))).toMatchObject({ name, actions: [{ type: name }] });
  });

  test('nothing for those who are not on turn', () => {
    expect(stepOf(momentAt({ ...BUSY, seat: 1 }))).toBeNull();
  });

  test('MOR-055 a turn that cannot be paid keeps its reason', () => {
    const step = stepOf(momentAt({ seats: 2, phase: 'portal', gold: [1, 1] }, { type: 'turn', steps: -2 }));
    expect(step).toMatchObject({ name: 'turnPortal', refusal: { rule: 'MOR-055', params: { cost: 2, gold: 1 } } });
  });

  test('MOR-102 an active hero with nothing planned is done, the last one ends the turn', () => {
    expect(stepOf(momentAt({ seats: 2, active: 0, heroes: [{ type: 'warrior', at: '4,6' }] }))).toMatchObject({
      name: 'endActivation',
    });
    expect(stepOf(momentAt({ seats: 2, heroes: [{ type: 'warrior', at: '4,6', done: true }] }))).toMatchObject({
      name: 'endTurn',
    });
  });

  test('MOR-102 promises a next hero only where one is left', () => {
    const warrior = { type: 'warrior', at: '4,6' } as const;
    const noteBeside = (done: boolean) =>
      stepOf(
        momentAt({
          seats: 2,
          active: 0,
          heroes: [
            { ...warrior, done: true },
            { type: 'priest', at: '5,6', done },
          ],
        }),
      )?.note?.key;
    expect(noteBeside(false)).toBe('morthTable.note.endActivation');
    expect(noteBeside(true)).toBe('morthTable.note.lastHero');
  });
});

test('MOR-057 the cheaper way round is proposed', () => {
  expect([7, 11, 12, 17, 3, -3].map((turned) => stepsTo(5, turned))).toEqual([2, 6, -5, 0, -2, 4]);
});

test('MOR-062 who would get what by which path', () => {
  const { view } = momentAt({ seats: 4, phase: 'portal', mark: 1, spun: '0 goblin, 1 rat, 3 orc' });
  expect(harvestOf(view, 0)[0]).toEqual({ paths: [['goblin'], ['rat'], []], dice: 2, wounds: 2 });
  expect(harvestOf(view, 3)[1]).toEqual({ paths: [['goblin'], ['rat'], []], dice: 2, wounds: 2 });
});

test('threats count who may leave with the next roll, and who leaves with any', () => {
  const { view } = momentAt({ seats: 2, foes: ['L16 rat, R14 goblin, C1 skeleton'] });
  expect(threatsTo(view, 0)).toEqual({ possible: 2, sure: 2 });
});

test('the portal is shown while it is turned, the map of whoever leads heroes, else the own one', () => {
  expect(usualBoard(momentAt({ seats: 2, phase: 'portal' }).view)).toEqual({ board: 'portal' });
  expect(usualBoard(momentAt({ ...BUSY, seat: 2 }).view)).toEqual({ board: 'map', realm: 2 });
  expect(usualBoard(momentAt({ ...BUSY, seat: 2, phase: 'morth' }).view)).toEqual({ board: 'map', realm: 0 });
  expect(usualBoard(momentAt({ ...BUSY, seat: 2, phase: 'assault' }).view)).toEqual({ board: 'map', realm: 0 });
});

test('the track has every wave that is played, by rounds', () => {
  const track = trackOf(momentAt({ seats: 4 }).view);
  expect(track.map((round) => round.length)).toEqual([4, 4, 4, 4, 4]);
});

test('the report of an Assault ends with the roll of the next wave', () => {
  const { events } = assaulted({ seats: 2, foes: ['L16 rat, L2 orc'] }, 2);
  const left = events.find(({ type }) => type === 'enemyLeft');
  const wave = { type: 'waveRolled', lord: 1, dice: [], from: 1, mark: 2, missing: 0 } as const;
  expect(lastAssault([{ events: [] }, { events }])).toEqual({ roll: 2, losses: [left && morth.describe(left)] });
  expect(lastAssault([{ events }, { events: [{ type: 'cardDiscarded', seat: 1, card: 3 }] }])?.roll).toBe(2);
  expect(lastAssault([{ events }, { events: [wave] }])).toBeNull();
  expect(lastAssault([])).toBeNull();
});
