import { portalSides, sharers } from '@/games/morth/board/portal/sides';
import type { Event } from '@/games/morth/rules';
import { momentAt } from '../support';

const people = (count: number) => Array.from({ length: count }, () => ({ kind: 'person' as const }));
const seatsIn = (sides: readonly { readonly seat: number }[]) => sides.map(({ seat }) => seat);

test.each([
  [2, [1], [0]],
  [3, [2, 0], [1]],
  [4, [3, 0], [2, 1]],
])('with %i people everybody is at the edge nearest to their stretch of the ring', (seats, above, below) => {
  const { view } = momentAt({ seats, phase: 'portal' });
  const sides = portalSides(view, sharers(view, people(seats)), []);
  expect(seatsIn(sides.above)).toEqual(above);
  expect(seatsIn(sides.below)).toEqual(below);
});

test('where it is known who sits across, they are above', () => {
  const { view } = momentAt({ seats: 4, phase: 'portal' });
  const sides = portalSides(view, [0, 1, 2, 3], [], (seat) => seat < 3);
  expect(seatsIn(sides.above)).toEqual([2, 1, 0]);
  expect(seatsIn(sides.below)).toEqual([3]);
});

test('MOR-053 from Lord Morth on everybody has decided, decides or waits', () => {
  const { view } = momentAt({ seats: 4, phase: 'portal', lord: 2, seat: 1 });
  const events: Event[] = [
    { type: 'portalPassed', seat: 3 },
    { type: 'portalPassed', seat: 2 },
    { type: 'portalTurned', seat: 3, steps: 1, from: 1, to: 2 },
  ];
  const states = (happened: readonly Event[], now = view) => {
    const { above, below } = portalSides(now, [0, 1, 2, 3], happened);
    return [...above, ...below].sort((a, b) => a.seat - b.seat).map(({ state }) => state);
  };
  expect(states(events)).toEqual(['done', 'decides', 'passed', 'turned']);
  const first = momentAt({ seats: 4, phase: 'portal', lord: 2, seat: 2 }).view;
  // What was done in the wave before counts for nothing.
  expect(states(events, first)).toEqual(['waits', 'waits', 'decides', 'waits']);
});

test('MOR-347 bots have no side, nor has a team, whose portal one alone turns, nor anybody in another phase', () => {
  const rivals = momentAt({ seats: 2, phase: 'portal' }).view;
  expect(sharers(rivals, [{ kind: 'person' }, { kind: 'bot' }])).toEqual([0]);
  const team = momentAt({ seats: 2, phase: 'portal', config: { mode: 'cooperative' } }).view;
  expect(sharers(team, people(2))).toEqual([]);
  expect(sharers(momentAt({ seats: 2, phase: 'heroes' }).view, people(2))).toEqual([]);
});
