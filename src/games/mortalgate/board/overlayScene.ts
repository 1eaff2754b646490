import { memo } from '@/scene/memo';
import type { SceneNode } from '@/scene/nodes';
import { polygon, type Point } from '@/ui/art/outline';
import { distance, isAdjacent, sample, type Node } from '../rules/hex';
import { numberDisc } from './art/disc';
import * as mark from './art/hexMarks';
import { boltLine, rangeLine, sightLine, threatLine, wayLine } from './art/lines';
import { loopsRound } from './art/outlines';
import { GOLD_RIM } from './art/palette';
import { boxRound, markOn, within, Z } from './frame';
import { HEX, pointOf } from './layout/hexes';
import { noteNodes } from './noteScene';
import type { Overlay, Sight, Splashed, Way } from './overlay';
import type { View } from '../rules/types';

const MARGIN = HEX * 0.4;
/** A dot for every three points of health that are to be expected, three at most. */
const POINTS_A_DOT = 3;
const MOST_DOTS = 3;
/** From this chance on, in per cent, a hex is marked as deadly. */
const DEADLY = 25;

const lineNode = (
  id: string,
  points: readonly Point[],
  z: number,
  draw: (points: readonly Point[]) => SceneNode['shapes'],
): SceneNode => {
  const box = boxRound(points, MARGIN);
  return { id, ...box, z, shapes: draw(within(box, points)) };
};

/** The hexes that an arrow of free sight runs over. */
const arrowed = ({ sights }: Overlay): ReadonlySet<Node> =>
  new Set(
    sights
      .filter(({ free }) => free)
      .flatMap(({ from, to }) =>
        Array.from({ length: Math.max(0, distance(from, to) - 1) }, (_, i) => sample(from, to, i + 1)).flat(),
      ),
  );

/** Hexes to walk to. What they cost is left out where a way or somebody's ghost is drawn, and makes room for an arrow. */
function reachNodes(overlay: Overlay): SceneNode[] {
  const { reach, ways, ghost } = overlay;
  const busy = new Set<Node>([...ways.flatMap(({ nodes }) => nodes), ...(ghost === null ? [] : [ghost.node])]);
  const aside = arrowed(overlay);
  return reach.flatMap(({ node, cost, stops }) => {
    const price = markOn('cost', node, Z.cost, mark.cost(cost));
    const moved = aside.has(node) ? { ...price, x: price.x + HEX * 0.52 } : price;
    return [
      markOn('reach', node, Z.reach, mark.reached(stops)),
      ...(stops && !busy.has(node) ? [{ ...moved, detail: true }] : []),
    ];
  });
}

function rangeNodes({ range }: Overlay): SceneNode[] {
  if (range.length === 0) return [];
  const loops = loopsRound(range);
  const box = boxRound(loops.flat(), MARGIN);
  return [
    { id: 'range', ...box, z: Z.range, shapes: rangeLine(loops.map((loop) => polygon(within(box, loop))).join('')) },
  ];
}

const stepDisc = memo((text: string) => numberDisc(text, HEX * 0.4, HEX * 0.4, HEX * 0.36, GOLD_RIM));

/** Steps are counted on the way; the last one stands at the shoulder of who will be there. */
function wayNodes(way: Way, index: number): SceneNode[] {
  const { nodes, kind, stops = [] } = way;
  if (nodes.length < 2) return [];
  const line = lineNode(`way-${index}`, nodes.map(pointOf), Z.line, (points) => wayLine(points, kind));
  if (kind === 'other') return [line];
  const counted = kind === 'march' ? stops : nodes.slice(1);
  return [
    line,
    ...counted.map((node, i): SceneNode => {
      const [x, y] = pointOf(node);
      const shoulder = i === counted.length - 1 ? HEX * 0.7 : 0;
      return {
        id: `step-${index}-${node}-${i}`,
        x: x - shoulder - HEX * 0.4,
        y: y - shoulder - HEX * 0.4,
        w: HEX * 0.8,
        h: HEX * 0.8,
        z: shoulder > 0 ? Z.note : Z.cost,
        shapes: stepDisc(String(i + 1)),
        detail: true,
      };
    }),
  ];
}

const sightNodes = ({ from, to, free, crossed }: Sight, index: number): SceneNode[] => [
  lineNode(`sight-${index}`, [pointOf(from), pointOf(to)], free ? Z.aim : Z.line, ([a, b]) => sightLine(a, b, free)),
  ...crossed.map((node) => markOn(`crossed-${index}`, node, Z.note, mark.cross())),
];

/** Lightning runs from hex to adjacent hex, beginning at the one that is aimed at. */
function boltNodes(splashed: readonly Splashed[], first: Node | undefined): SceneNode[] {
  const chain = splashed.filter(({ by, hits }) => by === 'chain' && hits).map(({ node }) => node);
  const known = first === undefined ? [] : [first];
  const links: SceneNode[] = [];
  for (let rest = chain; rest.length > 0;) {
    const next = rest.find((node) => known.some((other) => isAdjacent(node, other)));
    const from = known.find((other) => next !== undefined && isAdjacent(next, other));
    if (next === undefined || from === undefined) break;
    links.push(lineNode(`bolt-${next}`, [pointOf(from), pointOf(next)], Z.aim, ([a, b]) => boltLine(a, b)));
    known.push(next);
    rest = rest.filter((node) => node !== next);
  }
  return links;
}

const splashNodes = ({ splashed, aim }: Overlay): SceneNode[] => [
  ...splashed.flatMap(({ node, by, hits }) => [
    markOn('splash', node, Z.splash, mark.splashed(by, hits)),
    ...(hits
      ? [markOn('bracket', node, Z.bracket, mark.brackets()), markOn('splashed', node, Z.bracket, mark.splashMark(by))]
      : []),
  ]),
  ...boltNodes(splashed, aim?.node),
];

const dangerNodes = ({ dangers }: Overlay): SceneNode[] =>
  dangers.map(({ node, loss, death }) =>
    markOn('danger', node, Z.danger, mark.danger(Math.min(MOST_DOTS, Math.ceil(loss / POINTS_A_DOT)), death >= DEADLY)),
  );

/** What lies over the island while a turn is considered. */
export const overlayNodes = (view: View, overlay: Overlay): SceneNode[] => [
  ...dangerNodes(overlay),
  ...reachNodes(overlay),
  ...rangeNodes(overlay),
  ...overlay.stands.map((node) => markOn('stand', node, Z.reach, mark.stand())),
  ...splashNodes(overlay),
  ...overlay.threats.map(({ hero, from, to }) =>
    lineNode(`threat-${hero}-${to}`, [pointOf(from), pointOf(to)], Z.line, ([a, b]) => threatLine(a, b)),
  ),
  ...overlay.ways.flatMap(wayNodes),
  ...overlay.sights.flatMap(sightNodes),
  ...(overlay.aim === null ? [] : [markOn('aim', overlay.aim.node, Z.aim, mark.reticle(overlay.aim.kind === 'help'))]),
  ...(overlay.refused === null ? [] : [markOn('refused', overlay.refused, Z.reach, mark.refused())]),
  ...noteNodes(view, overlay),
];
