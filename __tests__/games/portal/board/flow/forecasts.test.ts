import { overlayOf, planOf, type Selection } from '@/games/portal/board/flow';
import { battle } from '../../rules/support/position';
import { situation } from '../support';

const say = ({ key, params }: { readonly key: string; readonly params?: object }) => `${key} ${JSON.stringify(params)}`;

describe('before a spell', () => {
  const wizard = () =>
    battle({
      mode: 'skirmish',
      units: [
        { id: 1, seat: 0, kind: 'lone' },
        { id: 2, seat: 1 },
      ],
      elements: [
        { id: 1, unit: 1, die: 12, attributes: ['magic'], spells: ['fireball', 'fly'], at: [300, 300] },
        ...[0, 1, 2].map((i) => ({ id: 2 + i, unit: 2, at: [370, 290 + 20 * i] as const })),
      ],
    });
  const fireball: Selection = {
    type: 'spell',
    group: 1,
    caster: 1,
    spell: 'fireball',
    aim: { kind: 'ground', at: { x: 370, y: 310 } },
  };

  test('PORT-283, PORT-284 the chance that it works or backfires and what it costs the enemy are told', () => {
    const forecast = planOf(situation(wizard(), fireball))?.chosen.forecast;
    expect(forecast).toMatchObject({ die: 12, attacks: 1, needs: expect.any(Number) });
    expect((forecast?.chance ?? 0) + (forecast?.backfire ?? 0)).toBe(100);
    expect(forecast?.they).toBeGreaterThan(0.5);
  });

  test('PORT-303 what only helps costs nobody anything', () => {
    const plan = planOf(situation(wizard(), { ...fireball, spell: 'fly', aim: null }));
    expect(plan?.chosen).toMatchObject({ refusal: null, forecast: { they: 0 } });
  });
});

describe('before a gun fires', () => {
  const gun = () =>
    battle({
      mode: 'siege',
      units: [
        { id: 1, seat: 0, kind: 'artillery' },
        { id: 2, seat: 0 },
        { id: 3, seat: 1 },
      ],
      elements: [
        { id: 1, unit: 1, kind: 'piece', piece: 'catapult', crew: [6, 6], at: [100, 400], facing: 0 },
        ...[0, 1, 2].map((i) => ({ id: 2 + i, unit: 2, at: [470, 380 + 20 * i] as const })),
        ...[0, 1, 2].map((i) => ({ id: 5 + i, unit: 3, at: [500, 380 + 20 * i] as const, facing: 180 })),
      ],
    });
  const fire: Selection = { type: 'aim', group: 1, aim: { kind: 'unit', unit: 3 }, way: null, facing: null };

  test('PORT-270 to PORT-276 thirteen places are shown, those on one’s own men apart, and both sides’ losses told', () => {
    const { templates } = overlayOf(situation(gun(), fire), say);
    expect(templates).toHaveLength(13);
    expect(templates.filter(({ kind }) => kind === 'aim')).toHaveLength(1);
    expect(templates.filter(({ kind }) => kind === 'own').length).toBeGreaterThan(0);
    const forecast = planOf(situation(gun(), fire))?.chosen.forecast;
    expect(forecast?.you).toBeGreaterThan(0);
    expect(forecast?.they).toBeGreaterThan(0);
    expect(forecast?.misfire).toBeGreaterThan(0);
  });
});

describe('a line of sight', () => {
  const hidden = () =>
    battle({
      mode: 'siege',
      terrain: [
        {
          difficulty: 'impassable',
          sight: 'solid',
          poly: [
            [380, 250],
            [420, 250],
            [420, 450],
            [380, 450],
          ],
        },
      ],
      units: [
        { id: 1, seat: 0 },
        { id: 2, seat: 1 },
      ],
      elements: [
        { id: 1, unit: 1, weapon: 'bow', at: [300, 345] },
        { id: 2, unit: 2, at: [500, 345], facing: 180 },
      ],
    });
  const aim: Selection = { type: 'aim', group: 1, aim: { kind: 'unit', unit: 2 }, way: 'shoot', facing: null };

  test('PORT-G34 that is blocked is crossed where it is blocked', () => {
    const [sight] = overlayOf(situation(hidden(), aim), say).sights;
    expect(sight).toMatchObject({ seen: 'none' });
    expect(sight?.blockedAt?.x).toBeGreaterThanOrEqual(380);
    expect(sight?.blockedAt?.x).toBeLessThanOrEqual(421);
  });

  test('PORT-G35 whoever stands in the way is named', () => {
    const crowd = battle({
      mode: 'siege',
      units: [
        { id: 1, seat: 0 },
        { id: 2, seat: 1 },
        { id: 3, seat: 0 },
      ],
      elements: [
        { id: 1, unit: 1, weapon: 'bow', at: [300, 345] },
        { id: 2, unit: 2, at: [500, 345], facing: 180 },
        ...[-20, 0, 20].map((off, i) => ({ id: 3 + i, unit: 3, at: [330, 345 + off] as const })),
      ],
    });
    const [sight] = overlayOf(situation(crowd, aim), say).sights;
    expect(sight?.note).toContain('note.blocked');
    expect(sight?.note).toContain('unit 3');
  });

  test('PORT-163 that is open tells how far it is and what that is to the weapon', () => {
    const open = battle({
      mode: 'siege',
      units: [
        { id: 1, seat: 0 },
        { id: 2, seat: 1 },
      ],
      elements: [
        { id: 1, unit: 1, weapon: 'bow', at: [300, 345] },
        { id: 2, unit: 2, at: [400, 345], facing: 180 },
      ],
    });
    expect(overlayOf(situation(open, aim), say).sights[0]?.note).toContain('note.short');
  });
});
