import {
  abilityOf,
  adjacentEnemies,
  baseDamage,
  chainOf,
  chanceToHit,
  damageOf,
  damageTo,
  HEROES,
  requiredNumber,
  victimsOf,
  type HeroId,
  type Node,
  type Open,
  type Status,
  type Victim,
  type WoundReason,
} from '../../rules';
import type { Deed } from './types';

/** What befalls one hero if the deed succeeds. */
export type Effect = {
  readonly hero: HeroId;
  readonly reason: WoundReason | 'heal';
  readonly before: number;
  readonly after: number;
  /** GATE-D23 In per cent; null where nothing is rolled. */
  readonly chance: number | null;
  /** GATE-133 Behind Shield Wall. */
  readonly blocked: boolean;
  readonly status: { readonly kind: Status; readonly turns: number } | null;
};

/** One blow: all its wounds fall together, or none (GATE-092). */
export type Blow = { readonly chance: number | null; readonly wounds: readonly Wound[] };
type Wound = Victim & { readonly damage: number };

/** What a deed from a node will do, before it is done. */
export type Forecast = {
  /** GATE-084 The roll that is needed at least, and its chance in per cent; null where nothing is rolled. */
  readonly roll: { readonly required: number; readonly chance: number } | null;
  readonly effects: readonly Effect[];
  /** Expected damage in all. */
  readonly expected: number;
  /** How many are slain on average: grace. */
  readonly kills: number;
};

const wounds = (open: Open, victims: readonly Victim[], damage: number): readonly Wound[] =>
  victims.map((victim) => ({ ...victim, damage: damageTo(open, victim.hero, damage) }));

const each = (heroes: readonly HeroId[], reason: WoundReason): Victim[] => heroes.map((hero) => ({ hero, reason }));

/** The blows of a deed from a node, one after the other. */
export function blowsOf(open: Open, hero: HeroId, { means, target }: Deed, from: Node): readonly Blow[] {
  const { team } = open.heroes[hero];
  const around = () => adjacentEnemies(open, team, from);
  const strike = (at: HeroId, alone: boolean): Blow => ({
    chance: chanceToHit(open, hero, at),
    // GATE-134 Against a wall the attack fails, and so do its riders.
    wounds: open.heroes[at].wall
      ? []
      : wounds(open, alone ? each([at], 'target') : victimsOf(open, hero, at, from), damageOf(open, hero)),
  });
  const sure = (victims: readonly Victim[], damage: number): Blow[] => [
    { chance: null, wounds: wounds(open, victims, damage) },
  ];
  if (means === 'attack') return target === null ? [] : [strike(target, false)];
  const { effect, aim } = abilityOf(means);
  switch (effect.kind) {
    case 'strikes':
      if (effect.strikes === 'each') return around().map((at) => strike(at, true));
      return target === null ? [] : Array.from({ length: effect.strikes }, () => strike(target, false));
    case 'damage': {
      const damage = baseDamage(open, hero) + effect.plus;
      if (aim === 'adjacent') return sure(each(around(), 'adjacent'), damage);
      if (target === null) return [];
      const chain = effect.chain ? chainOf(open, target).filter((other) => other !== target) : [];
      return sure([...each([target], 'target'), ...each(chain, 'chain')], damage);
    }
    case 'scorch':
      return target === null ? [] : sure(each([target], 'target'), effect.damage);
    case 'mercy': {
      if (target === null) return [];
      const { wall, health } = open.heroes[target];
      return [{ chance: null, wounds: [{ hero: target, reason: 'mercy', damage: wall ? 0 : health }] }];
    }
    default:
      return [];
  }
}

/** GATE-109, GATE-118, GATE-128 A teammate who gets health back. */
function healing(open: Open, { means, target }: Deed): Effect[] {
  if (means === 'attack' || target === null) return [];
  const { effect } = abilityOf(means);
  if (effect.kind !== 'heal') return [];
  const before = open.heroes[target].health;
  const after = Math.min(HEROES[target].health, before + effect.amount);
  return [{ hero: target, reason: 'heal', before, after, chance: null, blocked: false, status: null }];
}

/** GATE-130, GATE-138, GATE-139 The status that a deed gives to its target. */
export function statusBy({ means }: Deed): Effect['status'] {
  if (means === 'attack') return null;
  const { effect } = abilityOf(means);
  return effect.kind === 'status' || effect.kind === 'scorch' ? { kind: effect.status, turns: effect.turns } : null;
}

/** A target that gets a status and no damage. */
function marked(open: Open, deed: Deed, struck: readonly Effect[]): Effect[] {
  const { target } = deed;
  if (target === null || statusBy(deed) === null || struck.some(({ hero }) => hero === target)) return [];
  const { health, wall } = open.heroes[target];
  const status = wall ? null : statusBy(deed);
  return [{ hero: target, reason: 'target', before: health, after: health, chance: null, blocked: wall, status }];
}

/** What a blow does to everybody it strikes, if it succeeds. */
function struckBy(open: Open, deed: Deed, blows: readonly Blow[]): Effect[] {
  return blows.flatMap(({ chance, wounds: struck }) =>
    struck.map(({ hero, reason, damage }): Effect => {
      const { health, wall } = open.heroes[hero];
      const after = Math.max(0, health - damage);
      const status = hero === deed.target && after > 0 && !wall ? statusBy(deed) : null;
      return { hero, reason, before: health, after, chance, blocked: wall, status };
    }),
  );
}

/** A basic attack on a wall: nothing happens to its target. */
function walled(open: Open, { target }: Deed, blows: readonly Blow[]): Effect[] {
  if (target === null || blows.length === 0 || blows.some((blow) => blow.wounds.length > 0)) return [];
  const { health } = open.heroes[target];
  const chance = blows[0].chance;
  return [{ hero: target, reason: 'target', before: health, after: health, chance, blocked: true, status: null }];
}

/** The chances of how much health everybody is left with. */
export type World = { readonly chance: number; readonly health: ReadonlyMap<HeroId, number> };

/** All ways in which blows can turn out. */
export function worldsAfter(open: Open, blows: readonly Blow[]): readonly World[] {
  let worlds: World[] = [{ chance: 1, health: new Map() }];
  for (const { chance, wounds: struck } of blows) {
    const hit = chance === null ? 1 : chance / 100;
    worlds = worlds.flatMap((world) => {
      const health = new Map(world.health);
      for (const { hero, damage } of struck)
        health.set(hero, Math.max(0, (health.get(hero) ?? open.heroes[hero].health) - damage));
      const struckWorld = { chance: world.chance * hit, health };
      return hit === 1 ? [struckWorld] : [struckWorld, { ...world, chance: world.chance * (1 - hit) }];
    });
  }
  return worlds;
}

/** What a deed of a hero from a node will do. */
export function forecastOf(open: Open, hero: HeroId, deed: Deed, from: Node): Forecast {
  const blows = blowsOf(open, hero, deed, from);
  const struck = struckBy(open, deed, blows.length === 2 && deed.target !== null ? blows.slice(0, 1) : blows);
  const rolled = blows.find(({ chance }) => chance !== null)?.chance ?? null;
  let [expected, kills] = [0, 0];
  for (const { chance, health } of worldsAfter(open, blows))
    for (const [victim, left] of health) {
      expected += chance * (open.heroes[victim].health - left);
      if (left === 0) kills += chance;
    }
  return {
    roll:
      rolled === null || deed.target === null
        ? null
        : { chance: rolled, required: requiredNumber(open, hero, deed.target) },
    effects: [...struck, ...marked(open, deed, struck), ...walled(open, deed, blows), ...healing(open, deed)],
    expected,
    kills,
  };
}
