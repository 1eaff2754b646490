import { mortalgate, shareOf } from '@/games/mortalgate/rules';
import { mortalgateRematches } from '@/games/mortalgate/telling';
import { dropAt } from '@/games/mortalgate/screens/setup/dropping';
import { exchanged, ownersIn } from '@/games/mortalgate/screens/setup/owners';
import { changedSides, teamsIn } from '@/games/mortalgate/screens/setup/teams';
import { MORTALGATE_PAGES } from '@/games/mortalgate/screens/setup/pages';

const SEATS = [2, 3, 4, 5, 6, 7, 8];
const sizes = (teams: readonly number[]) => [0, 1].map((team) => teams.filter((one) => one === team).length);
const spread = (teams: readonly number[]) => Math.abs(sizes(teams)[0] - sizes(teams)[1]);

test.each(SEATS)('GATE-003 %i seats are divided evenly, whatever was stored', (seats) => {
  for (const teams of [undefined, 'red', [], [1, 1, 1, 1, 1, 1, 1, 1], [0, 0], [7, null, 1]]) {
    const divided = teamsIn({ teams }, seats);
    expect(divided).toHaveLength(seats);
    expect(spread(divided)).toBeLessThanOrEqual(1);
    expect(() => mortalgate.setup(mortalgate.parseConfig({ teams: divided }), seats, 1)).not.toThrow();
  }
});

test.each(SEATS)('GATE-003 whoever of %i changes sides, the teams stay even', (seats) => {
  const teams = teamsIn({}, seats);
  teams.forEach((team, seat) => {
    const after = changedSides(teams, seat);
    expect(after[seat]).not.toBe(team);
    expect(spread(after)).toBeLessThanOrEqual(1);
  });
});

test('who is let go on somebody changes places with them, and nobody else moves', () => {
  expect(changedSides([0, 1, 0], 0, 1)).toEqual([1, 0, 0]);
  expect(changedSides([0, 1, 0], 0)).toEqual([1, 1, 0]);
  expect(changedSides([0, 1], 0)).toEqual([1, 0]);
});

test('a drag ends in the other column, on somebody or beside; elsewhere nothing changes', () => {
  const boxes = {
    'team:1': { x: 0, y: 0, w: 180, h: 200 },
    'team:0': { x: 190, y: 0, w: 180, h: 200 },
    'seat:1': { x: 8, y: 40, w: 164, h: 56 },
    'seat:0': { x: 8, y: 40, w: 164, h: 56 },
    'seat:2': { x: 8, y: 102, w: 164, h: 56 },
  };
  const teams = [0, 1, 0] as const;
  expect(dropAt(boxes, { seat: 0, dx: -190, dy: 0 }, teams)).toEqual({ partner: 1 });
  expect(dropAt(boxes, { seat: 0, dx: -190, dy: 80 }, teams)).toEqual({});
  expect(dropAt(boxes, { seat: 0, dx: -40, dy: 0 }, teams)).toBeUndefined();
  expect(dropAt(boxes, { seat: 0, dx: -190, dy: 400 }, teams)).toBeUndefined();
  expect(dropAt({}, { seat: 0, dx: -190, dy: 0 }, teams)).toBeUndefined();
});

test.each(SEATS)('GATE-006 chosen heroes: each of %i seats has its share, also after two changed hands', (seats) => {
  const chosen = { heroes: 'chosen' };
  const teams = teamsIn(chosen, seats);
  const owners = ownersIn(chosen, seats);
  const other = exchanged(owners, 0, 5);
  for (const all of [owners, other]) {
    teams.forEach((_, seat) => expect(all.filter((one) => one === seat)).toHaveLength(shareOf(teams, seat)));
    const config = mortalgate.parseConfig({ ...chosen, teams, owners: all });
    expect(mortalgate.setup(config, seats, 1).heroes.map((hero) => hero.seat)).toEqual(all);
  }
  expect(ownersIn({ ...chosen, teams, owners: other }, seats)).toEqual(other);
});

test('GATE-D01 a proposal has one hero of each class in each team; without a choice nobody is named', () => {
  expect(ownersIn({ heroes: 'chosen' }, 2)).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
  expect(ownersIn({ heroes: 'draft', owners: [0, 1] }, 2)).toEqual([]);
});

test('teams and heroes go along when seats are moved, and new ones are proposed when one leaves', () => {
  const [teams, heroes] = MORTALGATE_PAGES;
  expect(teams.follow?.({ teams: [0, 1, 1] }, [2, 0, 1])).toEqual({ teams: [1, 0, 1] });
  expect(teams.follow?.({ teams: [0, 1, 0, 1] }, [1, 3, 2])).toEqual({ teams: [1, 1, 0] });
  expect(heroes.follow?.({ owners: [0, 1, 2, 0, 1, 2, 1, 0] }, [2, 0, 1])).toEqual({
    owners: [1, 2, 0, 1, 2, 0, 2, 1],
  });
  expect(teams.shown?.({}, 2)).toBe(false);
  expect(teams.shown?.({}, 3)).toBe(true);
});

test('a rematch exchanges the teams, also where nobody had said who is in which', () => {
  const [rematch] = mortalgateRematches({ seats: 3 });
  expect(rematch.config({ teams: [0, 1, 0], heroes: 'draft' })).toEqual({ teams: [1, 0, 1], heroes: 'draft' });
  expect(rematch.config({ teams: [] })).toEqual({ teams: [1, 0, 1] });
});
