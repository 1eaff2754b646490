import { markBefore, wayTurned } from '@/games/morth/board/portal/turning';
import { eventsOf, newGame, play, position } from '../../../../support/morth';

test('MOR-048 the disc turns from where the mark was before the d12', () => {
  const rolled = eventsOf({ ...newGame(1), mark: 5 }, { type: 'rollWave' });
  expect(rolled.find(({ type }) => type === 'waveRolled')).toMatchObject({ from: 5 });
  expect(markBefore(rolled, 9)).toBe(5);
});

test('MOR-054 and from where it was before somebody turned it; else it stands still', () => {
  const state = position({ seats: 2, phase: 'portal', mark: 3, gold: [5, 5], spun: '0 goblin' });
  expect(markBefore(eventsOf(state, { type: 'turnPortal', steps: 4 }), 7)).toBe(3);
  expect(markBefore(eventsOf(play(state, { type: 'turnPortal', steps: 4 }), { type: 'passPortal' }), 7)).toBe(7);
  expect(markBefore([], 7)).toBe(7);
});

test('MOR-057 half a turn of a rival goes the way that was chosen', () => {
  const state = position({ seats: 2, phase: 'portal', mark: 4, gold: [9, 9], spun: '0 goblin' });
  expect(wayTurned(eventsOf(state, { type: 'turnPortal', steps: 6 }))).toBe(1);
  expect(wayTurned(eventsOf(state, { type: 'turnPortal', steps: -6 }))).toBe(-1);
  expect(wayTurned(eventsOf(state, { type: 'passPortal' }))).toBe(0);
});
