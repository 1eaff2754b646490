import type { Shape } from '@/scene/shapes';
import { n } from '@/ui/art/outline';
import { fade } from '@/ui/art/paint';
import { SPAWN_NODES, SPAWNS } from '../../rules/data';
import { BLUE, RED, type Team } from '../../rules/types';
import { HEX, middleOf } from '../layout/hexes';
import { hexPath, outlineRound } from './outlines';
import { TEAM_TONES } from './palette';

/** A gate of two pillars and two beams about a point, s high. */
function gate(x: number, y: number, s: number, tint: string): readonly Shape[] {
  const d =
    `M${n(x - s * 0.36)} ${n(y + s * 0.5)}L${n(x - s * 0.3)} ${n(y - s * 0.3)}H${n(x - s * 0.16)}L${n(x - s * 0.2)} ${n(y + s * 0.5)}Z` +
    `M${n(x + s * 0.36)} ${n(y + s * 0.5)}L${n(x + s * 0.3)} ${n(y - s * 0.3)}H${n(x + s * 0.16)}L${n(x + s * 0.2)} ${n(y + s * 0.5)}Z` +
    `M${n(x - s * 0.56)} ${n(y - s * 0.52)}Q${n(x)} ${n(y - s * 0.4)} ${n(x + s * 0.56)} ${n(y - s * 0.52)}L${n(x + s * 0.5)} ${n(y - s * 0.34)}Q${n(x)} ${n(y - s * 0.24)} ${n(x - s * 0.5)} ${n(y - s * 0.34)}Z` +
    `M${n(x - s * 0.42)} ${n(y - s * 0.16)}H${n(x + s * 0.42)}V${n(y - s * 0.04)}H${n(x - s * 0.42)}Z`;
  return [
    { t: 'circle', cx: x, cy: y + s * 0.1, r: s * 0.62, fill: fade(tint, 0.5), blur: s * 0.22 },
    { t: 'path', d, fill: '#02060C90', y: 1.6 },
    {
      t: 'path',
      d,
      fill: { linear: { from: [x, y - s * 0.5], to: [x, y + s * 0.5], colors: ['#FFFFFF', tint, tint] } },
    },
  ];
}

/** GATE-020 A camp: seven hexes in the team's colour, blue with round spots, red with corners, and the gate through which heroes come back. */
function camp(team: Team): readonly Shape[] {
  const { bright, ground } = TEAM_TONES[team];
  const nodes = SPAWNS[team];
  const { x, y } = middleOf(SPAWN_NODES[team]);
  const spots = nodes.map((node): Shape => {
    const at = middleOf(node);
    return team === BLUE
      ? { t: 'circle', cx: at.x, cy: at.y, r: HEX * 0.62, stroke: fade(bright, 0.5), strokeWidth: 1.4, dash: [3, 4] }
      : { t: 'path', d: hexPath(at.x, at.y, HEX * 0.68), stroke: fade(bright, 0.5), strokeWidth: 1.4, dash: [5, 4] };
  });
  return [
    { t: 'path', d: outlineRound(nodes), fill: fade(ground, 0.3), blur: 6 },
    {
      t: 'path',
      d: outlineRound(nodes),
      fill: fade(ground, 0.16),
      stroke: fade(bright, 0.75),
      strokeWidth: 1.8,
      dash: [7, 5],
    },
    ...spots,
    ...gate(x, y, HEX * 1.05, bright),
  ];
}

export const camps = (): readonly Shape[] => [...camp(RED), ...camp(BLUE)];
