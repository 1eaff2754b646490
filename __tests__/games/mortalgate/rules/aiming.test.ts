import { labelOf, mortalgate, nodeAt, sight } from '@/games/mortalgate/rules';
import { attack, CAPTURE, heroOf, idOf, position, cast, walk } from '../support/position';
import { rolling } from '../support/dice';
import { done, only, part, why } from '../support/play';

const duel = { drexir: { at: 'G22' }, sabea: { at: 'G21' } };

test('GATE-067 one combat action a turn', () => {
  const state = position({ active: 'drexir', heroes: duel });
  part(state, attack('sabea'));
  expect(why(state, attack('sabea'))).toBe('GATE-067');
  expect(why(state, cast('mightyBlow', 'sabea'))).toBe('GATE-067');
});

test('GATE-068 a miss uses the action up', () => {
  const state = position({ active: 'drexir', heroes: duel, dice: [1] });
  const [strike] = only(part(state, attack('sabea')), 'attackRolled');
  expect(strike).toMatchObject({ hit: false, wounds: [] });
  expect(state.phase).toBe('capture');
});

test('GATE-069 a basic attack needs an enemy', () => {
  const state = position({ active: 'drexir', heroes: { ...duel, elazar: { at: 'H22' } } });
  expect(why(state, attack('elazar'))).toBe('GATE-069');
  expect(why(state, attack('drexir'))).toBe('GATE-069');
  expect(why(state, attack('sabea'))).toBeUndefined();
});

test('GATE-070 a basic attack reaches as far as its range', () => {
  const state = position({ active: 'greven', heroes: { greven: { at: 'G22' }, sabea: { at: 'G19' } } });
  expect(why(state, attack('sabea'))).toBeUndefined();
  heroOf(state, 'sabea').node = nodeAt('G18');
  expect(why(state, attack('sabea'))).toBe('GATE-070');
});

test('GATE-071 an ability reaches as far as it says', () => {
  const state = position({ active: 'greven', heroes: { greven: { at: 'G22' }, sabea: { at: 'G18' } } });
  expect(why(state, cast('longShot', 'sabea'))).toBeUndefined();
  expect(why(state, cast('explosiveShot', 'sabea'))).toBe('GATE-071');
});

test('GATE-072 GATE-D22 attacks, abilities and healing need a line of sight', () => {
  const state = position({
    active: 'seiren',
    heroes: { seiren: { at: 'G22' }, drexir: { at: 'G21' }, sabea: { at: 'G20', health: 5 }, greven: { at: 'G19' } },
  });
  expect(why(state, cast('fullDraw', 'sabea'))).toBe('GATE-072');
  expect(why(state, attack('greven'))).toBe('GATE-072');
});

test('GATE-073 sight tells the line and the node that blocks it', () => {
  const state = position({
    active: 'seiren',
    heroes: { seiren: { at: 'G22' }, drexir: { at: 'G21' }, greven: { at: 'G19' } },
  });
  const seen = sight(state, idOf('seiren'), idOf('greven'));
  expect(seen.line.flat().map(labelOf)).toEqual(['G21', 'G20']);
  expect(seen.blockedBy.map(labelOf)).toEqual(['G21']);
  expect(seen.seen).toBe(false);
});

test('GATE-074 the ends do not block', () => {
  const state = position({ active: 'drexir', heroes: duel });
  expect(sight(state, idOf('drexir'), idOf('sabea'))).toEqual({ seen: true, line: [], blockedBy: [] });
});

test('GATE-075 rock on the line blocks', () => {
  const state = position({ active: 'greven', heroes: { greven: { at: 'F22' }, sabea: { at: 'F24' } } });
  expect(why(state, attack('sabea'))).toBe('GATE-072');
  expect(sight(state, idOf('greven'), idOf('sabea')).blockedBy.map(labelOf)).toEqual(['F23']);
});

test('GATE-076 GATE-077 another enemy blocks, a teammate does not', () => {
  const state = position({
    active: 'greven',
    heroes: { greven: { at: 'G22' }, yodan: { at: 'G21' }, sabea: { at: 'G20' } },
  });
  expect(why(state, attack('sabea'))).toBe('GATE-072');
  heroOf(state, 'yodan').node = nodeAt('A10');
  heroOf(state, 'drexir').node = nodeAt('G21');
  expect(why(state, attack('sabea'))).toBeUndefined();
});

test('GATE-078 GATE-D14 between two nodes one open side is enough', () => {
  const state = position({ active: 'greven', heroes: { greven: { at: 'G22' }, sabea: { at: 'H21' } } });
  const [pair] = sight(state, idOf('greven'), idOf('sabea')).line;
  expect(pair.map(labelOf).sort()).toEqual(['G21', 'H22']);
  heroOf(state, 'yodan').node = nodeAt('G21');
  expect(why(state, attack('sabea'))).toBeUndefined();
  heroOf(state, 'zadita').node = nodeAt('H22');
  expect(why(state, attack('sabea'))).toBe('GATE-072');
  expect(sight(state, idOf('greven'), idOf('sabea')).blockedBy).toHaveLength(2);
});

test('GATE-079 a node off the board blocks', () => {
  const state = position({ active: 'elazar', heroes: { elazar: { at: 'F1' }, sabea: { at: 'H1' } } });
  const [pair] = sight(state, idOf('elazar'), idOf('sabea')).line;
  expect(pair).toContain(-1);
  expect(why(state, attack('sabea'))).toBeUndefined();
  heroOf(state, 'yodan').node = nodeAt('G1');
  expect(why(state, attack('sabea'))).toBe('GATE-072');
});

test('GATE-080 an ability without attacks rolls nothing', () => {
  const state = position({ active: 'drexir', heroes: duel });
  const rng = [...state.rng];
  const events = part(state, cast('mightyBlow', 'sabea'));
  expect(state.rng).toEqual(rng);
  expect(only(events, 'attackRolled')).toEqual([]);
  expect(heroOf(state, 'sabea').health).toBe(11);
});

test('GATE-081 dodge and Evasive do not help against it', () => {
  const state = position({
    active: 'drexir',
    altars: { evasive: 'blue' },
    heroes: { drexir: { at: 'G22' }, zadita: { at: 'G21' } },
  });
  part(state, cast('mightyBlow', 'zadita'));
  expect(heroOf(state, 'zadita').health).toBe(4);
});

test('GATE-082 GATE-D21 Long Shot, Quick Blade and Cheap Shot roll for each attack', () => {
  const long = position({ active: 'greven', heroes: { greven: { at: 'G22' }, sabea: { at: 'G18' } }, dice: [16] });
  expect(only(part(long, cast('longShot', 'sabea')), 'attackRolled')).toMatchObject([
    { hit: false, required: 17, roll: 16 },
  ]);
  const quick = position({ active: 'zadita', heroes: { zadita: { at: 'G22' }, drexir: { at: 'G21' } } });
  quick.rng = rolling([16]);
  expect(only(part(quick, cast('quickBlade', 'drexir')), 'attackRolled')).toMatchObject([{ hit: false, required: 17 }]);
  const cheap = position({
    active: 'dekhar',
    heroes: { dekhar: { at: 'G22' }, sabea: { at: 'G21' }, yodan: { at: 'H22' } },
  });
  expect(only(part(cheap, cast('cheapShot')), 'attackRolled')).toHaveLength(2);
});

test('what is refused at first is told first: stun, then phase, then the rest', () => {
  const state = position({ active: 'sabea', phase: 'capture', heroes: { sabea: { at: 'D14' } } });
  state.turn.stunned = true;
  expect(why(state, attack('greven'))).toBe('GATE-158');
  expect(why(state, walk('D13'))).toBe('GATE-158');
  expect(why(state, CAPTURE)).toBeUndefined();
  expect(mortalgate.legalActions(state, 1)).toEqual([CAPTURE, { type: 'endTurn' }]);
  done(state, CAPTURE);
});
