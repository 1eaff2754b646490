import { elementOf, type SpellId } from '@/games/portal/rules';
import { paceOf } from '@/games/portal/rules/questions/allowance';
import { act, man, modsOf, ofType, play, refusal } from '../support/fight';
import { battle } from '../support/position';
import { script } from '../support/script';
import { cast, here, rule, wizard, WORKS, type Aim } from '../support/wizard';

test('PORT-282 PORT-322 Only who has Magic casts, and only what he knows', () => {
  expect(rule(wizard('fly'), cast('fly'))).toBeUndefined();
  expect(rule(wizard('fly'), cast('zap', { point: [380, 300] }))).toBe('PORT-282');
  expect(rule(wizard('fly', 80, { attributes: [] }), cast('fly'))).toBe('PORT-282');
});

test('PORT-283 PORT-D69 A total above 1 works; run and Zap count', () => {
  expect(ofType(play(wizard('fly'), cast('fly'), [WORKS]).events, 'spellCast')[0].works).toBe(true);
  const zapped = wizard('fly', 80, {}, { effects: [{ spell: 'zap', seat: 1, elements: [1], lastTurn: 3 }] });
  const [thrown] = ofType(play(zapped, cast('fly'), [[12, 4]]).events, 'spellCast');
  expect([modsOf(thrown), thrown.total, thrown.works]).toEqual([{ zap: -2 }, 2, true]);
});

test('PORT-284 PORT-285 A total of 1 backfires; 4 on a second die without modifiers and nothing happens', () => {
  const zapped = wizard('fly', 80, {}, { effects: [{ spell: 'zap', seat: 1, elements: [1], lastTurn: 3 }] });
  const { state, events } = play(zapped, cast('fly'), [
    [12, 3],
    [12, 4],
  ]);
  expect(ofType(events, 'backfired')[0]).toMatchObject({ natural: 4, outcome: 'nothing' });
  expect(state.effects.map(({ spell }) => spell)).toEqual(['zap']);
  expect(elementOf(state, 1).model?.silenced).toBe(false);
});

test('PORT-286 On a 2 or 3 he can never cast again', () => {
  for (const natural of [2, 3]) {
    const { state } = play(wizard('fly'), cast('fly'), [
      [12, 1],
      [12, natural],
    ]);
    expect(elementOf(state, 1).model?.silenced).toBe(true);
    state.acted = [];
    state.active = 0;
    expect(refusal(state, cast('fly'), 0)).toBe('PORT-286');
  }
});

test('PORT-294 Every attempt uses up a casting, also one that backfires', () => {
  const { state } = play(wizard('teleport'), cast('teleport', here()), [
    [12, 1],
    [12, 9],
  ]);
  expect(elementOf(state, 1).model?.casts).toEqual([1]);
  state.acted = [];
  state.active = 0;
  expect(refusal(state, cast('teleport', here()), 0)).toBe('PORT-294');
});

test('PORT-295 Range goes from edge to nearest edge, or to the middle of the template', () => {
  expect(rule(wizard('slow'), cast('slow', { point: [430, 300] }))).toBeUndefined();
  expect(rule(wizard('slow'), cast('slow', { point: [431, 300] }))).toBe('PORT-295');
  const friend = (y: number) => ({
    ...wizard('ironwill'),
    elements: [
      man(1, 1, 300, 300, { die: 12, attributes: ['magic'], spells: ['ironwill'] }),
      man(2, 2, 300, y),
      man(4, 3, 900, 300),
    ],
  });
  expect(rule(friend(440), cast('ironwill', { at: 2 }))).toBeUndefined();
  expect(rule(friend(441), cast('ironwill', { at: 2 }))).toBe('PORT-295');
});

test('PORT-298 PORT-D72 The size of a template is its diameter: half of it reaches out from the middle', () => {
  const struck = (spell: SpellId, off: number) => {
    const given = wizard(spell);
    const [caster, ...others] = given.elements ?? [];
    const elements = [caster, ...others.filter(({ unit }) => unit === 2), man(4, 3, 380, 300 - off)];
    const { state } = play({ ...given, elements }, cast(spell, { point: [380, 300] }), [WORKS]);
    return state.effects[0].elements;
  };
  expect([struck('slow', 50), struck('slow', 51)]).toEqual([[4], []]);
  expect([struck('zap', 60), struck('zap', 61)]).toEqual([[4], []]);
});

test('PORT-296 PORT-D71 Hostile templates need an open line, Shield does not', () => {
  const wall = {
    difficulty: 'heavy',
    sight: 'solid',
    poly: [
      [330, 200],
      [340, 200],
      [340, 400],
      [330, 400],
    ],
  } as const;
  const behind = { terrain: [wall] };
  expect(rule(wizard('zap', 80, {}, behind), cast('zap', { point: [380, 300] }))).toBe('PORT-296');
  expect(rule(wizard('shield', 80, {}, behind), cast('shield', { point: [380, 300] }))).toBeUndefined();
});

test('PORT-D114 Those under the template block nothing, others do', () => {
  expect(rule(wizard('zap'), cast('zap', { point: [390, 300] }))).toBeUndefined();
  const guard = wizard('fireball', 95);
  const screened = { ...guard, elements: [...(guard.elements ?? []), man(9, 2, 340, 300)] };
  expect(rule(screened, cast('fireball', { point: [400, 300] }))).toBe('PORT-296');
});

test('PORT-297 Casting ignores facing', () => {
  expect(rule(wizard('zap', 80, { facing: 180 }), cast('zap', { point: [380, 300] }))).toBeUndefined();
});

test('PORT-299 PORT-D73 The turn of casting is the first', () => {
  const ends = (spell: SpellId, aim: Aim) => play(wizard(spell), cast(spell, aim), [WORKS]).state.effects[0].lastTurn;
  expect(ends('fast', { at: 2 })).toBe(6);
  expect(ends('fly', {})).toBe(4);
  expect(ends('zap', { point: [380, 300] })).toBe(3);
});

test('PORT-300 A second copy adds nothing but its later end', () => {
  const twice = [3, 5].map((lastTurn) => ({ spell: 'fast', seat: 0, elements: [2], lastTurn }) as const);
  const state = battle(wizard('fast', 80, {}, { effects: twice }));
  expect(paceOf(state, elementOf(state, 2))).toBe(120);
});

test('PORT-301 Fast gives a friendly group 2 cm', () => {
  const { state } = play(wizard('fast', 80, {}, { mode: 'siege' }), cast('fast', { at: 2 }), [WORKS]);
  expect([2, 3, 4].map((id) => paceOf(state, elementOf(state, id)))).toEqual([120, 120, 100]);
  expect(rule(wizard('fast', 80, {}, { mode: 'siege' }), cast('fast', { at: 3 }))).toBe('PORT-301');
  const alone = play(wizard('fast'), cast('fast', { at: 3 }), [WORKS]).state;
  expect(alone.effects[0].elements).toEqual([3]);
});

test('PORT-302 PORT-D74 Fireball hits every enemy under it and no friend, as often as one likes', () => {
  const given = wizard('fireball');
  const mixed = { ...given, elements: [...(given.elements ?? []), man(6, 2, 391, 320)] };
  const { state, events } = play(mixed, cast('fireball', { point: [391, 300] }), [WORKS, [6, 6], [6, 6]]);
  expect(ofType(events, 'recoveryRolled').map(({ figure }) => figure.element)).toEqual([4, 5]);
  expect(ofType(events, 'spellCast')[0].left).toBeNull();
  state.acted = [];
  state.active = 0;
  expect(refusal(state, cast('fireball', { point: [391, 300] }), 0)).toBeUndefined();
});

test('PORT-303 PORT-D75 Fly makes the caster himself a flying D20', () => {
  const { state } = play(wizard('fly'), cast('fly'), [WORKS]);
  expect(state.effects[0]).toMatchObject({ elements: [1], lastTurn: 4 });
  expect(paceOf(state, elementOf(state, 1))).toBe(250);
});

test('PORT-304 Ironwill is for a unit', () => {
  const { state } = play(wizard('ironwill'), cast('ironwill', { at: 2 }), [WORKS]);
  expect(state.effects[0]).toMatchObject({ units: [2], lastTurn: 5 });
  expect(rule(wizard('ironwill'), cast('ironwill', { at: 3 }))).toBe('PORT-304');
});

test('PORT-305 PORT-D76 Shield stays on the table and cancels hits on friends whose centre is under it', () => {
  const { state } = play(wizard('shield'), cast('shield', { point: [322, 400] }), [WORKS]);
  expect(state.effects[0]).toMatchObject({ at: { x: 322, y: 400 }, elements: [], lastTurn: 4 });
  const hit = (element: number, x: number, y = 400): boolean => {
    const table = battle(
      wizard('shield', 80, {}, { effects: [{ spell: 'shield', seat: 0, at: [x, y], lastTurn: 4 }] }),
    );
    script(table, [[6, 6]]);
    table.active = 1;
    table.steps = [{ step: 'hit', element, at: 'own', by: 1, how: 'melee' }];
    return ofType(act(table, { type: 'hold', group: 4 }, 1), 'hitShielded').length > 0;
  };
  expect([hit(2, 325), hit(2, 326), hit(4, 380, 300)]).toEqual([true, false, false]);
});

test('PORT-306 Slow takes 2 cm from every enemy under it', () => {
  const { state } = play(wizard('slow'), cast('slow', { point: [380, 300] }), [WORKS]);
  expect(state.effects[0]).toMatchObject({ elements: [4, 5], lastTurn: 3 });
  expect(paceOf(state, elementOf(state, 4))).toBe(80);
});

test('PORT-307 Strengthen gives a friendly group +2', () => {
  const { state } = play(wizard('strengthen'), cast('strengthen', { at: 2 }), [WORKS]);
  expect(state.effects[0]).toMatchObject({ elements: [2], lastTurn: 5 });
});

test('PORT-311 PORT-D79 Zap touches all dice of every enemy under it until the turn ends', () => {
  const { state } = play(wizard('zap'), cast('zap', { point: [380, 300] }), [WORKS]);
  expect(state.effects[0]).toMatchObject({ elements: [4, 5], lastTurn: 3 });
  expect(elementOf(state, 1).model?.casts).toEqual([1]);
});
