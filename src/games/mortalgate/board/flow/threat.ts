import {
  baseDamage,
  chanceToHit,
  damageOf,
  damageTo,
  distance,
  HEROES,
  abilityOf,
  movementOf,
  OFF,
  reachFrom,
  returnNode,
  sees,
  type AbilityId,
  type HeroId,
  type Node,
  type Open,
  type Slot,
} from '../../rules';
import { STATUS_DAMAGE } from '../../rules/data';
import { enemiesBefore } from './turns';
import type { Means } from './types';

/** What one enemy can do to a hero before that hero's next turn. */
export type Menace = {
  readonly hero: HeroId;
  /** Where it would stand: the nearest node from which it can. */
  readonly from: Node;
  readonly means: Means;
  /** GATE-D23 In per cent; null where nothing is rolled. */
  readonly chance: number | null;
  /** What one blow takes. */
  readonly damage: number;
  readonly blows: number;
};

/** What a hero has to expect until its next turn, if it stands on a node. */
export type Threat = {
  /** In the order in which they act; what each would do to the hero as it is now. */
  readonly menaces: readonly Menace[];
  /** Expected loss of health. */
  readonly loss: number;
  /** Chance to be slain, 0 to 1. */
  readonly death: number;
};

/** Something an enemy may do to the hero: so many blows of a chance and a damage, or death at so little health. */
type Option = Menace & { readonly mercy: number };

/** An enemy as it is when its turn has begun (GATE-046, GATE-051); null where it cannot fight. */
type Fighter = { readonly node: Node; readonly points: number; readonly ready: readonly AbilityId[] };

function fighterOf(open: Open, enemy: HeroId): Fighter | null {
  const { turn, phase, heroes } = open;
  const own = heroes[enemy];
  const { abilities } = HEROES[enemy];
  if (turn.hero === enemy) {
    if (own.node === OFF || turn.stunned || (phase !== 'movement' && phase !== 'combat')) return null;
    const ready = turn.second ? [] : abilities.filter((_, slot) => own.cooldowns[slot as Slot] === 0);
    return { node: own.node, points: phase === 'movement' ? turn.points : 0, ready };
  }
  if (own.node === OFF) {
    const node = own.team === null ? OFF : returnNode(heroes, own.team);
    return node === OFF ? null : { node, points: movementOf(open, enemy, false), ready: abilities };
  }
  const suffers = (own.burning > 0 ? STATUS_DAMAGE : 0) + (own.poison > 0 ? STATUS_DAMAGE : 0);
  if (own.stun > 0 || own.health <= suffers) return null;
  const ready = abilities.filter((_, slot) => own.cooldowns[slot as Slot] <= 1);
  return { node: own.node, points: movementOf(open, enemy, own.poison > 0), ready };
}

/** By range: the nearest node from which an enemy can strike another node at most so far away, or OFF. */
function footholds(open: Open, enemy: HeroId, { node, points }: Fighter, at: Node, range: number): readonly Node[] {
  const nearest = new Array<Node>(range + 1).fill(OFF);
  if (distance(node, at) > points + range) return nearest;
  const { team } = open.heroes[enemy];
  for (const from of reachFrom(open, node, points).nodes) {
    const far = distance(from, at);
    if (far > range || nearest[far] !== OFF || !sees(open, team, from, at)) continue;
    for (let reach = far; reach <= range; reach++) if (nearest[reach] === OFF) nearest[reach] = from;
    if (far === 1) break;
  }
  return nearest;
}

type Blow = Pick<Option, 'chance' | 'damage' | 'blows' | 'mercy'> & { readonly range: number };

/** What a means does to the hero when it is aimed at it; null where it takes no health. */
function blowOf(open: Open, enemy: HeroId, hero: HeroId, means: Means): Blow | null {
  const chance = chanceToHit(open, enemy, hero);
  const rolled = { chance, damage: damageTo(open, hero, damageOf(open, enemy)), mercy: 0 };
  if (means === 'attack') return { ...rolled, blows: 1, range: HEROES[enemy].range };
  const { effect, aim, range } = abilityOf(means);
  if (aim === 'self' || aim === 'teammate') return null;
  const sure = (damage: number, mercy = 0): Blow => ({ chance: null, damage, blows: 1, mercy, range });
  switch (effect.kind) {
    case 'strikes':
      return { ...rolled, blows: effect.strikes === 2 ? 2 : 1, range };
    case 'damage':
      return sure(damageTo(open, hero, baseDamage(open, enemy) + effect.plus));
    case 'scorch':
      return sure(damageTo(open, hero, effect.damage));
    case 'mercy':
      return sure(0, effect.health);
    default:
      return null;
  }
}

/** Everything an enemy can do to the hero on a node, from where it can walk. */
function optionsOf(open: Open, enemy: HeroId, hero: HeroId, at: Node): readonly Option[] {
  const fighter = fighterOf(open, enemy);
  if (fighter === null) return [];
  const blows = (['attack', ...fighter.ready] as const).flatMap((means) => {
    const blow = blowOf(open, enemy, hero, means);
    return blow === null ? [] : [{ means, ...blow }];
  });
  const footing = footholds(open, enemy, fighter, at, Math.max(...blows.map(({ range }) => range)));
  return blows.flatMap(({ range, ...blow }) =>
    footing[range] === OFF ? [] : [{ hero: enemy, from: footing[range], ...blow }],
  );
}

/** The chances of what is left of so much health after an option, by health. */
function after({ chance, damage, blows, mercy }: Option, health: number): readonly [left: number, chance: number][] {
  if (mercy > 0) return [[health <= mercy ? 0 : health, 1]];
  const hit = chance === null ? 1 : chance / 100;
  let left: [number, number][] = [[health, 1]];
  for (let blow = 0; blow < blows; blow++)
    left = left.flatMap(([rest, share]): [number, number][] => [
      [Math.max(0, rest - damage), share * hit],
      [rest, share * (1 - hit)],
    ]);
  return left;
}

const lossBy = (option: Option, health: number): number =>
  after(option, health).reduce((sum, [left, chance]) => sum + chance * (health - left), 0);

/** What takes most of so much health; of equals the first, which is the basic attack before abilities. */
function worst(options: readonly Option[], health: number): Option | null {
  let [best, most]: [Option | null, number] = [null, 0];
  for (const option of options) {
    const loss = lossBy(option, health);
    if (loss > most) [best, most] = [option, loss];
  }
  return best;
}

const NONE: Threat = { menaces: [], loss: 0, death: 0 };

/**
 * What a hero has to expect on a node, exactly: every enemy that acts before its next turn walks as it can and does with what is
 * ready whatever takes most of the health that is then left. The others stay where they are. GATE-133 Nothing harms a shielded hero.
 */
export function threatTo(open: Open, hero: HeroId, at: Node = open.heroes[hero].node): Threat {
  const own = open.heroes[hero];
  if (own.wall || at === OFF) return NONE;
  const placed = at === own.node ? open : movedTo(open, hero, at);
  let left = new Map([[own.health, 1]]);
  const menaces: Menace[] = [];
  for (const enemy of enemiesBefore(open, hero)) {
    const options = optionsOf(placed, enemy, hero, at);
    const first = worst(options, own.health);
    if (first !== null) menaces.push(menaceOf(first, own.health));
    const next = new Map<number, number>();
    for (const [health, share] of left) {
      const option = health > 0 ? worst(options, health) : null;
      for (const [rest, chance] of option === null ? [[health, 1] as const] : after(option, health))
        next.set(rest, (next.get(rest) ?? 0) + share * chance);
    }
    left = next;
  }
  const kept = [...left].reduce((sum, [health, share]) => sum + health * share, 0);
  return { menaces, loss: own.health - kept, death: left.get(0) ?? 0 };
}

function menaceOf({ hero, from, means, chance, damage, blows, mercy }: Option, health: number): Menace {
  return { hero, from, means, chance, damage: mercy > 0 ? health : damage, blows };
}

/** The table as it would be with a hero on another node. */
export const movedTo = (open: Open, hero: HeroId, node: Node): Open => ({
  ...open,
  heroes: open.heroes.map((each, id) => (id === hero ? { ...each, node } : each)),
});
