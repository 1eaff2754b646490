import {
  abilityOf,
  baseDamage,
  chainOf,
  chanceToHit,
  damageOf,
  damageTo,
  distance,
  hasBlessing,
  HEROES,
  movementOf,
  OFF,
  reachFrom,
  returnNode,
  sees,
  victimsOf,
  type AbilityId,
  type HeroId,
  type Node,
  type Open,
  type Slot,
  type Status,
} from '../../rules';
import { STATUS_DAMAGE } from '../../rules/data';
import { isAdjacent } from '../../rules/hex';
import { turnsBefore } from './turns';
import type { Means } from './types';

/** What takes health while it lasts. */
export type Ailment = Exclude<Status, 'stun'>;

export const AILMENTS: readonly Ailment[] = ['burning', 'poison'];

/** Whether it is a status that takes the health, and not something that is done. */
export const isAilment = (means: Means | Ailment): means is Ailment => means === 'burning' || means === 'poison';

/** What one hero can do to another before that one acts again: an enemy, or whoever burns, the hero itself included. */
export type Menace = {
  readonly hero: HeroId;
  /** Where it would stand: the nearest node from which it can. */
  readonly from: Node;
  readonly means: Means | Ailment;
  /** GATE-D23 In per cent; null where nothing is rolled. */
  readonly chance: number | null;
  /** What one blow takes. */
  readonly damage: number;
  readonly blows: number;
};

/** Something an enemy may do to the hero: so many blows of a chance and a damage, death at so little health, and a status. */
export type Option = Menace & { readonly mercy: number; readonly status: Ailment | null };

/** What a means does to the hero if it is aimed at somebody, and how far that one may be. */
type Blow = Omit<Option, 'hero' | 'from' | 'means'> & { readonly target: HeroId; readonly range: number };

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

const SURE = { chance: null, blows: 1, mercy: 0, status: null } as const;

/** What a means does to the hero when it is aimed at it; null where it takes no health. */
function aimedAt(open: Open, enemy: HeroId, hero: HeroId, means: Means): Blow | null {
  const struck = { ...SURE, target: hero, chance: chanceToHit(open, enemy, hero) };
  const damage = damageTo(open, hero, damageOf(open, enemy));
  if (means === 'attack') return { ...struck, damage, range: HEROES[enemy].range };
  const { effect, aim, range } = abilityOf(means);
  if (aim === 'self' || aim === 'teammate') return null;
  const sure = { ...SURE, target: hero, range };
  switch (effect.kind) {
    case 'strikes':
      return { ...struck, damage, blows: effect.strikes === 2 ? 2 : 1, range };
    case 'damage':
      return { ...sure, damage: damageTo(open, hero, baseDamage(open, enemy) + effect.plus) };
    case 'scorch':
      return {
        ...sure,
        damage: damageTo(open, hero, effect.damage),
        status: effect.status === 'stun' ? null : effect.status,
      };
    case 'status':
      return effect.status === 'stun' ? null : { ...sure, damage: 0, status: effect.status };
    case 'mercy':
      return { ...sure, damage: 0, mercy: effect.health };
    default:
      return null;
  }
}

/** GATE-190 to GATE-196 No rider reaches further from the target of an attack. */
const RIDERS_REACH = 2;

/** Whether a turn of a teammate comes between that of an enemy and the hero's next one. */
function actsBetween(open: Open, enemy: HeroId, mate: HeroId, hero: HeroId): boolean {
  const turns = turnsBefore(open, hero);
  return turns.indexOf(mate) > turns.indexOf(enemy);
}

/**
 * What a means does to the hero when it is aimed at a teammate of it: lightning jumps over, an attack has riders where the enemies
 * hold Splinter or Shockwave, a fire that is lit spreads. Whether a rider meets the hero is for the place to say.
 */
function aimedBeside(open: Open, enemy: HeroId, hero: HeroId, mate: HeroId, means: Means): Blow | null {
  const { node, wall, health, burning } = open.heroes[mate];
  const at = open.heroes[hero].node;
  const effect = means === 'attack' ? null : abilityOf(means).effect;
  const range = means === 'attack' ? HEROES[enemy].range : abilityOf(means).range;
  const sure = { ...SURE, target: mate, range };
  if (effect?.kind === 'damage' && effect.chain)
    return chainOf(open, mate).includes(hero)
      ? { ...sure, damage: damageTo(open, hero, baseDamage(open, enemy) + effect.plus) }
      : null;
  if (effect?.kind === 'scorch')
    return !wall &&
      burning === 0 &&
      health > damageTo(open, mate, effect.damage) &&
      isAdjacent(node, at) &&
      actsBetween(open, enemy, mate, hero)
      ? { ...sure, damage: STATUS_DAMAGE }
      : null;
  const strikes = effect === null ? 1 : effect.kind === 'strikes' ? effect.strikes : 'each';
  // GATE-D34 Attacks all around have no riders; GATE-134 neither has one that fails at a wall.
  if (strikes === 'each' || wall || distance(node, at) > RIDERS_REACH || !hasRiders(open, enemy)) return null;
  const damage = damageTo(open, hero, damageOf(open, enemy));
  // Whoever is slain by the first attack cannot be the target of the second.
  const blows = health > damageTo(open, mate, damageOf(open, enemy)) ? strikes : 1;
  return { ...sure, chance: chanceToHit(open, enemy, mate), damage, blows };
}

const hasRiders = (open: Open, enemy: HeroId): boolean =>
  (['splinter', 'shockwave'] as const).some((blessing) => hasBlessing(open, open.heroes[enemy].team, blessing));

/** Everything an enemy can do to the hero where it stands, from the nearest node to which it can walk. */
export function optionsOf(open: Open, enemy: HeroId, hero: HeroId): readonly Option[] {
  const fighter = fighterOf(open, enemy);
  if (fighter === null) return [];
  const { heroes } = open;
  const { team } = heroes[enemy];
  const mates = heroes.flatMap((mate, id) => (mate.team !== team && id !== hero && mate.node !== OFF ? [id] : []));
  const blows = (['attack', ...fighter.ready] as const).flatMap((means) =>
    [aimedAt(open, enemy, hero, means), ...mates.map((mate) => aimedBeside(open, enemy, hero, mate, means))].flatMap(
      (blow) => (blow === null ? [] : [{ means, ...blow }]),
    ),
  );
  const inReach = blows.filter(
    ({ target, range }) => distance(fighter.node, heroes[target].node) <= fighter.points + range,
  );
  if (inReach.length === 0) return [];
  const { nodes } = reachFrom(open, fighter.node, fighter.points);
  return inReach.flatMap(({ target, range, ...blow }) => {
    const at = heroes[target].node;
    const isRider = target !== hero && blow.chance !== null;
    const from = nodes.find(
      (node) =>
        distance(node, at) <= range &&
        sees(open, team, node, at) &&
        (!isRider || victimsOf(open, enemy, target, node).some((victim) => victim.hero === hero)),
    );
    return from === undefined ? [] : [{ hero: enemy, from, ...blow }];
  });
}
