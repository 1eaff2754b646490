import {
  ABILITIES,
  OFF,
  reachable,
  sightTo,
  splinterNodes,
  shockwaveNodes,
  hasBlessing,
  heroAt,
  NEIGHBOURS_OF,
  ALTARS,
  PASSABLE,
  sees,
  type Node,
  type View,
} from '../../rules';
import { CAPTURE_GRACE } from '../../rules/data';
import { within } from '../../rules/hex';
import { NO_OVERLAY, type Danger, type Note, type Overlay, type Sight, type Splashed } from '../overlay';
import { forecastOf, type Effect } from './forecast';
import { canFrom, isHostile, rangeOf, reachNow, standsFor } from './places';
import { otherStands, planOf, type Plan } from './plan';
import { threatTo } from './threat';
import { isAilment } from './threatOptions';
import type { Deed, Means, Selection } from './types';

/** What may be laid over the island on demand: threatened hexes, who can hit the hero where it stands, sight to every enemy. */
export const LENSES = ['danger', 'menace', 'sight'] as const;
export type Lens = (typeof LENSES)[number];

type Seen = {
  readonly view: View;
  readonly selection: Selection;
  readonly lens: Lens | null;
  /** What blocks a line, in words. */
  readonly blocker: (node: Node) => string;
};

const reachOverlay = (view: View): Overlay['reach'] => {
  const { nodes, paths } = reachable(view);
  return nodes.map((node, i) => ({ node, cost: paths[i].length, stops: true })).slice(1);
};

/** GATE-073 The line from a node to another, as the hero of the turn sees it. */
function sightOf(view: View, from: Node, to: Node, blocker: Seen['blocker']): Sight {
  const { team } = view.heroes[view.turn.hero];
  const { seen, blockedBy } = sightTo(view, team, from, to);
  const [first] = blockedBy;
  return {
    from,
    to,
    free: seen,
    crossed: blockedBy,
    ...(!seen && first !== undefined && first !== OFF && { note: blocker(first) }),
  };
}

/** GATE-109, GATE-088 Health before and after, over everybody who is struck. */
const healthNotes = (view: View, effects: readonly Effect[]): Note[] =>
  effects
    .filter(({ before, after }) => before !== after)
    .map(({ hero, reason, before, after }) => ({
      node: view.heroes[hero].node,
      kind: reason === 'heal' ? 'heal' : 'health',
      before,
      after,
    }));

/** GATE-121, GATE-137, GATE-190, GATE-193 The hexes that a deed reaches beside its target. */
function splashedBy(view: View, { means, target }: Deed, from: Node): readonly Splashed[] {
  const { team } = view.heroes[view.turn.hero];
  const hits = (node: Node): boolean => {
    const hero = heroAt(view, node);
    return hero >= 0 && view.heroes[hero].team !== team;
  };
  const all = (nodes: readonly Node[], by: Splashed['by']): Splashed[] =>
    nodes.filter((node) => PASSABLE[node]).map((node) => ({ node, by, hits: hits(node) }));
  if (means !== 'attack' && ABILITIES[means].aim === 'adjacent') return all(NEIGHBOURS_OF[from], 'blast');
  if (target === null) return [];
  const at = view.heroes[target].node;
  if (means === 'chainLightning')
    return forecastOf(view, view.turn.hero, { means, target }, from)
      .effects.filter(({ hero }) => hero !== target)
      .map(({ hero }) => ({ node: view.heroes[hero].node, by: 'chain', hits: true }));
  const isStrike = means === 'attack' || ABILITIES[means].effect.kind === 'strikes';
  if (!isStrike || view.heroes[target].wall) return [];
  return [
    ...(hasBlessing(view, team, 'splinter') ? all(splinterNodes(from, at), 'splinter') : []),
    ...(hasBlessing(view, team, 'shockwave') ? all(shockwaveNodes(from, at), 'shockwave') : []),
  ];
}

function aimOf(view: View, { means, target }: Deed): Overlay['aim'] {
  return target === null ? null : { node: view.heroes[target].node, kind: isHostile(means) ? 'attack' : 'help' };
}

const menaceLines = (view: View, { threat, node }: Pick<Plan, 'threat' | 'node'>): Overlay['threats'] =>
  threat.menaces
    .filter(({ means }) => !isAilment(means))
    .map(({ hero, from }) => ({
      hero,
      from: view.heroes[hero].node === OFF ? from : view.heroes[hero].node,
      to: node,
    }));

const riskNotes = ({ threat, node }: Plan): Note[] => {
  if (threat.menaces.length === 0) return [];
  return [threat.death >= DEADLY ? { node, kind: 'deadly' } : { node, kind: 'loss', amount: threat.loss }];
};

/** From this chance on a place is marked as deadly. */
const DEADLY = 0.05;

function planOverlay({ view, blocker }: Seen, plan: Plan): Overlay {
  const { hero, path, node, deed, forecast, march, altar, refusal } = plan;
  const start = view.heroes[hero].node;
  const way = march === null ? [] : march.path;
  const aimed = deed?.target ?? null;
  const at = aimed === null ? OFF : view.heroes[aimed].node;
  const isDone = deed !== null && forecast !== null;
  return {
    ...NO_OVERLAY,
    chosen: hero,
    stands: isDone ? otherStands(view, plan) : [],
    ways: [
      ...(way.length > path.length
        ? [{ nodes: [start, ...way], kind: 'march' as const, stops: march?.stops ?? [] }]
        : []),
      ...(path.length > 0 ? [{ nodes: [start, ...path], kind: 'walk' as const }] : []),
    ],
    ghost: path.length > 0 ? { hero, node } : null,
    sights: at === OFF || at === node ? [] : [sightOf(view, node, at, blocker)],
    aim: deed === null ? null : aimOf(view, deed),
    splashed: isDone ? splashedBy(view, deed, node) : [],
    threats: menaceLines(view, plan),
    notes: [
      ...healthNotes(view, forecast?.effects ?? []),
      ...riskNotes(plan),
      ...(altar === null ? [] : [{ node: ALTARS[altar].node, kind: 'grace', amount: CAPTURE_GRACE } as const]),
    ],
    altar,
    refused: refusal !== null && at !== OFF ? at : null,
  };
}

/** Whom a means can be aimed at this turn. */
export function targetsOf(view: View, means: Means): readonly number[] {
  const { hero } = view.turn;
  const isAimed = means === 'attack' || ABILITIES[means].aim === 'enemy' || ABILITIES[means].aim === 'teammate';
  if (!isAimed) return [];
  const { nodes } = reachNow(view);
  return view.heroes.flatMap((_, target) =>
    nodes.some((node) => canFrom(view, hero, { means, target }, node)) ? [target] : [],
  );
}

/** A means without a target yet: how far it reaches from here, and what it would do to each who can be its target. */
function meansOverlay({ view }: Seen, means: Means): Overlay {
  const { hero } = view.turn;
  const { node, team } = view.heroes[hero];
  const notes = targetsOf(view, means).flatMap((target) => {
    const [from] = standsFor(view, { means, target });
    return healthNotes(view, forecastOf(view, hero, { means, target }, from).effects).slice(0, 1);
  });
  return {
    ...NO_OVERLAY,
    chosen: hero,
    reach: reachOverlay(view),
    range: within(node, rangeOf(hero, means)).filter((each) => PASSABLE[each] && sees(view, team, node, each)),
    notes,
  };
}

/** For every hex in reach what the hero would have to expect there. */
export function dangersOf(view: View): readonly Danger[] {
  const { hero } = view.turn;
  return reachNow(view).nodes.flatMap((node) => {
    const { loss, death } = threatTo(view, hero, node);
    return loss < 0.05 ? [] : [{ node, loss, death: Math.round(100 * death) }];
  });
}

function lensOverlay({ view, blocker }: Seen, lens: Lens): Overlay {
  const { hero } = view.turn;
  const { node, team } = view.heroes[hero];
  const base = { ...NO_OVERLAY, chosen: hero };
  if (lens === 'danger') return { ...base, dangers: dangersOf(view) };
  if (lens === 'menace') return { ...base, threats: menaceLines(view, { threat: threatTo(view, hero), node }) };
  const enemies = view.heroes.filter((other) => other.team !== team && other.node !== OFF);
  return { ...base, sights: enemies.map((enemy) => sightOf(view, node, enemy.node, blocker)) };
}

/** What lies over the island at a moment of the viewer's own turn. */
export function overlayOf(seen: Seen): Overlay {
  const { view, selection, lens } = seen;
  if (view.heroes[view.turn.hero].node === OFF) return NO_OVERLAY;
  const plan = planOf(seen);
  if (plan !== null) return planOverlay(seen, plan);
  if (lens !== null) return lensOverlay(seen, lens);
  if (selection.type === 'means') return meansOverlay(seen, selection.means);
  return { ...NO_OVERLAY, chosen: view.turn.hero, reach: reachOverlay(view) };
}
