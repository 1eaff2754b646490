import { morth } from '@/games/morth/rules';
import { CARDS, type Effect } from '@/games/morth/rules/data';
import { waveOf } from '@/games/morth/rules/waves';
import type { Action, Event, State, CardTarget } from '@/games/morth/rules/types';
import { at, bagSizes, dieOf, eventsOf, foes, open, play, position, refusal, type Spec } from '../../../support/morth';

const ROLL: Action = { type: 'rollWave' };

/** A team before wave 3, with a card of an effect on top of the pack. */
function before(effect: Effect, spec: Spec = {}, redDie = false): State {
  const state = position({
    seats: 2,
    phase: 'morth',
    wave: 2,
    gold: [5],
    ...spec,
    config: { mode: 'cooperative', ...spec.config },
  });
  const top = CARDS.findIndex((one) => one.effect === effect && one.redDie === redDie);
  return { ...state, pack: [...state.pack.filter((index) => index !== top), top] };
}

const drawn = (effect: Effect, spec: Spec = {}, redDie = false): State => play(before(effect, spec, redDie), ROLL);
const top = (state: State): number => (state.pending?.type === 'morthCard' ? state.pending.card : -1);
const aim = (state: State, target: CardTarget): Action => ({ type: 'playCard', card: top(state), target });
const targets = (state: State): CardTarget[] => open(state, 'playCard').map(({ target }) => target);
const types = (events: readonly Event[]): string[] => events.map(({ type }) => type);

describe("Lord Morth's card", () => {
  test('MOR-338 is drawn in waves 3, 6 and 9, before the dice', () => {
    const waves = Array.from({ length: 10 }, (_, i) => waveOf({ ...before('steal'), wave: i + 1 }));
    expect(waves.flatMap(({ morthCard, number }) => (morthCard ? [number] : []))).toEqual([3, 6, 9]);
    const state = drawn('cancelMove');
    expect([state.phase, state.pending, state.spun]).toEqual(['morth', { type: 'morthCard', card: top(state) }, []]);
    expect(play({ ...before('cancelMove'), wave: 3 }, ROLL).pending).toBeNull();
    const after = play(state, aim(state, { kind: 'hero', hero: 1 }));
    expect([after.phase, after.heroes[1].spell.noMove, after.discard]).toEqual(['portal', true, [top(state)]]);
    expect(after.spun).not.toEqual([]);
  });

  test('MOR-339 LM alone decides', () => {
    const state = drawn('cancelMove', { lord: 1 });
    expect(morth.toMove(state)).toEqual([1]);
    expect([refusal(state, aim(state, { kind: 'hero', hero: 0 }), 0), morth.interrupters?.(state)]).toEqual([
      'MOR-016',
      [],
    ]);
  });

  test('MOR-340 LM must choose, and anybody may be hit', () => {
    const state = drawn('lessAttack');
    expect(targets(state)).toEqual([0, 1, 2, 3].map((hero) => ({ kind: 'hero', hero })));
    expect(new Set(morth.legalActions(state, 0).map(({ type }) => type))).toEqual(new Set(['playCard']));
    expect(refusal(state, { type: 'passPortal' })).toBe('MOR-053');
  });

  test('MOR-340 MOR-D53 any enemy on a path, any empty square, the heroes of all', () => {
    const foe = drawn('advanceEnemy', { foes: ['L3 orc, BC0 rat, BR2 ogre'] });
    expect(targets(foe)).toEqual([
      { kind: 'enemy', die: dieOf(foe, 'orc') },
      { kind: 'enemy', die: dieOf(foe, 'ogre') },
    ]);
    const block = drawn('blockSquare');
    expect([
      refusal(block, aim(block, { kind: 'square', realm: 0, cell: at('1,0') })),
      refusal(block, aim(block, { kind: 'square', realm: 0, cell: at('4,11') })),
    ]).toEqual([undefined, 'MOR-238']);
    const move = drawn('moveHero', {
      heroes: [
        { type: 'warrior', at: '0,9' },
        { type: 'warrior', at: '0,14', seat: 1 },
      ],
    });
    expect(new Set(targets(move).map((target) => (target.kind === 'heroTo' ? target.hero : -1)))).toEqual(
      new Set([0, 1]),
    );
  });

  test('MOR-D53 without a target it is discarded without effect', () => {
    const state = before('healEnemy', { foes: ['L3 orc'] });
    const after = play(state, ROLL);
    expect(types(eventsOf(state, ROLL))).toEqual(['waveBegan', 'morthCardDrawn', 'cardWithoutTarget', 'waveRolled']);
    expect([after.phase, after.discard, foes(after)]).toEqual([
      'portal',
      [state.pack[state.pack.length - 1]],
      ['L3 orc 4'],
    ]);
  });

  test('MOR-341 lasts until the end of the Hero phase', () => {
    const state = drawn('cancelAttack');
    const heroes = play(state, aim(state, { kind: 'hero', hero: 0 }), { type: 'passPortal' });
    const second = play(heroes, { type: 'endTurn' });
    expect([heroes.heroes[0].spell.noAttack, second.heroes[0].spell.noAttack, second.turn.seat]).toEqual([
      true,
      true,
      1,
    ]);
    expect(play(second, { type: 'endTurn' }).heroes[0].spell.noAttack).toBe(false);
    const block = drawn('blockSquare');
    const blocked = play(
      block,
      aim(block, { kind: 'square', realm: 0, cell: at('1,0') }),
      { type: 'passPortal' },
      { type: 'endTurn' },
    );
    expect([blocked.blocked.length, play(blocked, { type: 'endTurn' }).blocked.length]).toEqual([1, 0]);
  });

  test('MOR-342 MOR-D52 any theft takes one coin from the common stock', () => {
    for (const redDie of [false, true]) {
      const state = drawn('steal', { bags: { red: 0 } }, redDie);
      const theft = aim(state, { kind: 'purse', realm: 0 });
      expect(play(state, theft).realms[0].gold).toBe(4);
      expect(eventsOf(state, theft)).toContainEqual({ type: 'coinsStolen', from: 0, to: null, coins: 1 });
    }
  });

  test('MOR-343 MOR-D53 an exchange of any two enemies on the map', () => {
    const state = drawn('swapEnemies', { foes: ['L3 orc 1, R2 rat, BC5 ogre 2, BL0 rat'] });
    const [orc, rat, ogre] = [dieOf(state, 'orc'), dieOf(state, 'rat', 'R2'), dieOf(state, 'ogre')];
    expect(targets(state)).toEqual(
      [
        [orc, rat],
        [orc, ogre],
        [rat, ogre],
      ].map(([own, other]) => ({ kind: 'enemies', own, other })),
    );
    const after = play(state, aim(state, { kind: 'enemies', own: orc, other: ogre }));
    expect(foes(after).filter((text) => !text.endsWith('rat 1'))).toEqual(['BC5 orc 4', 'L3 ogre 5']);
    expect(refusal(state, aim(state, { kind: 'enemies', own: orc, other: orc }))).toBe('MOR-219');
  });

  test('MOR-344 MOR-D53 another path of the same half', () => {
    const state = drawn('changePath', { foes: ['BL3 orc'] });
    const die = dieOf(state, 'orc');
    expect(targets(state)).toEqual([4, 5].map((path) => ({ kind: 'path', die, path })));
    expect(refusal(state, aim(state, { kind: 'path', die, path: 0 }))).toBe('MOR-344');
  });

  test('MOR-345 there are no other cards', () => {
    const state = drawn('cancelMove');
    expect(refusal(state, { type: 'playCard', card: state.pack[0], target: { kind: 'hero', hero: 0 } })).toBe(
      'MOR-345',
    );
    expect(refusal(play(state, aim(state, { kind: 'hero', hero: 0 })), aim(state, { kind: 'hero', hero: 0 }))).toBe(
      'MOR-345',
    );
  });

  test('MOR-346 MOR-D54 first the effect, then the red die where the icon is printed', () => {
    const state = drawn('cancelMove', {}, true);
    const events = eventsOf(state, aim(state, { kind: 'hero', hero: 0 }));
    expect(types(events)).toEqual(['cardPlayed', 'redDieCame', 'waveRolled']);
    const after = play(state, aim(state, { kind: 'hero', hero: 0 }));
    expect([after.foes.map(({ square, die }) => [square, bagSizes(after)[2], after.bags.red.includes(die)])]).toEqual([
      [[0, 7, false]],
    ]);
    const plain = drawn('cancelMove');
    expect(types(eventsOf(plain, aim(plain, { kind: 'hero', hero: 0 })))).toEqual(['cardPlayed', 'waveRolled']);
  });

  test('MOR-346 an empty red bag brings none', () => {
    const state = drawn('cancelMove', { bags: { red: 0 } }, true);
    expect(types(eventsOf(state, aim(state, { kind: 'hero', hero: 0 })))).toEqual(['cardPlayed', 'waveRolled']);
  });

  test.each(['easy', 'sharp'] as const)('MOR-339 an LM played by a bot (%s) spares the team what it can', (level) => {
    const state = drawn('advanceEnemy', { foes: ['L19 orc, BC1 rat'] });
    const thoughts = morth.bots[level].think(morth.view(state, 0), 0, 7);
    let step = thoughts.next();
    while (!step.done) step = thoughts.next();
    expect(step.value).toEqual(aim(state, { kind: 'enemy', die: dieOf(state, 'rat', 'BC1') }));
  });
});
