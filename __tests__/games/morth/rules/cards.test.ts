import { apply } from '@/engine';
import { morth } from '@/games/morth/rules';
import { CARDS } from '@/games/morth/rules/data';
import { drawCard } from '@/games/morth/rules/cards/pack';
import { pointsLeft } from '@/games/morth/rules/heroes';
import type { Action, Event, State, CardTarget } from '@/games/morth/rules/types';
import { at, dieOf, open, play, playAs, position, refusal, type Spec } from '../../../support/morth';
import { card, cast, enemy, hero, holding, refused, targets } from '../../../support/morthCards';

const END_TURN: Action = { type: 'endTurn' };
const mover = (state: State): number => morth.toMove(state)[0];

describe('playing', () => {
  const moments: readonly (readonly [string, Spec])[] = [
    ['before the wave', { phase: 'morth' }],
    ['at the portal', { phase: 'portal', spun: '0 rat' }],
    ['between two heroes', {}],
    ['while a hero acts', { active: 0 }],
    ['before the d3', { phase: 'assault' }],
    ['after the d3', { phase: 'assault', roll: 2 }],
  ];

  test.each(moments)('MOR-195 at any time, %s, by those on turn and by others', (_name, spec) => {
    const state = position({ hands: [['steal 1'], ['steal 1']], ...spec });
    expect(morth.interrupters?.(state)).toEqual([1]);
    expect(cast(state, { kind: 'purse', realm: 0 }, 1).realms.map(({ gold }) => gold)).toEqual([2, 4]);
    expect(cast(state, { kind: 'purse', realm: 1 }, 0).realms.map(({ gold }) => gold)).toEqual([4, 2]);
  });

  test('MOR-195 only cards in the own hand, and nothing else out of turn', () => {
    const state = position({ hands: [['steal 1'], ['steal 2']] });
    expect(refusal(state, card(state, { kind: 'purse', realm: 0 }, 0), 1)).toBe('MOR-195');
    expect(refusal(state, END_TURN, 1)).toBe('MOR-016');
  });

  test('MOR-196 MOR-208 as many cards as one likes; on one hero they add up', () => {
    const state = holding(['lessMove 1', 'lessMove 2', 'lessAttack 1', 'lessAttack 2'], {
      heroes: [{ type: 'priest', at: '3,2' }],
      active: 0,
    });
    const after = [0, 1, 2, 3].reduce((now) => cast(now, hero(0)), state);
    expect(after.heroes[0].spell).toMatchObject({ lessMove: 3, lessAttack: 3 });
    expect([pointsLeft(state, 0), pointsLeft(after, 0), after.hands[1]]).toEqual([3, 0, []]);
  });

  test('MOR-197 MOR-D46 never against the own heroes, enemies, squares or coins', () => {
    const own: Spec = {
      heroes: [
        { type: 'warrior', at: '3,2', seat: 1 },
        { type: 'warrior', at: '3,2' },
      ],
      foes: ['L3 orc 2', 'L3 orc 2'],
    };
    const hers = (effect: string): State => holding(effect, own);
    for (const effect of ['cancelMove', 'cancelAttack', 'lessMove', 'lessAttack', 'changeType'])
      expect([refused(hers(effect), hero(0)), refused(hers(effect), hero(1))]).toEqual(['MOR-197', undefined]);
    for (const effect of ['advanceEnemy', 'levelUp', 'healEnemy']) {
      const state = hers(effect);
      expect([refused(state, enemy(state, 'orc', 'L3', 1)), refused(state, enemy(state, 'orc', 'L3', 0))]).toEqual([
        'MOR-197',
        undefined,
      ]);
    }
    expect(refused(hers('moveHero'), { kind: 'heroTo', hero: 0, cell: at('3,1') })).toBe('MOR-197');
    expect(refused(hers('changePath'), { kind: 'path', die: dieOf(hers('changePath'), 'orc', 'L3', 1), path: 1 })).toBe(
      'MOR-197',
    );
    expect(refused(hers('blockSquare'), { kind: 'square', realm: 1, cell: at('0,2') })).toBe('MOR-197');
    expect(refused(hers('steal'), { kind: 'purse', realm: 1 })).toBe('MOR-197');
  });

  test('MOR-198 an exchange takes an own enemy, a theft fills the own purse', () => {
    const swap = holding('swapEnemies', { foes: ['R3 rat', 'L7 orc'] });
    expect(
      refused(swap, { kind: 'enemies', own: dieOf(swap, 'orc', 'L7', 1), other: dieOf(swap, 'rat') }),
    ).toBeUndefined();
    expect(cast(holding('steal 2'), { kind: 'purse', realm: 0 }).realms[1].gold).toBe(5);
  });

  test('MOR-199 without a legal target a card cannot be played', () => {
    const state = holding(['advanceEnemy', 'changePath', 'healEnemy', 'swapEnemies', 'levelUp'], {
      foes: ['', 'L3 orc 2'],
    });
    expect(targets(state)).toEqual([]);
    expect(refused(state, { kind: 'enemy', die: state.bags.green[0] })).toBe('MOR-199');
    expect(refused(state, hero(0))).toBe('MOR-199');
    expect(refused(holding('cancelMove'), hero(17))).toBe('MOR-199');
  });

  test('MOR-200 a played card lies face up on the discard pile', () => {
    const state = holding(['steal 1', 'levelUp']);
    const after = cast(state, { kind: 'purse', realm: 0 });
    expect([after.discard, after.hands[1]]).toEqual([[state.hands[1][0]], [state.hands[1][1]]]);
    expect(morth.view(after, 0).discard).toEqual(after.discard);
  });

  test('MOR-205 enemies on start spaces are safe from cards', () => {
    for (const effect of ['advanceEnemy', 'levelUp', 'healEnemy']) {
      const state = holding(effect, { foes: ['L0 orc 2'] });
      expect([refused(state, enemy(state, 'orc')), targets(state)]).toEqual(['MOR-205', []]);
    }
    const state = holding('changePath', { foes: ['L0 orc'] });
    expect(refused(state, { kind: 'path', die: dieOf(state, 'orc'), path: 1 })).toBe('MOR-205');
  });
});

describe('the hand', () => {
  const rounds = (hand: readonly string[]): State =>
    play(position({ phase: 'morth', wave: 2, hands: [hand, []] }), { type: 'rollWave' });

  const six = (): State => rounds(['steal 1', 'levelUp', 'healEnemy', 'cancelMove', 'cancelAttack']);

  test('MOR-201 with the new card of a round a hand goes down to three before anything else', () => {
    const state = six();
    expect([state.pending, mover(state)]).toEqual([{ type: 'discard', seats: [0, 0, 0] }, 0]);
    expect(refusal(state, { type: 'rollWave' })).toBe('MOR-038');
    const after = [0, 1, 2].reduce((now) => play(now, { type: 'discard', card: now.hands[0][0] }), state);
    expect([after.hands[0].length, after.pending, after.phase]).toEqual([3, null, 'portal']);
  });

  describe.each(['calling', 'asking'] as const)('while hands are discarded, %s', (cardMode) => {
    const FULL = ['steal 1', 'levelUp', 'healEnemy'];
    /** Seats 1 and 2 hold one card too many with the one of the new round. */
    const crowded = (): State =>
      play(position({ seats: 3, phase: 'morth', wave: 3, config: { cardMode }, hands: [['steal 2'], FULL, FULL] }), {
        type: 'rollWave',
      });
    const purse = (realm: number): CardTarget => ({ kind: 'purse', realm });

    test('MOR-195 everybody may play a card, and the game asks nobody for one', () => {
      const state = crowded();
      expect([state.pending, mover(state), state.responses]).toEqual([{ type: 'discard', seats: [1, 2] }, 1, null]);
      expect(morth.interrupters?.(state)).toEqual([2, 0]);
      for (const seat of [0, 1, 2]) expect(open(state, 'playCard', seat).length).toBeGreaterThan(0);
      expect(refusal(state, { type: 'discard', card: state.hands[2][0] }, 2)).toBe('MOR-016');
    });

    test('MOR-195 a card of another interrupts, and the discarding goes on', () => {
      const state = crowded();
      const after = cast(state, purse(1), 0);
      expect([after.pending, mover(after), after.realms[1].gold]).toEqual([{ type: 'discard', seats: [1, 2] }, 1, 1]);
      const later = cast(state, purse(0), 2);
      expect(later.pending).toEqual({ type: 'discard', seats: [1] });
    });

    test('MOR-201 who plays the card too many need not discard one', () => {
      const [first, second] = [cast(crowded(), purse(0), 1), cast(cast(crowded(), purse(0), 1), purse(0), 2)];
      expect([first.pending, mover(first)]).toEqual([{ type: 'discard', seats: [2] }, 2]);
      expect([second.pending, second.phase, second.window, second.hands.map((hand) => hand.length)]).toEqual([
        null,
        'portal',
        'waveRolled',
        [2, 3, 3],
      ]);
      expect(second.responses?.queue).toEqual(cardMode === 'asking' ? [1, 2] : undefined);
    });
  });

  test('MOR-202 which cards go, the player chooses', () => {
    const state = six();
    expect(open(state, 'discard').map((action) => action.card)).toEqual(state.hands[0]);
    const [first, second, third, fourth, fifth, dealt] = state.hands[0];
    const after = [dealt, first, third].reduce((now, card) => play(now, { type: 'discard', card }), state);
    expect([after.hands[0], after.discard]).toEqual([
      [second, fourth, fifth],
      [dealt, first, third],
    ]);
    expect(refusal(state, { type: 'discard', card: state.pack[0] })).toBe('MOR-202');
  });

  test('MOR-D43 the new card is dealt first and may be one of those that go', () => {
    const state = six();
    expect(state.hands[0]).toHaveLength(6);
    expect(refusal(state, { type: 'discard', card: state.hands[0][5] })).toBeUndefined();
  });

  test('MOR-203 three or fewer stay, and within a round nothing is discarded', () => {
    expect(rounds(['steal 1', 'levelUp'])).toMatchObject({ pending: null, phase: 'portal' });
    const within = position({ wave: 2, hands: [['steal 1', 'levelUp', 'healEnemy', 'cancelMove'], []] });
    expect(refusal(within, { type: 'discard', card: within.hands[0][0] })).toBe('MOR-203');
    expect(play({ ...within, phase: 'morth', wave: 1 }, { type: 'rollWave' }).hands[0]).toHaveLength(4);
  });

  test('MOR-204 an empty pack is made anew from the discard pile', () => {
    const state = position({ hands: [[], []] });
    state.discard = state.pack;
    state.pack = [];
    const thrown = new Set(state.discard);
    const events: Event[] = [];
    const drawn = drawCard(state, events);
    expect(events).toEqual([{ type: 'packReshuffled' }]);
    expect([thrown.has(drawn ?? -1), state.pack.length, state.discard]).toEqual([true, CARDS.length - 1, []]);
    expect(drawCard({ ...state, pack: [], discard: [] }, [])).toBeUndefined();
  });
});

describe('until the end of the turn', () => {
  test('MOR-206 MOR-D44 in the turn of the target it lasts to the end of that turn', () => {
    const now = cast(holding('cancelMove', { seat: 0 }), hero(0));
    expect(now.heroes[0].spell.noMove).toBe(true);
    expect(play(now, END_TURN).heroes[0].spell.noMove).toBe(false);
  });

  test('MOR-206 MOR-D44 at another time it holds in the next turn of the target', () => {
    const early = position({ hands: [['lessMove 1'], []] });
    const id = early.heroes.findIndex(({ seat }) => seat === 1);
    const later = play(cast(early, hero(id), 0), END_TURN);
    expect([later.turn.seat, later.heroes[id].spell.lessMove]).toEqual([1, 1]);
    expect(play(later, END_TURN).heroes[id].spell.lessMove).toBe(0);
  });

  test('MOR-206 after the end of the turn it waits for the next one', () => {
    const ended = play(holding('cancelMove'), END_TURN);
    const after = playAs(ended, 1, card(ended, hero(0)));
    expect(play(after, END_TURN).heroes[0].spell.noMove).toBe(true);
  });
});

describe('coins and squares', () => {
  test('MOR-222 one or two coins, as printed, from an opponent', () => {
    const gold = (text: string): number[] =>
      cast(holding(text, { seats: 3, gold: [5, 5, 5] }), { kind: 'purse', realm: 2 }).realms.map((realm) => realm.gold);
    expect([gold('steal 1'), gold('steal 2')]).toEqual([
      [5, 6, 4],
      [5, 7, 3],
    ]);
    expect(targets(holding('steal 1', { seats: 3, gold: [5, 5, 5] }))).toEqual([
      { kind: 'purse', realm: 0 },
      { kind: 'purse', realm: 2 },
    ]);
  });

  test('MOR-223 who has fewer loses all; an empty purse is no target', () => {
    expect(
      cast(holding('steal 2', { gold: [1, 0] }), { kind: 'purse', realm: 0 }).realms.map((realm) => realm.gold),
    ).toEqual([0, 1]);
    expect(refused(holding('steal 2', { gold: [0, 3] }), { kind: 'purse', realm: 0 })).toBe('MOR-199');
  });

  const square = (place: string, realm = 0) => ({ kind: 'square', realm, cell: at(place) }) as const;
  const blocking = (more: Spec = {}): State =>
    holding('blockSquare', {
      heroes: [
        { type: 'warrior', at: '3,8' },
        { type: 'assassin', at: '5,8', race: 'human' },
      ],
      foes: ['L4 orc'],
      traps: [{ at: '2,10', hero: 1 }],
      barriers: [{ at: '6,9', hero: 1 }],
      active: 0,
      ...more,
    });

  test('MOR-236 an empty square of an opponent is blocked until the end of the turn', () => {
    const after = cast(blocking(), square('4,8'));
    expect(after.blocked).toEqual([{ realm: 0, cell: at('4,8') }]);
    expect(play(after, END_TURN).blocked).toEqual([]);
  });

  test('MOR-237 no hero steps on it', () => {
    const after = cast(blocking(), square('4,8'));
    expect(refusal(after, { type: 'step', to: at('4,8') })).toBe('MOR-237');
    expect(open(after, 'step').map(({ to }) => to)).not.toContain(at('4,8'));
  });

  test('MOR-237 a hero that goes back to a blocked square may stay there', () => {
    const crossing = play(blocking({ hands: [[], ['blockSquare', 'blockSquare']] }), { type: 'step', to: at('3,9') });
    const after = ['3,8', '3,10'].reduce((now, place) => cast(now, square(place)), crossing);
    expect(after.heroes[0].cell).toBe(at('3,8'));
    expect(refusal(after, { type: 'endActivation' })).toBeUndefined();
  });

  test('MOR-238 MOR-D48 empty is without hero, enemy, trap or barrier; not the fortress, not an obstacle', () => {
    const state = blocking();
    const full = ['3,8', '2,8', '2,10', '6,9', '4,0', '0,0'];
    expect(full.map((place) => refused(state, square(place)))).toEqual(full.map(() => 'MOR-238'));
    expect(['4,8', '4,10', '1,9'].map((place) => refused(state, square(place)))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    const cells = targets(state).flatMap((target) => (target.kind === 'square' ? [target.cell] : []));
    expect(full.filter((place) => cells.includes(at(place)))).toEqual([]);
  });

  test('MOR-239 two squares at one time', () => {
    const state = blocking({ blocked: [{ at: '4,8' }] });
    expect(refused(state, square('4,8'))).toBe('MOR-238');
    expect(refused(state, square('5,6'))).toBeUndefined();
    expect(refused(blocking({ blocked: [{ at: '4,8' }, { at: '0,2', realm: 1 }] }), square('5,6'))).toBe('MOR-239');
  });
});

test('the log says whom a card hits', () => {
  const said = (state: State, target: CardTarget) => {
    const { events } = apply(morth, state, { seat: 1, action: card(state, target) });
    return morth.describe(events[0]);
  };
  const foes = ['R3 rat', 'L7 orc'];
  const swap = holding('swapEnemies', { foes });
  const path = holding('changePath', { foes });
  const rat = {
    key: 'morth.log.struck',
    params: {
      enemy: { key: 'morth.enemy.rat.name' },
      place: { params: { path: { key: 'morth.path.right.name' }, square: 3 } },
    },
  };
  const orc = {
    params: {
      enemy: { key: 'morth.enemy.orc.name' },
      place: { params: { path: { key: 'morth.path.left.name' }, square: 7 } },
    },
  };
  const onMap = (what: object) => ({ key: 'morth.log.cardPlayed.map', seat: 1, params: { victim: { seat: 0 }, what } });
  expect(said(holding('cancelMove'), hero(0))).toMatchObject({
    key: 'morth.log.cardPlayed.hero',
    params: { victim: { seat: 0 }, hero: { key: 'morth.heroOf.human.warrior' } },
  });
  expect(said(swap, { kind: 'enemies', own: dieOf(swap, 'orc', 'L7', 1), other: dieOf(swap, 'rat') })).toMatchObject(
    onMap({ key: 'morth.log.swapped', params: { one: rat, other: orc } }),
  );
  expect(said(path, { kind: 'path', die: dieOf(path, 'rat'), path: 1 })).toMatchObject(
    onMap({ key: 'morth.log.switched', params: { what: rat, path: { key: 'morth.path.centre.name' } } }),
  );
  expect(said(holding('blockSquare'), { kind: 'square', realm: 0, cell: at('5,6') })).toMatchObject(
    onMap({ params: { column: 6, row: 7 } }),
  );
  expect(said(holding('steal 1'), { kind: 'purse', realm: 0 })).toMatchObject({
    key: 'morth.log.cardPlayed.rival',
    params: { victim: { seat: 0 } },
  });
});
