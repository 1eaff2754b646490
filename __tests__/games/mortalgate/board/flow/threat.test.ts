import { below, copyPlain, seedRng } from '@/engine';
import { threatTo } from '@/games/mortalgate/board/flow/threat';
import {
  ALTARS,
  distance,
  HERO_KEYS,
  HEROES,
  NEIGHBOURS_OF,
  nodeAt,
  NODES,
  OFF,
  PASSABLE,
  returnNode,
  type Action,
  type Event,
  type HeroId,
  type HeroKey,
  type Node,
  type State,
} from '@/games/mortalgate/rules';
import { advance, check, perform } from '@/games/mortalgate/rules/actions';
import type { Ailment } from '@/games/mortalgate/board/flow/threatOptions';
import { comingTurns } from '@/games/mortalgate/board/flow/turns';
import type { Means } from '@/games/mortalgate/board/flow/types';
import { rolling } from '../../support/dice';
import { idOf, position, type Given, type GivenHero } from '../../support/position';

/** What one deed may do to the hero: hits one after the other, death at 3 health, and a status. */
type Way = {
  readonly hits: readonly [chance: number, damage: number][];
  readonly slays: boolean;
  readonly status: Ailment | null;
};

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

/** The table when an enemy's turn has begun; null where it cannot act. */
function begun(before: State, enemy: HeroId): State | null {
  const state = copyPlain(before);
  const own = state.heroes[enemy];
  if (own.node === OFF) {
    own.node = returnNode(state.heroes, own.team ?? 0);
    own.health = HEROES[enemy].health;
  }
  own.cooldowns = [Math.max(0, own.cooldowns[0] - 1), Math.max(0, own.cooldowns[1] - 1)];
  own.health -= Number(own.burning > 0) + Number(own.poison > 0);
  if (own.health <= 0 || own.stun > 0) return null;
  const sprint = state.altars[ALTARS.findIndex(({ blessing }) => blessing === 'sprint')] === own.team;
  const points = HEROES[enemy].movement + Number(sprint) - (own.poison > 0 ? 2 : 0);
  const flags = { poisoned: false, stunned: false, precise: own.precision > 0, second: false };
  state.turn = { hero: enemy, number: state.turn.number, points, ...flags };
  state.phase = 'movement';
  return state;
}

/** Everything the hero of the turn might try. */
const deedsOf = (state: State): Action[] =>
  state.heroes.flatMap((_, target): Action[] => [
    { type: 'attack', target },
    ...HEROES[state.turn.hero].abilities.flatMap((ability): Action[] => [
      { type: 'useAbility', ability, target },
      { type: 'useAbility', ability, target: null },
    ]),
  ]);

/** What the rules make of a deed whose every roll hits: what of it meets the hero, and the fires that are lit. */
function wayOf(before: State, deed: Action, hero: HeroId): { readonly way: Way; readonly lit: readonly HeroId[] } {
  const state = copyPlain(before);
  // As much health as it needs to live through all of it.
  state.heroes[hero].health = deed.type === 'useAbility' && deed.ability === 'mercyKilling' ? 1 : 100;
  state.rng = rolling([100, 99, 98]);
  const seat = state.heroes[state.turn.hero].seat ?? 0;
  const events: Event[] = [];
  perform(state, { seat, action: deed }, events);
  const target = 'target' in deed ? deed.target : null;
  if (state.turn.second && target !== null && state.heroes[target].node !== OFF)
    perform(state, { seat, action: { type: 'attack', target } }, events);
  const hits = events.flatMap((event): [number, number][] =>
    event.type === 'attackRolled' || event.type === 'abilityUsed'
      ? event.wounds.flatMap((wound): [number, number][] =>
          wound.hero === hero && wound.reason !== 'mercy'
            ? [[event.type === 'attackRolled' ? (101 - event.required) / 100 : 1, wound.damage]]
            : [],
        )
      : [],
  );
  const given = events.flatMap((event) => (event.type === 'statusGained' ? [event] : []));
  const status = given.find((event) => event.target === hero)?.status ?? null;
  const slays = events.some((event) => event.type === 'heroSlain' && event.hero === hero);
  const lit = given.flatMap((event) => (event.target !== hero && event.status === 'burning' ? [event.target] : []));
  return { way: { hits, slays, status: status === 'stun' ? null : status }, lit };
}

/** What an enemy can do to the hero, from every node and to everybody. */
function waysOf(before: State, enemy: HeroId, hero: HeroId, later: readonly HeroId[]): Way[] {
  const state = begun(before, enemy);
  if (state === null) return [];
  const own = state.heroes[enemy];
  return [...walkable(state, own.node, state.turn.points)].flatMap((from) => {
    const there = { ...state, heroes: state.heroes.map((each, id) => (id === enemy ? { ...each, node: from } : each)) };
    const weak = {
      ...there,
      heroes: there.heroes.map((each, id) => (id === hero ? { ...each, health: 1 } : each)),
    };
    const isAllowed = (deed: Action) =>
      check(deed.type === 'useAbility' && deed.ability === 'mercyKilling' ? weak : there, {
        seat: own.seat ?? 0,
        action: deed,
      }) === undefined;
    return deedsOf(there)
      .filter(isAllowed)
      .map((deed): Way => {
        const { way, lit } = wayOf(there, deed, hero);
        const spreads = lit.some(
          (mate) =>
            later.includes(mate) &&
            before.heroes[mate].burning === 0 &&
            NEIGHBOURS_OF[before.heroes[mate].node].includes(before.heroes[hero].node),
        );
        return spreads ? { ...way, hits: [...way.hits, [1, 1]] } : way;
      });
  });
}

type Plight = { readonly health: number; readonly burning: number; readonly poison: number };
type Fate = { readonly loss: number; readonly death: number };

/** What a way leaves of a plight, each outcome told to the next. */
function play({ hits, slays, status }: Way, plight: Plight, next: (left: Plight) => Fate): Fate {
  if (slays) return next(plight.health <= 3 ? { ...plight, health: 0 } : plight);
  const [first, ...rest] = hits;
  if (first === undefined) return next(status === null ? plight : { ...plight, [status]: 1 });
  const [chance, damage] = first;
  const hit = play({ hits: rest, slays, status }, { ...plight, health: Math.max(0, plight.health - damage) }, next);
  const missed = play({ hits: rest, slays, status }, plight, next);
  return {
    loss: chance * hit.loss + (1 - chance) * missed.loss,
    death: chance * hit.death + (1 - chance) * missed.death,
  };
}

/** All dice of all turns one after the other: each enemy does what takes most, fire spreads, and at last the hero's own upkeep. */
function everyDie(state: State, hero: HeroId): Fate {
  const own = state.heroes[hero];
  const turns = comingTurns(state).slice(1);
  const ways = turns.map((other, turn): Way[] => {
    const { team, burning, node } = state.heroes[other];
    if (team !== own.team) return waysOf(state, other, hero, turns.slice(turn + 1));
    const spreads = burning > 0 && node !== OFF && NEIGHBOURS_OF[node].includes(own.node);
    return spreads ? [{ hits: [[1, 1]], slays: false, status: null }] : [];
  });
  const ended = ({ health, burning, poison }: Plight): Fate => {
    const left = Math.max(0, health - burning - poison);
    return { loss: own.health - left, death: Number(left === 0) };
  };
  const from = (turn: number, plight: Plight): Fate => {
    if (plight.health === 0 || turn === turns.length) return ended(plight);
    const taken = (way: Way) =>
      play(way, plight, (left) => {
        const given = left.health === 0 ? 0 : left.burning + left.poison - plight.burning - plight.poison;
        return { loss: plight.health - left.health + given, death: 0 };
      }).loss;
    const most = ways[turn].reduce((best, way) => Math.max(best, taken(way)), 0);
    const way = ways[turn].find((each) => Math.abs(taken(each) - most) < 1e-12 && most > 0);
    return way === undefined ? from(turn + 1, plight) : play(way, plight, (left) => from(turn + 1, left));
  };
  return from(0, { health: own.health, burning: Number(own.burning > 0), poison: Number(own.poison > 0) });
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

  test('GATE-136 Shield Wall falls before what burns the hero itself', () => {
    const state = position({
      active: 'drexir',
      heroes: {
        drexir: { at: 'J17', health: 2, effects: { shieldWall: true }, statuses: { burning: 1, poison: 1 } },
        sabea: { at: 'J16' },
      },
    });
    const { menaces, loss, death } = threatTo(state, idOf('drexir'));
    expect(menaces.map(({ hero, means }) => [hero, means])).toEqual([
      [idOf('drexir'), 'burning'],
      [idOf('drexir'), 'poison'],
    ]);
    expect([loss, death]).toEqual([2, 1]);
  });

  test('GATE-122 lightning that strikes a teammate jumps over to the hero', () => {
    const struck = (yodan: string) =>
      threatTo(
        position({ active: 'sabea', heroes: { sabea: { at: 'J17' }, yodan: { at: yodan }, elazar: { at: 'J9' } } }),
        idOf('sabea'),
      );
    // Sabea herself is a step too far away.
    expect(struck('J16')).toMatchObject({ menaces: [{ means: 'chainLightning', chance: null, damage: 5 }], loss: 5 });
    expect(struck('I15').menaces).toEqual([]);
  });

  test('GATE-190 GATE-193 whoever stands beside or behind an easier target is hit through it', () => {
    const tired = { longShot: 3, explosiveShot: 3 };
    const chanceOf = (altars: Given['altars'], yodan: string) => {
      const heroes = { seiren: { at: 'N17' }, yodan: { at: yodan }, greven: { at: 'N13', cooldowns: tired } };
      const state = position({ active: 'seiren', heroes, altars });
      return threatTo(state, idOf('seiren')).menaces.map(({ means, chance, damage }) => [means, chance, damage]);
    };
    // GATE-086 Greven needs 26 against Seiren and 18 against Yodan.
    expect(chanceOf({}, 'O17')).toEqual([['attack', 75, 4]]);
    expect(chanceOf({ splinter: 'red' }, 'O17')).toEqual([['attack', 83, 4]]);
    expect(chanceOf({ splinter: 'blue' }, 'O17')).toEqual([['attack', 75, 4]]);
    expect(chanceOf({ shockwave: 'red' }, 'N16')).toEqual([['attack', 83, 4]]);
    expect(chanceOf({ shockwave: 'red', splinter: 'red' }, 'H22')).toEqual([['attack', 75, 4]]);
  });

  test('GATE-134 a wall takes the riders with it', () => {
    const heroes = { dekhar: { at: 'J17' }, drexir: { at: 'K17' }, seiren: { at: 'J14' } };
    const chances = (shieldWall: boolean) => {
      const drexir = { ...heroes.drexir, effects: { shieldWall } };
      const state = position({ active: 'dekhar', heroes: { ...heroes, drexir }, altars: { splinter: 'blue' } });
      return threatTo(state, idOf('dekhar')).menaces.map(({ chance }) => chance);
    };
    expect([chances(false), chances(true)]).toEqual([[85], [77]]);
  });

  test('GATE-153 the fire of a teammate next to the hero spreads when that one suffers', () => {
    const near = (yodan: GivenHero) =>
      threatTo(position({ active: 'seiren', heroes: { seiren: { at: 'J17', health: 1 }, yodan } }), idOf('seiren'));
    expect(near({ at: 'J16', statuses: { burning: 1 } })).toEqual({
      menaces: [{ hero: idOf('yodan'), from: nodeAt('J16'), means: 'burning', chance: null, damage: 1, blows: 1 }],
      loss: 1,
      death: 1,
    });
    expect(near({ at: 'J15', statuses: { burning: 1 } }).menaces).toEqual([]);
    expect(near({ at: 'J16' }).menaces).toEqual([]);
  });

  test('GATE-130 a fire that an enemy lights at a teammate spreads, if that one suffers before the hero acts', () => {
    const lit = (drexir: GivenHero) => {
      const heroes = { greven: { at: 'J17' }, drexir, yodan: { at: 'J9' } };
      return threatTo(position({ active: 'greven', heroes }), idOf('greven')).menaces.map(({ means, damage }) => [
        means,
        damage,
      ]);
    };
    expect(lit({ at: 'J16' })).toEqual([['blisteringPain', 1]]);
    // It burns already, and once is enough.
    expect(lit({ at: 'J16', statuses: { burning: 1 } })).toEqual([['burning', 1]]);
    expect(lit({ at: 'J16', health: 3 })).toEqual([]);
    expect(lit({ at: 'I15' })).toEqual([]);
  });

  test('GATE-152 GATE-156 what is lit or poisoned takes its part before the hero acts again', () => {
    const after = (heroes: Given['heroes'], hero: HeroKey) => threatTo(position({ active: hero, heroes }), idOf(hero));
    const cold = { at: 'J14', cooldowns: { lifeWard: 3 } };
    expect(after({ dekhar: { at: 'J17', health: 4 }, yodan: cold }, 'dekhar')).toMatchObject({
      menaces: [{ means: 'blisteringPain', damage: 4 }],
      loss: 4,
      death: 1,
    });
    const rogue = { at: 'J14', cooldowns: { cheapShot: 3 } };
    expect(after({ zadita: { at: 'J17', health: 1 }, dekhar: rogue }, 'zadita')).toMatchObject({ death: 1 });
    expect(after({ zadita: { at: 'J17', statuses: { burning: 2 } } }, 'zadita')).toMatchObject({ loss: 1, death: 0 });
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

  test('on 60 random tables it is what all dice say', () => {
    const rng = seedRng(616);
    const open = Array.from({ length: NODES }, (_, node) => node).filter((node) => PASSABLE[node]);
    const middle = open.filter((node) => node > 22 * 9 && node < 22 * 19);
    // So near to each other that lightning, riders and fire find somebody.
    const crowd = middle.filter((node) => distance(node, nodeAt('J14')) <= 4);
    let met = 0;
    for (let table = 0; table < 60; table++) {
      const state = position({ active: HERO_KEYS[below(rng, 8)] });
      for (const [id, hero] of state.heroes.entries()) {
        const area = table % 2 === 0 ? middle : crowd;
        let node = area[below(rng, area.length)];
        while (state.heroes.some((other) => other.node === node)) node = area[below(rng, area.length)];
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
    expect(met).toBeGreaterThan(30);
  });

  test('GATE-052 cooldowns are those of the turn in which the enemy acts', () => {
    const state = position({ active: 'zadita', heroes: { zadita: { at: 'J17' }, drexir: { at: 'J16' } } });
    const struck = (cooldown: number): Means | Ailment | undefined => {
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
