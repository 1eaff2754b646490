import { logOf, canUndo, play as playMatch, start, type Match } from '@/engine';
import { morth } from '@/games/morth/rules';
import type { Action, EnemyId, Event, State, View, Window } from '@/games/morth/rules/types';
import {
  at,
  dieOf,
  foes,
  newGame,
  open,
  play,
  playAs,
  position,
  refusal,
  steps,
  type Spec,
} from '../../../support/morth';
import { card, cast, enemy, hero, holding } from '../../../support/morthCards';
import { accepted } from '../../../support/randomWalk';

const asking = (spec: Spec = {}): State => position({ ...spec, config: { cardMode: 'asking', ...spec.config } });
const PASS: Action = { type: 'passPortal' };
const DECLINE: Action = { type: 'decline' };
const END_TURN: Action = { type: 'endTurn' };
const attack = (state: State, name: EnemyId): Action => ({ type: 'attack', turn: 0, targets: [dieOf(state, name)] });
const mover = (state: State): number => morth.toMove(state)[0];

describe('between single steps', () => {
  /** Everything in one wave that a card may come behind. */
  const fight: Spec = {
    heroes: [
      { type: 'assassin', at: '3,8', race: 'human' },
      { type: 'priest', at: '3,0', seat: 1 },
    ],
    foes: ['L4 ogre'],
    gold: [9, 9],
    hands: [[], ['steal 1']],
  };
  const moments: readonly (readonly [string, () => State])[] = [
    [
      'a portal turn',
      () => play(position({ ...fight, phase: 'portal', spun: '0 rat' }), { type: 'turnPortal', steps: 2 }),
    ],
    ['a purchase', () => play(position(fight), { type: 'hire', race: 'human', hero: 'warrior', cell: at('3,0') })],
    ['one step of a hero', () => play(position({ ...fight, active: 0 }), ...steps('4,8'))],
    ['the declaration of an attack', () => play(position({ ...fight, active: 0 }), attack(position(fight), 'ogre'))],
    [
      'the resolution of an attack',
      () => play(position({ ...fight, active: 0 }), attack(position(fight), 'ogre'), { type: 'resolveAttack' }),
    ],
    [
      'a special action',
      () => play(position({ ...fight, active: 0 }), ...steps('3,9'), { type: 'layTrap', cell: at('2,9') }),
    ],
    ['the d3', () => play(position({ ...fight, phase: 'assault' }), { type: 'rollAssault' })],
    ['the move of all enemies', () => play(position({ ...fight, phase: 'assault', roll: 1 }), { type: 'moveEnemies' })],
  ];

  test.each(moments)('MOR-242 MOR-D49 a card comes behind %s', (_name, made) => {
    const state = made();
    const seat = mover(state) === 1 ? 0 : 1;
    const ready = { ...state, hands: state.hands.map((_, owner) => (owner === seat ? state.hands[1] : [])) };
    expect(open(ready, 'playCard', seat)).toHaveLength(1);
  });

  test('MOR-243 an attack has two steps with time for a card in between', () => {
    const state = holding(['healEnemy', 'steal 1'], {
      heroes: [{ type: 'warrior', at: '3,8' }],
      foes: ['L4 orc 2'],
      active: 0,
    });
    const declared = play(state, attack(state, 'orc'));
    expect([
      declared.window,
      foes(declared),
      open(declared, 'step'),
      refusal(declared, { type: 'endActivation' }),
    ]).toEqual(['attackDeclared', ['L4 orc 2'], [], 'MOR-243']);
    expect(foes(play(declared, { type: 'resolveAttack' }))).toEqual([]);
    expect(foes(play(cast(declared, enemy(declared, 'orc')), { type: 'resolveAttack' }))).toEqual(['L4 orc 1']);
  });

  test('MOR-243 without cards on other hands nobody waits', () => {
    const state = position({ heroes: [{ type: 'warrior', at: '3,8' }], foes: ['L4 orc 2'], active: 0 });
    expect(foes(play(state, attack(state, 'orc')))).toEqual([]);
  });

  test('MOR-244 all enemies move in one go', () => {
    const state = holding('steal 1', { phase: 'assault', roll: 1, foes: ['L4 orc, C3 rat', 'L1 ogre'] });
    const { events } = accepted(
      playMatch(
        morth,
        { ...start(morth, { config: {}, seats: 2, seed: 1 }), state },
        { seat: 0, action: { type: 'moveEnemies' } },
      ),
    );
    expect(events.map(({ type }) => type)).toEqual(['enemyMoved', 'enemyMoved', 'enemyMoved']);
  });

  test('MOR-248 a card takes effect at once and nobody can answer it before', () => {
    const state = position({ hands: [['steal 1'], ['steal 2']] });
    const after = cast(state, { kind: 'purse', realm: 0 });
    expect([after.realms.map(({ gold }) => gold), after.responses, mover(after)]).toEqual([[1, 5], null, 0]);
  });

  test('MOR-249 steps before a card can no longer be undone', () => {
    const state = holding('steal 1', { active: 0 });
    const match: Match<State, Action> = { ...start(morth, { config: {}, seats: 2, seed: 1 }), state };
    const [step] = open(state, 'step');
    const moved = accepted(playMatch(morth, match, { seat: 0, action: step })).match;
    expect(canUndo(moved)).toBe(true);
    expect(
      canUndo(accepted(playMatch(morth, moved, { seat: 1, action: card(state, { kind: 'purse', realm: 0 }) })).match),
    ).toBe(false);
  });
});

describe('calling', () => {
  test('MOR-246 is the default: the game goes on, and others may call while it waits for a command', () => {
    expect(newGame(2).config.cardMode).toBe('calling');
    const state = play(
      position({ seats: 3, phase: 'portal', spun: '0 rat', hands: [[], ['steal 1'], ['steal 1']] }),
      PASS,
    );
    expect([state.responses, mover(state), morth.interrupters?.(state)]).toEqual([null, 1, [2]]);
    expect(morth.interrupters?.(play(state, PASS))).toEqual([1]);
  });

  test('MOR-246 MOR-017 who may call depends on the number of cards alone', () => {
    const useless = position({ hands: [[], ['healEnemy']] });
    expect([morth.interrupters?.(useless), morth.legalActions(useless, 1)]).toEqual([[1], []]);
    expect(morth.interrupters?.(position({ hands: [['steal 1'], []] }))).toEqual([]);
  });
});

describe('asking', () => {
  const fight: Spec = {
    heroes: [
      { type: 'warrior', at: '3,8' },
      { type: 'priest', at: '3,0', seat: 1 },
    ],
    foes: ['L4 ogre'],
    hands: [[], ['steal 1']],
  };
  const all: readonly (readonly [string, Window, () => State])[] = [
    [
      'W1 after the dice',
      'waveRolled',
      () => play(asking({ ...fight, phase: 'morth', wave: 1 }), { type: 'rollWave' }),
    ],
    [
      'W2 after a portal turn',
      'portalTurned',
      () =>
        play(
          asking({ ...fight, seats: 2, phase: 'portal', spun: '0 rat', lord: 1, hands: [['steal 1'], ['steal 1']] }),
          PASS,
        ),
    ],
    [
      'W3 before a buy step',
      'beforeBuying',
      () => play(asking({ ...fight, phase: 'portal', lord: 0, seat: 1, hands: [[], ['steal 1']] }), PASS),
    ],
    ['W4 when a hero is chosen', 'heroChosen', () => play(asking(fight), { type: 'activate', hero: 0 })],
    [
      'W5 after an attack is declared',
      'attackDeclared',
      () => play(asking({ ...fight, active: 0 }), attack(asking(fight), 'ogre')),
    ],
    [
      'W6 after an activation',
      'activationEnded',
      () => play(asking({ ...fight, active: 0 }), { type: 'endActivation' }),
    ],
    ['W7 at the end of a hero turn', 'turnEnded', () => play(asking(fight), END_TURN)],
    [
      'W8 before the d3',
      'beforeAssault',
      () => play(asking({ ...fight, lord: 1, seat: 0, hands: [['steal 1'], ['steal 1']] }), END_TURN, DECLINE),
    ],
    ['W9 after the d3', 'assaultRolled', () => play(asking({ ...fight, phase: 'assault' }), { type: 'rollAssault' })],
    [
      'W10 before the token passes',
      'enemiesMoved',
      () => play(asking({ ...fight, phase: 'assault', roll: 1 }), { type: 'moveEnemies' }),
    ],
  ];

  test.each(all)('MOR-245 %s', (_name, window, made) => {
    const state = made();
    // After a portal turn the other one is on turn already.
    const asked = window === 'portalTurned' ? state.turn.seat : 1 - state.turn.seat;
    expect(state.responses).toEqual({ window, queue: [asked] });
    expect(morth.legalActions(state, mover(state)).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['decline', 'playCard']),
    );
    expect(play(state, DECLINE).responses?.window).not.toBe(window);
  });

  test.each([
    [0, 0, [1, 2]],
    [0, 1, [2, 0]],
    [0, 2, [0, 1]],
    [1, 0, [1, 2]],
  ])('MOR-245 after a portal turn, with LM %i, all but seat %i who made it', (lord, seat, queue) => {
    const hands = [['steal 1'], ['steal 1'], ['steal 2']];
    const turned = play(asking({ seats: 3, lord, seat, phase: 'portal', spun: '0 rat', hands }), {
      type: 'turnPortal',
      steps: 1,
    });
    expect(turned.responses).toEqual({ window: 'portalTurned', queue });
    const again = playAs(turned, queue[0], open(turned, 'playCard', queue[0])[0]);
    expect(again.responses?.queue).toEqual([queue[1]]);
    const portal = play(again, DECLINE);
    expect([portal.responses?.window, mover(portal)]).toEqual(
      (seat + 1) % 3 === lord ? ['beforeBuying', queue[1]] : [undefined, queue[0]],
    );
  });

  test('MOR-245 nobody is asked who has no card, and nobody in the other mode', () => {
    expect(play(asking({ hands: [['steal 1'], []] }), { type: 'activate', hero: 0 }).responses).toBeNull();
    expect(play(position({ hands: [[], ['steal 1']] }), { type: 'activate', hero: 0 }).responses).toBeNull();
    expect(refusal(asking(), DECLINE)).toBe('MOR-245');
  });

  test('MOR-247 once each in turn order, from the left of the player on turn', () => {
    const state = play(asking({ seats: 4, lord: 2, hands: [['steal 1'], ['steal 1'], ['steal 2'], ['lessMove 1']] }), {
      type: 'activate',
      hero: 4,
    });
    const order = [state, play(state, DECLINE), play(state, DECLINE, DECLINE)].map(mover);
    expect(order).toEqual([3, 0, 1]);
    expect(play(state, DECLINE, DECLINE, DECLINE)).toMatchObject({ responses: null, active: { hero: 4 } });
  });

  test('MOR-247 a card starts the circle anew, until all pass in a row', () => {
    const state = play(
      asking({ seats: 4, lord: 2, hands: [['steal 1', 'levelUp'], ['steal 1'], [], ['lessMove 1']] }),
      { type: 'activate', hero: 4 },
      DECLINE,
    );
    expect(mover(state)).toBe(0);
    const after = cast(state, { kind: 'purse', realm: 2 }, 0);
    expect(after.responses?.queue).toEqual([1, 3, 0]);
    expect(play(after, DECLINE, DECLINE, DECLINE).responses).toBeNull();
  });

  test('MOR-247 the window closes with the last card', () => {
    const declared = play(
      asking({ ...fight, active: 0, hands: [[], ['lessAttack 1']] }),
      attack(asking(fight), 'ogre'),
    );
    const after = cast(declared, hero(0));
    expect([after.responses, foes(after)]).toEqual([null, ['L4 ogre 4']]);
  });

  test('MOR-D49 both modes give the same legal moves', () => {
    const spec: Spec = { active: 0, hands: [['steal 1'], ['steal 1', 'lessMove 1']] };
    const [calling, asked] = [position(spec), asking(spec)];
    expect([0, 1].map((seat) => morth.legalActions(asked, seat))).toEqual(
      [0, 1].map((seat) => morth.legalActions(calling, seat)),
    );
    const window = play(asking({ ...spec, seats: 3, hands: [['steal 1'], ['steal 1'], ['steal 2']] }), {
      type: 'endActivation',
    });
    expect([mover(window), morth.interrupters?.(window)]).toEqual([1, []]);
  });
});

describe('bots', () => {
  function answer(state: State, seat: number): Action | undefined {
    const thoughts = morth.bots.sharp.respond?.(morth.view(state, seat), seat, 3);
    for (;;) {
      const step = thoughts?.next();
      if (step === undefined || step.done) return step?.value;
    }
  }

  /** An attack that would kill a dear enemy. */
  const declared = (spec: Spec = {}): State => {
    const state = holding('cancelAttack', {
      wave: 9,
      heroes: [{ type: 'warrior', at: '3,8' }],
      foes: ['L4 orc 2'],
      active: 0,
      ...spec,
    });
    return play(state, attack(state, 'orc'));
  };

  test('MOR-250 a bot answers at a window, when a card is worth it', () => {
    const state = declared();
    expect(answer(state, 1)).toEqual(card(state, hero(0)));
    const harmless = holding('cancelAttack', {
      wave: 9,
      heroes: [{ type: 'priest', at: '3,8' }],
      foes: ['C6 skeleton, L5 skeleton'],
      active: 0,
    });
    const [swing] = open(harmless, 'attack');
    expect(answer(play(harmless, swing), 1)).toBeUndefined();
  });

  test('MOR-250 and only there, in both modes', () => {
    const state = declared();
    expect(answer({ ...state, window: null }, 1)).toBeUndefined();
    const asked = declared({ config: { cardMode: 'asking' } });
    expect(answer(asked, 1)).toBeUndefined();
    const thoughts = morth.bots.sharp.think(morth.view(asked, 1), 1, 3);
    let step = thoughts.next();
    while (!step.done) step = thoughts.next();
    expect(step.value).toEqual(card(asked, hero(0)));
  });

  test.each<[name: string, after: (state: State) => State]>([
    ['a step of a hero', (state) => play(state, ...steps('3,9 3,10'))],
    ['a purchase', (state) => play({ ...state, active: null }, { type: 'upgrade', hero: 0, upgrade: 'might1' })],
    ['an attack is over', (state) => play(state, attack(state, 'orc'), { type: 'resolveAttack' })],
  ])('MOR-250 not when %s, where people may call', (_name, after) => {
    const hands = [[], ['steal 2', 'cancelMove', 'cancelAttack', 'levelUp', 'advanceEnemy', 'lessAttack 2']];
    const state = after(
      position({
        wave: 9,
        heroes: [{ type: 'warrior', at: '3,8' }],
        foes: ['L4 orc 2, R15 hydra', 'L1 rat'],
        gold: [22, 0],
        hands,
        active: 0,
      }),
    );
    expect([state.window, morth.interrupters?.(state)]).toEqual([null, [1]]);
    expect(open(state, 'playCard', 1).length).toBeGreaterThan(0);
    expect(answer(state, 1)).toBeUndefined();
  });

  test('MOR-250 it knows only its own hand', () => {
    const state = declared();
    const seen: View = morth.view(state, 1);
    expect([seen.hands, seen.handCounts]).toEqual([
      [null, state.hands[1]],
      [0, 1],
    ]);
  });
});

test('MOR-017 cards in other hands are told to nobody', () => {
  const dealt = newGame(2);
  const events: readonly Event[] = morth.advance(dealt, { seat: 0, action: { type: 'rollWave' } });
  const event = events.find(({ type }) => type === 'cardsDealt');
  if (event === undefined) throw new Error('no cards were dealt');
  expect(morth.show(event, 0)).toMatchObject({ hands: [dealt.hands[0], null] });
  expect(morth.show(event, 'table')).toMatchObject({ hands: [null, null] });
  expect(logOf(morth, [event], 0)).not.toEqual(logOf(morth, [event], 1));
  expect(JSON.stringify(logOf(morth, [event], 'table'))).not.toContain('morth.card.');
  expect(playAs(dealt, 0, PASS).hands).toEqual(dealt.hands);
});
