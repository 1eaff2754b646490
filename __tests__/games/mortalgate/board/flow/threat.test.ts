import { below, copyPlain, seedRng } from '@/engine';
import { threatTo } from '@/games/mortalgate/board/flow/threat';
import {
  abilityOf,
  ALTARS,
  baseDamage,
  damageTo,
  HERO_KEYS,
  HEROES,
  NEIGHBOURS_OF,
  nodeAt,
  NODES,
  OFF,
  PASSABLE,
  requiredNumber,
  returnNode,
  whyNotAbilityFrom,
  whyNotStrikeFrom,
  type AbilityId,
  type HeroId,
  type Node,
  type State,
} from '@/games/mortalgate/rules';
import { advance } from '@/games/mortalgate/rules/actions';
import { comingTurns } from '@/games/mortalgate/board/flow/turns';
import { idOf, position, type Given } from '../../support/position';

type Way = { readonly hits: readonly [chance: number, damage: number][]; readonly slays: boolean };

/** Every node that can be walked to, found step by step. */
function walkable(state: State, from: Node, points: number): Set<Node> {
  let edge = new Set([from]);
  const all = new Set(edge);
  for (let step = 0; step < points; step++) {
    const next = new Set<Node>();
    for (const node of edge)
      for (const other of NEIGHBOURS_OF[node])
        if (PASSABLE[other] && !all.has(other) && state.heroes.every((hero) => hero.node !== other)) next.add(other);
    for (const node of next) all.add(node);
    edge = next;
  }
  return all;
}

/** What an enemy can do when its own turn has begun, asked of the rules for every node. */
function waysOf(before: State, enemy: HeroId, hero: HeroId): Way[] {
  const state = copyPlain(before);
  const own = state.heroes[enemy];
  if (own.node === OFF) {
    own.node = returnNode(state.heroes, own.team ?? 0);
    own.health = HEROES[enemy].health;
  }
  own.cooldowns = [Math.max(0, own.cooldowns[0] - 1), Math.max(0, own.cooldowns[1] - 1)];
  own.health -= Number(own.burning > 0) + Number(own.poison > 0);
  if (own.health <= 0 || own.stun > 0) return [];
  const sprint = state.altars[ALTARS.findIndex(({ blessing }) => blessing === 'sprint')] === own.team;
  const points = HEROES[enemy].movement + Number(sprint) - (own.poison > 0 ? 2 : 0);
  const chance = (101 - requiredNumber(state, enemy, hero)) / 100;
  const extra = Number(own.precision > 0) + Number(own.charges > 0);
  const strike: [number, number] = [chance, damageTo(state, hero, baseDamage(state, enemy) + extra)];
  const ways: Way[] = [];
  for (const from of walkable(state, own.node, points)) {
    if (whyNotStrikeFrom(state, enemy, hero, from) === undefined) ways.push({ hits: [strike], slays: false });
    for (const ability of HEROES[enemy].abilities) {
      const { aim, effect } = abilityOf(ability);
      const target = aim === 'adjacent' ? null : hero;
      if (aim === 'adjacent' && !NEIGHBOURS_OF[from].includes(state.heroes[hero].node)) continue;
      // What may be slain at little health is asked below, by health.
      state.heroes[hero].health = effect.kind === 'mercy' ? 1 : before.heroes[hero].health;
      if (whyNotAbilityFrom(state, enemy, ability, target, from) !== undefined) continue;
      if (effect.kind === 'strikes')
        ways.push({ hits: effect.strikes === 2 ? [strike, strike] : [strike], slays: false });
      if (effect.kind === 'damage')
        ways.push({ hits: [[1, damageTo(state, hero, baseDamage(state, enemy) + effect.plus)]], slays: false });
      if (effect.kind === 'scorch') ways.push({ hits: [[1, damageTo(state, hero, effect.damage)]], slays: false });
      if (effect.kind === 'mercy') ways.push({ hits: [], slays: true });
    }
  }
  return ways;
}

type Fate = { readonly loss: number; readonly death: number };

/** What a way leaves of so much health, each outcome told to the next. */
function play({ hits, slays }: Way, health: number, next: (left: number) => Fate): Fate {
  if (slays) return next(health <= 3 ? 0 : health);
  const [first, ...rest] = hits;
  if (first === undefined) return next(health);
  const [chance, damage] = first;
  const hit = play({ hits: rest, slays }, Math.max(0, health - damage), next);
  const missed = play({ hits: rest, slays }, health, next);
  return {
    loss: chance * hit.loss + (1 - chance) * missed.loss,
    death: chance * hit.death + (1 - chance) * missed.death,
  };
}

/** All dice of all enemies one after the other: each does what takes most of the health that is left. */
function everyDie(state: State, hero: HeroId): Fate {
  const full = state.heroes[hero].health;
  const enemies = comingTurns(state).filter((other) => state.heroes[other].team !== state.heroes[hero].team);
  const ways = enemies.map((enemy) => waysOf(state, enemy, hero));
  const from = (turn: number, health: number): Fate => {
    if (health === 0 || turn === enemies.length) return { loss: full - health, death: Number(health === 0) };
    const taken = (way: Way) => play(way, health, (left) => ({ loss: health - left, death: 0 })).loss;
    const most = ways[turn].reduce((best, way) => Math.max(best, taken(way)), 0);
    const way = ways[turn].find((each) => Math.abs(taken(each) - most) < 1e-12 && most > 0);
    return way === undefined ? from(turn + 1, health) : play(way, health, (left) => from(turn + 1, left));
  };
  return from(0, full);
}

const MELEE: Given = {
  active: 'dekhar',
  heroes: {
    dekhar: { at: 'J17', health: 9 },
    zadita: { at: 'J14' },
    seiren: { at: 'L14' },
    yodan: { at: 'H15' },
    sabea: { at: 'M18' },
  },
};

describe('what a hero has to expect until its next turn', () => {
  test('GATE-083 GATE-088 nobody in reach: nothing', () => {
    expect(threatTo(position({ active: 'greven' }), idOf('greven'))).toEqual({ menaces: [], loss: 0, death: 0 });
  });

  test('one enemy beside the hero: its chance times its damage', () => {
    const state = position({
      active: 'dekhar',
      heroes: { dekhar: { at: 'J17' }, sabea: { at: 'J16', cooldowns: { risingWinds: 2, ringTheBell: 3 } } },
    });
    const { menaces, loss, death } = threatTo(state, idOf('dekhar'));
    // GATE-086 Sabea needs 28 against Dekhar: 73 in 100.
    expect(menaces).toMatchObject([{ hero: idOf('sabea'), means: 'attack', chance: 73, damage: 6 }]);
    expect(loss).toBeCloseTo(0.73 * 6);
    expect(death).toBe(0);
  });

  test('an ability that is ready when the enemy acts counts, sure damage before a roll', () => {
    const state = position({
      active: 'dekhar',
      heroes: { dekhar: { at: 'J17', health: 6 }, sabea: { at: 'J16', cooldowns: { risingWinds: 1 } } },
    });
    expect(threatTo(state, idOf('dekhar'))).toMatchObject({
      menaces: [{ means: 'risingWinds', chance: null, damage: 6 }],
      loss: 6,
      death: 1,
    });
  });

  test('GATE-158 a stunned enemy, and one that dies of its poison, do nothing', () => {
    const near = (sabea: Given['heroes']) =>
      threatTo(position({ active: 'dekhar', heroes: { dekhar: { at: 'J17' }, ...sabea } }), idOf('dekhar')).menaces;
    expect(near({ sabea: { at: 'J16', statuses: { stun: 1 } } })).toEqual([]);
    expect(near({ sabea: { at: 'J16', health: 1, statuses: { poison: 2 } } })).toEqual([]);
    expect(near({ sabea: { at: 'J16', health: 2, statuses: { poison: 2 } } })).toHaveLength(1);
  });

  test('GATE-133 nothing harms a hero behind Shield Wall', () => {
    const state = position({
      active: 'drexir',
      heroes: { drexir: { at: 'J17', effects: { shieldWall: true } }, sabea: { at: 'J16' } },
    });
    expect(threatTo(state, idOf('drexir'))).toEqual({ menaces: [], loss: 0, death: 0 });
  });

  test('GATE-147 Mercy Killing finishes what others began', () => {
    const heroes = { drexir: { at: 'J17', health: 9 }, sabea: { at: 'J16' }, zadita: { at: 'I17' } };
    const state = position({ active: 'drexir', heroes });
    // Rising Winds takes 6 for sure, and Zadita, who acts after Sabea, needs no roll at 3.
    expect(threatTo(state, idOf('drexir')).death).toBe(1);
  });

  test('GATE-046 a slain enemy is back at its spawn point before it acts', () => {
    const state = position({ active: 'dekhar', heroes: { dekhar: { at: 'L6' }, sabea: { at: null } } });
    expect(threatTo(state, idOf('dekhar')).menaces.map(({ hero }) => hero)).toContain(idOf('sabea'));
  });

  test('only enemies that act before the hero does count', () => {
    // Red opens: Seiren acts after Greven and before Elazar.
    const state = position({
      active: 'greven',
      heroes: { elazar: { at: 'J17' }, sabea: { at: 'J16' }, seiren: { at: 'K15' } },
    });
    expect(threatTo(state, idOf('elazar')).menaces.map(({ hero }) => hero)).toEqual([idOf('seiren')]);
    expect(threatTo(state, idOf('dekhar')).menaces).toEqual([]);
  });

  test('four enemies at once, exactly as all their dice say', () => {
    const state = position(MELEE);
    const { loss, death, menaces } = threatTo(state, idOf('dekhar'));
    const sure = everyDie(state, idOf('dekhar'));
    expect(menaces).toHaveLength(4);
    expect(loss).toBeCloseTo(sure.loss, 10);
    expect(death).toBeCloseTo(sure.death, 10);
  });

  test('on 150 random tables it is what all dice say', () => {
    const rng = seedRng(616);
    const open = Array.from({ length: NODES }, (_, node) => node).filter((node) => PASSABLE[node]);
    const middle = open.filter((node) => node > 22 * 9 && node < 22 * 19);
    let met = 0;
    for (let table = 0; table < 150; table++) {
      const state = position({ active: HERO_KEYS[below(rng, 8)] });
      for (const [id, hero] of state.heroes.entries()) {
        let node = middle[below(rng, middle.length)];
        while (state.heroes.some((other) => other.node === node)) node = middle[below(rng, middle.length)];
        hero.node = below(rng, 9) === 0 && id !== state.turn.hero ? OFF : node;
        hero.health = hero.node === OFF ? 0 : 1 + below(rng, HEROES[id].health);
        if (hero.node === OFF) continue;
        hero.cooldowns = [below(rng, 4), below(rng, 4)];
        hero.poison = below(rng, 4) === 0 ? 1 : 0;
        hero.burning = below(rng, 5) === 0 ? 2 : 0;
        hero.stun = below(rng, 8) === 0 ? 1 : 0;
        hero.charges = id === idOf('elazar') ? below(rng, 3) : 0;
        hero.precision = id === idOf('seiren') ? below(rng, 2) : 0;
      }
      state.altars.forEach((_, altar) => (state.altars[altar] = ([null, 0, 1] as const)[below(rng, 3)]));
      const { hero } = state.turn;
      const { loss, death } = threatTo(state, hero);
      const sure = everyDie(state, hero);
      expect([loss, death].map((n) => n.toFixed(9))).toEqual([sure.loss, sure.death].map((n) => n.toFixed(9)));
      if (loss > 0) met++;
    }
    expect(met).toBeGreaterThan(75);
  });

  test('GATE-052 cooldowns are those of the turn in which the enemy acts', () => {
    const state = position({ active: 'zadita', heroes: { zadita: { at: 'J17' }, drexir: { at: 'J16' } } });
    const struck = (cooldown: number): AbilityId | 'attack' | undefined => {
      state.heroes[idOf('drexir')].cooldowns = [cooldown, 0];
      return threatTo(state, idOf('zadita')).menaces.find(({ hero }) => hero === idOf('drexir'))?.means;
    };
    expect([struck(0), struck(1), struck(2)]).toEqual(['mightyBlow', 'mightyBlow', 'attack']);
  });

  test('asks about another node without moving anybody', () => {
    const state = position(MELEE);
    const before = JSON.stringify(state);
    expect(threatTo(state, idOf('dekhar'), nodeAt('K27')).menaces).toEqual([]);
    expect(JSON.stringify(state)).toBe(before);
    advance(state, { seat: 0, action: { type: 'endTurn' } });
    expect(JSON.stringify(state)).not.toBe(before);
  });

  test('all hexes in reach of a hero among four enemies are answered in a moment', () => {
    const state = position(MELEE);
    const nodes = [...walkable(state, nodeAt('J17'), 6)];
    const began = performance.now();
    for (const node of nodes) threatTo(state, idOf('dekhar'), node);
    expect(nodes.length).toBeGreaterThan(60);
    expect(performance.now() - began).toBeLessThan(400);
  });
});
