import { man, modsOf, ofType, play, refusal, row, SIDES, volley } from '../support/fight';
import { battle, type Given, type GivenElement } from '../support/position';

const lines = (more: Partial<GivenElement> = {}): Given => ({
  mode: 'siege',
  units: [...SIDES, { id: 3, seat: 1 }],
  elements: [
    ...row(1, 3, 1, [100, 300], { facing: 270, weapon: 'bow' }),
    ...row(4, 2, 2, [100, 180], { facing: 90, ...more }),
    man(6, 3, 400, 180, { facing: 90 }),
  ],
});

test('PORT-176 A unit names one enemy unit', () => {
  expect(refusal(battle(lines()), { ...volley(1, 2), unit: null })).toBe('PORT-176');
  expect(refusal(battle(lines()), volley(1, 9))).toBe('PORT-176');
  expect(refusal(battle(lines()), volley(1, 1))).toBe('PORT-162');
  const { events } = play(lines(), volley(1, 3), [
    [6, 1],
    [6, 1],
    [6, 1],
  ]);
  expect(ofType(events, 'attackRolled').map(({ target }) => target.element)).toEqual([6, 6, 6]);
});

test('PORT-177 PORT-D42 Each shoots the nearest, chosen anew when one has fallen', () => {
  const dice = [
    [6, 5],
    [6, 1],
    [6, 1],
    [6, 1],
    [6, 6],
  ] as const;
  const { events } = play(lines(), volley(1, 2), dice);
  expect(ofType(events, 'attackRolled').map(({ attacker, target }) => [attacker.element, target.element])).toEqual([
    [1, 4],
    [2, 5],
    [3, 5],
  ]);
});

const block = (men: number): Given => ({
  mode: 'siege',
  units: [
    { id: 1, seat: 0, formation: 'tight', files: 1, facing: 270, anchor: [100, 300] },
    { id: 2, seat: 1 },
  ],
  elements: [
    ...Array.from({ length: men }, (_, i) => ({ id: i + 1, unit: 1, die: 6, weapon: 'bow' }) as const),
    man(9, 2, 100, 180, { facing: 90 }),
  ],
});

test('PORT-247 PORT-248 All ranks of a block shoot, with +2 at short and +1 at long range when two or more do', () => {
  const close = play(block(2), volley(1, 2), [
    [6, 1],
    [6, 1],
  ]);
  expect(ofType(close.events, 'attackRolled').map(modsOf)).toEqual([{ tightShort: 2 }, { tightShort: 2 }]);
  const far = block(2);
  const away = {
    ...far,
    elements: far.elements?.map((each) => (each.id === 9 ? { ...each, at: [100, 80] as const } : each)),
  };
  expect(
    modsOf(
      ofType(
        play(away, volley(1, 2), [
          [6, 1],
          [6, 1],
        ]).events,
        'attackRolled',
      )[0],
    ),
  ).toEqual({
    longRange: -1,
    tightLong: 1,
  });
  expect(ofType(play(block(1), volley(1, 2), [[6, 1]]).events, 'attackRolled').map(modsOf)).toEqual([{}]);
});
