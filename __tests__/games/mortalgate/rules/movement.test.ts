import { labelOf, mortalgate, movementOf, nodeAt, PASSABLE, reachable, type Action } from '@/games/mortalgate/rules';
import { heroOf, idOf, position, walk } from '../support/position';
import { begin, done, only, why } from '../support/play';

const LONG = ['G21', 'G20', 'G21', 'G20', 'G21', 'G20'];

test('GATE-058 GATE-D18 points are movement with Sprint and poison, never below 0', () => {
  const state = position({ active: 'drexir', altars: { sprint: 'red' } });
  expect(movementOf(state, idOf('drexir'), false)).toBe(5);
  expect(movementOf(state, idOf('drexir'), true)).toBe(3);
  expect(movementOf(state, idOf('sabea'), true)).toBe(2);
  state.heroes[idOf('drexir')].node = nodeAt('G22');
  expect(why(state, walk('G21', 'G20', 'G19', 'G18'))).toBeUndefined();
  state.turn.points = 1;
  expect(why(state, walk('G21', 'G20'))).toBe('GATE-058');
});

test('GATE-059 a point moves the hero one node', () => {
  const state = position({ active: 'greven' });
  const [walked] = only(done(state, walk('K25', 'K24')), 'heroWalked');
  expect(walked).toMatchObject({ path: ['K26', 'K25', 'K24'].map(nodeAt), left: 2 });
  expect(labelOf(heroOf(state, 'greven').node)).toBe('K24');
});

test.each([
  ['a node far away', [nodeAt('K20')]],
  ['the node it stands on', [nodeAt('K26')]],
  ['off the board', [-1]],
  ['beyond the last node', [616]],
])('GATE-060 a step to %s is refused', (_, path) => {
  expect(why(position({ active: 'greven' }), { type: 'walk', path })).toBe('GATE-060');
});

test('GATE-061 nobody enters rock or sea', () => {
  expect(why(position({ active: 'greven', heroes: { greven: { at: 'G22' } } }), walk('F23'))).toBe('GATE-061');
  expect(why(position({ active: 'greven', heroes: { greven: { at: 'B26' } } }), walk('A26'))).toBe('GATE-061');
});

test('GATE-062 GATE-015 nobody enters or passes an occupied node', () => {
  const state = position({
    active: 'greven',
    heroes: { greven: { at: 'G22' }, elazar: { at: 'G21' }, sabea: { at: 'H22' } },
  });
  expect(why(state, walk('G21'))).toBe('GATE-062');
  expect(why(state, walk('H22'))).toBe('GATE-062');
  expect(why(state, walk('G21', 'G20'))).toBe('GATE-062');
  expect(reachable(state).nodes.map(labelOf)).not.toContain('G21');
});

test('GATE-063 any number of points may be spent', () => {
  const state = position({ active: 'greven' });
  done(state, walk('K25'), walk('K24'));
  expect(state.turn.points).toBe(2);
  done(state, { type: 'endTurn' });
  expect(state.turn.hero).toBe(idOf('seiren'));
});

test('GATE-064 nodes may be entered again, each step costs a point', () => {
  const state = position({ active: 'dekhar', heroes: { dekhar: { at: 'G22' } } });
  expect(why(state, walk(...LONG))).toBeUndefined();
  expect(why(state, walk(...LONG, 'G21'))).toBe('GATE-058');
  done(state, walk('G21', 'G22'));
  expect(state.turn.points).toBe(4);
});

test('GATE-065 GATE-D12 zones, altars and both camps are open to all', () => {
  const state = position({ active: 'greven', heroes: { greven: { at: 'C13' } } });
  done(state, walk('C14'));
  const raid = position({ active: 'greven', heroes: { greven: { at: 'L4' }, seiren: { at: 'A10' } } });
  done(raid, walk('L3'));
  expect(labelOf(heroOf(raid, 'greven').node)).toBe('L3');
});

test('GATE-066 points do not wait for the next turn', () => {
  const state = position({ active: 'greven', phase: 'upkeep' });
  state.turn.points = 3;
  begin(state);
  expect(state.turn.points).toBe(4);
});

test('GATE-D56 a path is walked as a whole or refused for its first bad step', () => {
  const state = position({ active: 'greven', heroes: { greven: { at: 'G22' }, elazar: { at: 'G21' } } });
  expect(why(state, walk())).toBe('GATE-D56');
  expect(why(state, walk('F22', 'F23', 'A1'))).toBe('GATE-061');
  expect(why(state, walk('H23', 'A1', 'F23'))).toBe('GATE-060');
});

test('GATE-D56 one walk is listed for each node in reach, by the shortest way whose directions come first', () => {
  const state = position({ active: 'greven', heroes: { greven: { at: 'G22' } } });
  const walks = mortalgate
    .legalActions(state, 0)
    .filter((action): action is Extract<Action, { type: 'walk' }> => action.type === 'walk');
  const ends = walks.map(({ path }) => path[path.length - 1]);
  expect(new Set(ends).size).toBe(ends.length);
  expect(ends.every((node) => PASSABLE[node])).toBe(true);
  expect(walks.every((action) => why(state, action) === undefined)).toBe(true);
  const far = walks.find(({ path }) => path[path.length - 1] === nodeAt('H21'));
  expect(far?.path.map(labelOf)).toEqual(['G21', 'H21']);
});
