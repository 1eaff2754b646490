import { NO_ALTAR, ZONE_OF } from '../board';
import { isAdjacent, NODES, OFF, type Node } from '../hex';
import { reachable, type Reach } from '../questions';
import { RED, type Action, type AltarId, type Open } from '../types';
import { SAFE } from './danger';
import { deedsFrom, type Deed } from './deeds';
import { outlookOf, promiseAt, type Outlook } from './outlook';
import { captureWorth } from './scale';

/** A whole turn: where the hero goes, what it does there, and whether it captures afterwards if it can. */
export type Plan = {
  readonly node: Node;
  readonly path: readonly Node[];
  readonly deed: Action | null;
  readonly worth: number;
};

/** How much a bot fears for its heroes. */
const CAUTION = 0.2;
/** How much loss of health counts that is only feared. */
const FEARED_HURT = 0.5;
/** What it costs to stand beside a teammate, for fire and lightning to spread. */
const CROWDED = 0.03;
const A_STEP = 0.002;
/** Of two places that are worth the same, the one nearer to the enemies' spawn point: a half-turn of the board changes nothing. */
const FORWARD = 0.00001;

/** What a node is worth when the turn ends there: as it is, after a capture, and behind Shield Wall. */
type Place = { readonly altar: AltarId; readonly open: number; readonly captured: number; readonly walled: number };

/** What the hero may hope and has to fear when its turn ends on a node; an altar may be taken already. */
function placeWorth(outlook: Outlook, node: Node, taken: AltarId, walled: boolean): number {
  const { kill, hero, home, fall, denial, dangerAt } = outlook;
  const promised = promiseAt(outlook, node, taken);
  const { slain, hurt } = walled ? SAFE : dangerAt(node);
  const altar = ZONE_OF[node];
  const denied = altar === NO_ALTAR ? 0 : denial[altar] * (1 - slain);
  const death = fall + Math.max(0, promised - home);
  return promised + denied - CAUTION * (slain * death + FEARED_HURT * hurt * kill[hero]);
}

function placeOf(outlook: Outlook, node: Node, cost: number): Place {
  const { open, team, hero } = outlook;
  const altar = ZONE_OF[node];
  const mayCapture = altar !== NO_ALTAR && open.altars[altar] !== team;
  let extra = A_STEP * cost + FORWARD * (team === RED ? node : NODES - 1 - node);
  open.heroes.forEach((mate, id) => {
    if (mate.team === team && id !== hero && mate.node !== OFF && isAdjacent(mate.node, node)) extra += CROWDED;
  });
  return {
    altar: mayCapture ? altar : NO_ALTAR,
    open: placeWorth(outlook, node, NO_ALTAR, false) - extra,
    captured: mayCapture ? placeWorth(outlook, node, altar, false) + captureWorth(open, team, altar) - extra : 0,
    walled: placeWorth(outlook, node, NO_ALTAR, true) - extra,
  };
}

/** How likely nobody of the enemies stands in the zone any more. */
function chanceToCapture({ open, team }: Outlook, altar: AltarId, deed: Deed | null): number {
  let chance = 1;
  open.heroes.forEach((enemy, id) => {
    if (enemy.team === team || enemy.node === OFF || ZONE_OF[enemy.node] !== altar) return;
    chance *= deed?.tolls.find((toll) => toll.hero === id)?.chance ?? 0;
  });
  return chance;
}

function worthOf(outlook: Outlook, place: Place, deed: Deed | null): number {
  const gained = deed?.worth ?? 0;
  const left = deed?.walls === true ? place.walled : place.open;
  if (place.altar === NO_ALTAR) return gained + left;
  const captures = chanceToCapture(outlook, place.altar, deed);
  const captured = deed?.walls === true ? place.captured - place.open + place.walled : place.captured;
  return gained + captures * captured + (1 - captures) * left;
}

/** Told of every plan, by the number of its node among those in reach. */
type Hear = (at: number, deed: Deed | null, worth: number) => void;

/** Tells all plans of the hero whose turn it is. */
function eachPlan(outlook: Outlook, { nodes, paths }: Reach, hear: Hear): void {
  for (let at = 0; at < nodes.length; at++) {
    const place = placeOf(outlook, nodes[at], paths[at].length);
    hear(at, null, worthOf(outlook, place, null));
    for (const deed of deedsFrom(outlook, nodes[at])) hear(at, deed, worthOf(outlook, place, deed));
  }
}

/** What a plan is worth to somebody beyond what it is worth. */
export type Taste = (node: Node, deed: Action | null) => number;

/** The plan that is worth most. */
export function bestPlan(open: Open, taste?: Taste): Plan {
  const reach = reachable(open);
  let best: Plan = { node: reach.nodes[0], path: [], deed: null, worth: -Infinity };
  eachPlan(outlookOf(open), reach, (at, deed, worth) => {
    const node = reach.nodes[at];
    const action = deed?.action ?? null;
    const tasted = taste === undefined ? worth : worth + taste(node, action);
    if (tasted > best.worth) best = { node, path: reach.paths[at], deed: action, worth: tasted };
  });
  return best;
}

/** So many nodes for each combat action and altar are looked at further. */
const NODES_EACH = 3;

/** What makes plans alike: the same action, and the same altar underfoot. */
function kindOf(node: Node, deed: Action | null): string {
  const what =
    deed === null
      ? ''
      : deed.type === 'attack'
        ? `${deed.target}`
        : deed.type === 'useAbility'
          ? `${deed.ability} ${deed.target}`
          : '';
  return `${what} at ${ZONE_OF[node]}`;
}

/** The best plans, of like ones only a few; the best first. */
export function bestPlans(open: Open, count: number): readonly Plan[] {
  const { nodes, paths } = reachable(open);
  const all: Plan[] = [];
  eachPlan(outlookOf(open), { nodes, paths }, (at, deed, worth) =>
    all.push({ node: nodes[at], path: paths[at], deed: deed?.action ?? null, worth }),
  );
  all.sort((one, other) => other.worth - one.worth);
  const alike = new Map<string, number>();
  return all
    .filter(({ node, deed }) => {
      const kind = kindOf(node, deed);
      const others = alike.get(kind) ?? 0;
      alike.set(kind, others + 1);
      return others < NODES_EACH;
    })
    .slice(0, count);
}
