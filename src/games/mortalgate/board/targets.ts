import type { Words } from '@/engine';
import type { Target } from '@/scene/nodes';
import { ZONE_OF } from '../rules/board';
import { ALTARS, TERRAIN } from '../rules/data';
import { distance, NEIGHBOURS_OF, NODES, OFF, type Node } from '../rules/hex';
import type { HeroId, View } from '../rules/types';
import { targetId } from './ids';
import { boxOn, FLAT, HEX } from './layout/hexes';
import type { Overlay } from './overlay';
import { altarNode, heroNode } from './scene';
import { altarWords, heroWords, placeWords, text } from './words';

/** What the flow knows of a target: what a tap does, whether it is chosen, whether a tap is refused. */
export type Answers = {
  hint(id: string): Words | undefined;
  isChosen(id: string): boolean;
  isRefused(id: string): boolean;
};

const NO_ANSWERS: Answers = { hint: () => undefined, isChosen: () => false, isRefused: () => false };

/** From whom directions and distances are counted: the hero of the turn, else who is looked at. */
const viewpoint = (view: View, { chosen }: Pick<Overlay, 'chosen'>): Node => view.heroes[chosen ?? view.turn.hero].node;

/** What the overlay says about a hex, in words. */
function noted({ notes, sights, dangers, splashed }: Overlay, node: Node, what: Words): Words {
  const said = notes.flatMap((note): Words[] => {
    if (note.node !== node) return [];
    if (note.kind === 'health' || note.kind === 'heal')
      return [text('note.health', { before: note.before, after: note.after })];
    if (note.kind === 'grace') return [text('note.grace', { count: note.amount })];
    return note.kind === 'loss' ? [text('note.loss', { loss: note.amount.toFixed(1) })] : [text(`note.${note.kind}`)];
  });
  const blocked = sights.some(({ to, free }) => to === node && !free) ? [text('note.blocked')] : [];
  const struck = splashed.some((one) => one.node === node && one.hits) ? [text('note.struck')] : [];
  const danger = dangers
    .filter((one) => one.node === node)
    .map(({ loss, death }) => text('note.danger', { loss: loss.toFixed(1), death: Math.round(death) }));
  const items = [...said, ...blocked, ...struck, ...danger];
  return items.length === 0 ? what : text('noted', { what, items });
}

function nodeWords(overlay: Overlay, node: Node, from: Node): Words {
  const place = placeWords(node, from);
  const terrain = TERRAIN[node];
  const ground: Words =
    terrain === 'open' ? place : text('ground', { terrain: { key: `mortalgate.terrain.${terrain}` }, place });
  const reached = overlay.reach.find((one) => one.node === node && one.stops);
  const what = reached === undefined ? ground : text('reach', { place, count: reached.cost });
  return noted(overlay, node, what);
}

/** Hexes that are read out: the next steps, those to act from, and those in reach from which an altar can be captured. */
function told({ reach, stands, ways, aim }: Overlay, from: Node): ReadonlySet<Node> {
  const stops = reach.filter((one) => one.stops).map(({ node }) => node);
  const near = from === OFF ? [] : NEIGHBOURS_OF[from];
  return new Set([
    ...stops.filter((node) => near.includes(node) || ZONE_OF[node] >= 0),
    ...stands,
    ...ways.flatMap(({ nodes }) => nodes.slice(-1)),
    ...(aim === null ? [] : [aim.node]),
  ]);
}

const byDistance =
  (from: Node) =>
  (a: Node, b: Node): number =>
    from === OFF ? a - b : distance(from, a) - distance(from, b) || a - b;

/** Whose turn it is first, then enemies, then friends, the nearest first. */
function heroesInOrder(view: View, from: Node): HeroId[] {
  const { hero: active } = view.turn;
  const rank = (hero: HeroId) => (hero === active ? 0 : view.heroes[hero].team === view.heroes[active].team ? 2 : 1);
  return view.heroes
    .flatMap(({ node }, hero) => (node === OFF ? [] : [hero]))
    .sort((a, b) => rank(a) - rank(b) || byDistance(from)(view.heroes[a].node, view.heroes[b].node));
}

/**
 * Everything on the island that can be touched. Hexes by the hundred are found by touch alone; read out are heroes, altars and
 * the hexes that matter now, each with its direction and distance. The later lies on top: altars over hexes, heroes over both.
 */
export function islandTargets(view: View, overlay: Overlay, answers: Answers = NO_ANSWERS): Target[] {
  const from = viewpoint(view, overlay);
  const spoken = told(overlay, from);
  const of = (id: string, label: Words): Pick<Target, 'id' | 'role' | 'label' | 'hint' | 'selected' | 'disabled'> => {
    const hint = answers.hint(id);
    return {
      id,
      role: 'button',
      label,
      ...(hint && { hint }),
      ...(answers.isChosen(id) && { selected: true }),
      ...(answers.isRefused(id) && { disabled: true }),
    };
  };
  const hex = (node: Node): Target => ({
    ...of(targetId('node', node), nodeWords(overlay, node, from)),
    ...boxOn(node, 2 * FLAT),
    round: true,
    ...(!spoken.has(node) && { quiet: true }),
  });
  const altars = ALTARS.map(({ node }, altar) => ({ node, altar })).sort((a, b) => byDistance(from)(a.node, b.node));
  const free = Array.from({ length: NODES }, (_, node) => node).filter((node) => !spoken.has(node));
  return [
    ...free.map(hex),
    ...[...spoken].sort(byDistance(from)).map(hex),
    ...altars.map(({ node, altar }): Target => ({
      ...of(targetId('altar', altar), noted(overlay, node, altarWords(view, altar, node, from))),
      ...boxOn(node, 2 * FLAT),
      round: true,
      node: altarNode(altar),
    })),
    ...heroesInOrder(view, from).map((hero): Target => ({
      ...of(targetId('hero', hero), noted(overlay, view.heroes[hero].node, heroWords(view, hero, from))),
      ...boxOn(view.heroes[hero].node, 1.8 * HEX),
      round: true,
      node: heroNode(hero),
    })),
  ];
}
