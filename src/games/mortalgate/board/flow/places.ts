import {
  ABILITIES,
  abilityOf,
  HEROES,
  OFF,
  reachable,
  whyNotAbilityFrom,
  whyNotStrikeFrom,
  type HeroId,
  type Node,
  type Open,
  type Reach,
} from '../../rules';
import { isAdjacent } from '../../rules/hex';
import { blowsOf, forecastOf, statusBy, worldsAfter, type Forecast } from './forecast';
import { movedTo, threatTo, type Threat } from './threat';
import type { Deed, Means } from './types';

/** A node from which a deed can be done this turn, and what comes of it. */
export type Place = {
  readonly node: Node;
  readonly steps: number;
  readonly forecast: Forecast;
  readonly threat: Threat;
};

/** Where the hero of the turn can walk, the node it stands on first. */
export function reachNow(open: Open): Reach {
  const reach = reachable(open);
  return reach.nodes.length > 0 ? reach : { nodes: [open.heroes[open.turn.hero].node], paths: [[]] };
}

/** The nodes to be entered on the way to a node in reach. */
export const pathIn = ({ nodes, paths }: Reach, node: Node): readonly Node[] => paths[nodes.indexOf(node)] ?? [];

/** GATE-069 to GATE-079 Whether a deed could be done from a node. */
export function canFrom(open: Open, hero: HeroId, { means, target }: Deed, from: Node): boolean {
  if (means === 'attack') return target !== null && whyNotStrikeFrom(open, hero, target, from) === undefined;
  const { aim } = abilityOf(means);
  const aimed = aim === 'enemy' || aim === 'teammate';
  if (aimed || target === null) return whyNotAbilityFrom(open, hero, means, target, from) === undefined;
  // What strikes all around is done beside whoever was pointed at.
  return (
    aim === 'adjacent' &&
    isAdjacent(open.heroes[target].node, from) &&
    whyNotAbilityFrom(open, hero, means, null, from) === undefined
  );
}

/** All nodes from which a deed can be done this turn, the nearest first. */
export function standsFor(open: Open, deed: Deed): readonly Node[] {
  const { hero } = open.turn;
  return reachNow(open).nodes.filter((node) => canFrom(open, hero, deed, node));
}

/** The table after a deed from a node, in each way it can turn out. */
function afterDeed(open: Open, hero: HeroId, deed: Deed, from: Node): { chance: number; open: Open }[] {
  const moved = movedTo(open, hero, from);
  const own = moved.heroes[hero];
  const { means, target } = deed;
  if (means !== 'attack') {
    const slot = HEROES[hero].abilities[0] === means ? 0 : 1;
    const { effect, cooldown } = abilityOf(means);
    own.cooldowns = slot === 0 ? [cooldown, own.cooldowns[1]] : [own.cooldowns[0], cooldown];
    if (effect.kind === 'wall') own.wall = true;
  }
  const status = statusBy(deed);
  return worldsAfter(moved, blowsOf(moved, hero, deed, from)).map(({ chance, health }) => ({
    chance,
    open: {
      ...moved,
      heroes: moved.heroes.map((each, id) => {
        const left = health.get(id) ?? each.health;
        if (left === 0) return { ...each, health: 0, node: OFF };
        const marked = id === target && status !== null && !each.wall ? { [status.kind]: status.turns } : {};
        return { ...each, health: left, ...marked };
      }),
    },
  }));
}

/** What the hero has to expect after a deed from a node: all its outcomes weighed. */
function threatAfter(open: Open, hero: HeroId, deed: Deed, from: Node): Threat {
  const worlds = afterDeed(open, hero, deed, from).map((world) => ({
    chance: world.chance,
    threat: threatTo(world.open, hero, from),
  }));
  const sum = (of: (threat: Threat) => number) =>
    worlds.reduce((all, { chance, threat }) => all + chance * of(threat), 0);
  const menaces = worlds.reduce(
    (most, { threat }) => (threat.menaces.length > most.length ? threat.menaces : most),
    [] as Threat['menaces'],
  );
  return { menaces, loss: sum(({ loss }) => loss), death: sum(({ death }) => death) };
}

export function placeAt(open: Open, deed: Deed, node: Node, steps: number): Place {
  const { hero } = open.turn;
  return {
    node,
    steps,
    forecast: forecastOf(open, hero, deed, node),
    threat: threatAfter(open, hero, deed, node),
  };
}

/** What a place is worth to whoever wants to win: damage, and grace for the slain. */
const strength = ({ forecast }: Place): number => forecast.expected + forecast.kills;

const nearly = (a: number, b: number): number => (Math.abs(a - b) < 1e-9 ? 0 : a - b);

const stronger = (a: Place, b: Place): number =>
  nearly(strength(b), strength(a)) ||
  nearly(a.threat.death, b.threat.death) ||
  nearly(a.threat.loss, b.threat.loss) ||
  a.steps - b.steps;

const safer = (a: Place, b: Place): number =>
  nearly(a.threat.death, b.threat.death) ||
  nearly(a.threat.loss, b.threat.loss) ||
  nearly(strength(b), strength(a)) ||
  a.steps - b.steps;

const first = (places: readonly Place[], order: (a: Place, b: Place) => number): Place =>
  places.reduce((best, place) => (order(place, best) < 0 ? place : best));

/** The best places for a deed: where it does most, and where it costs least. None where it cannot be done this turn. */
export function bestPlaces(open: Open, deed: Deed): { readonly strongest: Place; readonly safest: Place } | null {
  const reach = reachNow(open);
  const places = standsFor(open, deed).map((node) => placeAt(open, deed, node, pathIn(reach, node).length));
  return places.length === 0 ? null : { strongest: first(places, stronger), safest: first(places, safer) };
}

/** What the hero of the turn can fight with now, its basic attack first. GATE-104, GATE-145 */
export function readyMeans({ turn, heroes, phase }: Open): readonly Means[] {
  if (turn.stunned || (phase !== 'movement' && phase !== 'combat')) return [];
  if (turn.second) return ['attack'];
  const { cooldowns } = heroes[turn.hero];
  return ['attack', ...HEROES[turn.hero].abilities.filter((_, slot) => cooldowns[slot] === 0)];
}

/** Whether a means is aimed at somebody of the other team. */
export const isHostile = (means: Means): boolean =>
  means === 'attack' || ABILITIES[means].aim === 'enemy' || ABILITIES[means].aim === 'adjacent';

/** GATE-070, GATE-071 How far a hero reaches by a means. */
export const rangeOf = (hero: HeroId, means: Means): number =>
  means === 'attack' ? HEROES[hero].range : abilityOf(means).range;
