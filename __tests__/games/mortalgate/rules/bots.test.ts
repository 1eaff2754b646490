import { BOT_LEVELS, runThinker, type BotLevel } from '@/engine';
import {
  ALTAR_OF,
  BLUE,
  distance,
  HEROES,
  HERO_KEYS,
  mortalgate,
  nodeAt,
  OFF,
  RED,
  ZONE_OF,
  type Action,
  type Event,
  type HeroKey,
  type State,
} from '@/games/mortalgate/rules';
import { bestPlan } from '@/games/mortalgate/rules/thinking/plan';
import { playTurn } from '@/games/mortalgate/rules/thinking/playing';
import { timed, type Times } from '../../../../scripts/strength/timed';
import { deepFreeze } from '../../../support/frozen';
import { mortalgateBalance } from '../balance';
import { heroOf, idOf, position, type Given, type TeamKey } from '../support/position';

const moverOf = (state: State): number => mortalgate.toMove(state)[0];

const think = (state: State, level: BotLevel, seed = 1): Action =>
  runThinker(mortalgate.bots[level].think(deepFreeze(mortalgate.view(state, moverOf(state))), moverOf(state), seed));

/** Plays as many moves as a level wants, until something is so. */
function playUntil(state: State, level: BotLevel, done: () => boolean): Event[] {
  const events: Event[] = [];
  for (let moves = 0; moverOf(state) !== undefined && !done(); moves++) {
    const move = { seat: moverOf(state), action: think(state, level, moves) };
    expect(mortalgate.check(state, move)).toBeUndefined();
    events.push(...mortalgate.advance(state, move));
  }
  return events;
}

/** What a level makes of the turn of a prepared position. */
function turnOf(given: Given, level: BotLevel): { readonly state: State; readonly events: readonly Event[] } {
  const state = position(given);
  const { number } = state.turn;
  return { state, events: playUntil(state, level, () => state.turn.number !== number) };
}

const newMatch = (seats: number, seed: number, config: object = {}): State =>
  mortalgate.setup(mortalgate.parseConfig(config), seats, seed);

/** No altar to be captured by anybody of the team distracts it. */
const ALL_BUT_EVASIVE = ['pinpoint', 'splinter', 'forceful', 'sprint', 'divineShield', 'shockwave', 'leech'] as const;
const heldBy = (team: TeamKey): Given['altars'] => Object.fromEntries(ALL_BUT_EVASIVE.map((each) => [each, team]));

/** Both levels that make no mistakes. */
const GOOD: readonly BotLevel[] = ['medium', 'sharp'];

test.each([2, 3, 5, 8])('bots of all levels play whole matches with %i seats by the rules', (seats) => {
  const state = newMatch(seats, seats);
  const events = playUntil(state, 'medium', () => false);
  expect(mortalgate.result(state)).toBeDefined();
  expect(events.filter(({ type }) => type === 'altarCaptured').length).toBeGreaterThan(7);
});

test('every level finds a legal move in any middle of a turn', () => {
  const state = newMatch(4, 5);
  let looks = 0;
  playUntil(state, 'medium', () => {
    if (state.turn.number % 5 !== 0) return state.round > 6;
    for (const level of BOT_LEVELS) {
      const move = { seat: moverOf(state), action: think(state, level) };
      expect(mortalgate.check(state, move)).toBeUndefined();
    }
    looks++;
    return false;
  });
  expect(looks).toBeGreaterThan(10);
});

test('a plan is kept: who has walked does then what was planned', () => {
  const state = newMatch(2, 9);
  playUntil(state, 'medium', () => state.round === 2);
  let kept = 0;
  for (let turns = 0; turns < 40 && state.outcome === null; turns++) {
    if (state.phase === 'movement') {
      const plan = bestPlan(state);
      if (plan.path.length > 0) {
        const walked = mortalgate.determinize(mortalgate.view(state, 0), 1);
        mortalgate.advance(walked, { seat: moverOf(state), action: { type: 'walk', path: plan.path } });
        const next = bestPlan(walked);
        expect({ node: next.node, deed: next.deed }).toEqual({ node: plan.node, deed: plan.deed });
        kept++;
      }
    }
    playTurn(state, state.phase === 'movement' ? bestPlan(state) : { node: OFF, path: [], deed: null, worth: 0 });
  }
  expect(kept).toBeGreaterThan(20);
});

test('a sharp turn takes at most 400 ms of the processor, in slices of at most 6 ms', () => {
  const state = newMatch(2, 3);
  playUntil(state, 'medium', () => state.round === 4);
  const turns: number[] = [];
  const times: Times = { slices: [], decisions: [] };
  const sharp = timed(mortalgate.bots.sharp, times);
  for (let turn = 0; turn < 8 && state.outcome === null; turn++) {
    const { number } = state.turn;
    const before = times.decisions.length;
    while (state.outcome === null && state.turn.number === number) {
      const seat = moverOf(state);
      mortalgate.advance(state, { seat, action: runThinker(sharp.think(mortalgate.view(state, seat), seat, number)) });
    }
    turns.push(times.decisions.slice(before).reduce((sum, one) => sum + one, 0));
  }
  expect(Math.max(...turns)).toBeLessThan(400);
  expect(Math.max(...times.slices)).toBeLessThan(6);
});

describe.each(GOOD)('the %s bot', (level) => {
  test('captures a free altar in reach', () => {
    const { state } = turnOf({ active: 'drexir', heroes: { drexir: { at: 'N23' } } }, level);
    expect(state.altars[ALTAR_OF.divineShield]).toBe(RED);
  });

  test('slays whom it surely can', () => {
    const { events } = turnOf(
      { active: 'greven', heroes: { greven: { at: 'M20' }, seiren: { at: 'M15', health: 6 } }, altars: heldBy('red') },
      level,
    );
    expect(events).toContainEqual(expect.objectContaining({ type: 'heroSlain', hero: idOf('seiren') }));
  });

  test('shows mercy to who has 3 health left', () => {
    const { events } = turnOf(
      { active: 'zadita', heroes: { zadita: { at: 'M11' }, drexir: { at: 'M14', health: 3 } }, altars: heldBy('blue') },
      level,
    );
    expect(events).toContainEqual(expect.objectContaining({ type: 'heroSlain', hero: idOf('drexir') }));
  });

  test('heals a teammate who would be slain', () => {
    const heroes: Given['heroes'] = {
      yodan: { at: 'L5' },
      sabea: { at: 'L6', health: 4 },
      greven: { at: 'L13' },
    };
    const { events } = turnOf({ active: 'yodan', heroes }, level);
    expect(events).toContainEqual(expect.objectContaining({ type: 'heroHealed', target: idOf('sabea') }));
  });

  test('stands in the zone of the altar that would decide the match', () => {
    const { state } = turnOf(
      {
        active: 'drexir',
        heroes: { drexir: { at: 'N23' }, zadita: { at: 'M14' } },
        altars: { divineShield: 'red', forceful: 'blue', sprint: 'blue', evasive: 'blue' },
        grace: { red: 10, blue: 18 },
      },
      level,
    );
    expect(ZONE_OF[heroOf(state, 'drexir').node]).toBe(ALTAR_OF.divineShield);
  });

  test('takes the capture that wins before anything else', () => {
    const { state } = turnOf(
      {
        active: 'dekhar',
        heroes: { dekhar: { at: 'N22' }, zadita: { at: 'O23', health: 1 } },
        grace: { red: 18, blue: 10 },
      },
      level,
    );
    expect(state.outcome).toEqual({ winner: RED, by: 'grace' });
  });

  test('retreats when the next blow would slay it and give the match away', () => {
    const { state } = turnOf(
      {
        active: 'dekhar',
        heroes: { dekhar: { at: 'M17', health: 1 }, sabea: { at: 'M15' }, seiren: { at: 'L12' } },
        altars: { ...heldBy('blue'), evasive: 'blue', divineShield: 'red', shockwave: 'red', leech: 'red' },
        grace: { red: 10, blue: 19 },
      },
      level,
    );
    const dekhar = heroOf(state, 'dekhar').node;
    expect(distance(dekhar, nodeAt('M15'))).toBeGreaterThan(HEROES[idOf('sabea')].movement + 1);
  });
});

test('the draft goes by a plan: no team has two heroes of a class while another class is free', () => {
  const state = newMatch(2, 4);
  playUntil(state, 'medium', () => state.phase === 'order');
  for (const team of [RED, BLUE]) {
    const classes = HEROES.filter((_, hero) => state.heroes[hero].team === team).map((hero) => hero.class);
    expect(new Set(classes).size).toBe(4);
  }
});

test('bots use every ability', () => {
  const left = new Set<string>(HEROES.flatMap((hero) => hero.abilities));
  for (let seed = 0; seed < 60 && left.size > 0; seed++)
    for (const event of playUntil(newMatch(2, 100 + seed, { heroes: 'random' }), 'medium', () => false))
      if (event.type === 'abilityUsed') left.delete(event.ability);
  expect([...left]).toEqual([]);
});

/** Thousands more: npm run strength -- mortalgate balance 2000. */
test('the balance of like bots counts both matches of every pair', () => {
  const figures = new Map(mortalgateBalance(4, 11));
  expect(figures.get('matches')).toBe(8);
  const shares = HERO_KEYS.map((key) =>
    String(figures.get(`wins of ${key}'s team %: all, heroes by lot, drafted`))
      .split(' ')
      .map(Number),
  );
  // Four heroes of every match have won it.
  for (const some of [0, 1, 2]) expect(shares.reduce((sum, share) => sum + share[some], 0)).toBe(400);
});

test('the same view gives the same move, and easy bots err', () => {
  const given: Given = { active: 'drexir', heroes: { drexir: { at: 'N23' } } };
  for (const level of BOT_LEVELS) expect(think(position(given), level, 3)).toEqual(think(position(given), level, 3));
  const keys: readonly HeroKey[] = ['greven', 'elazar', 'drexir', 'dekhar'];
  const differs = keys.filter((active) => {
    const state = position({ active });
    return JSON.stringify(think(state, 'easy')) !== JSON.stringify(think(state, 'medium'));
  });
  expect(differs.length).toBeGreaterThan(1);
});
