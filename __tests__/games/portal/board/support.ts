import { firstState, whyNot } from '@/engine';
import { READABLE } from '@/games/portal/board/frame';
import type { Selection, Situation } from '@/games/portal/board/flow';
import { portal, type State } from '@/games/portal/rules';
import { parseConfig } from '@/games/portal/rules/config';
import type { Box } from '@/look/box';
import { restPose } from '@/scene/diff';
import type { SceneNode } from '@/scene/nodes';
import type { Shape } from '@/scene/shapes';
import { battle, type Given } from '../rules/support/position';

/** Four bows and four spears against six men, unit by unit: a bowshot away, too far for a charge. */
const FIELD: Given = {
  mode: 'siege',
  units: [
    { id: 1, seat: 0 },
    { id: 2, seat: 0 },
    { id: 3, seat: 1 },
  ],
  elements: [
    ...[0, 1, 2, 3].map((i) => ({ id: 1 + i, unit: 1, weapon: 'bow' as const, at: [300, 300 + 30 * i] as const })),
    ...[0, 1, 2, 3].map((i) => ({ id: 5 + i, unit: 2, kit: 'spear' as const, at: [300, 460 + 30 * i] as const })),
    ...[0, 1, 2, 3, 4, 5].map((i) => ({ id: 9 + i, unit: 3, facing: 180, at: [600, 300 + 30 * i] as const })),
  ],
};
export const field = (more: Given = {}): State => battle({ ...FIELD, ...more });

/** The toll bridge before anybody stands on it, with the first seat to deploy. */
export function undeployed(): State {
  const config = parseConfig({ scenario: 'tollBridge', mode: 'siege' });
  for (let seed = 1; ; seed++) {
    const state = firstState(portal, { config, seats: 2, seed });
    if (portal.toMove(state)[0] === 0) return state;
  }
}

/** What the first seat has chosen at a table, judged by the real rules. */
export const situation = (state: State, selection: Selection): Situation => ({
  view: portal.view(state, 0),
  selection,
  legal: () => portal.legalActions(state, 0),
  why: (action) => whyNot(portal, state, { seat: 0, action }),
});

/** Glows reach so far beyond a box. */
const GLOW = 40;

/** Nodes as they are seen at rest through a window: a box of the board, at a scale. */
export function seenAt(nodes: readonly SceneNode[], scale: number, { x, y, w, h }: Box): Shape[] {
  const isIn = (node: SceneNode): boolean =>
    node.x - GLOW < x + w && node.x + node.w + GLOW > x && node.y - GLOW < y + h && node.y + node.h + GLOW > y;
  const shapes = nodes
    .filter((node) => isIn(node) && (node.detail !== true || scale >= READABLE))
    .toSorted((a, b) => a.z - b.z)
    .map((node): Shape => {
      const { opacity, scale: own } = restPose(node);
      return {
        t: 'group',
        x: node.x + (node.w * (1 - own)) / 2,
        y: node.y + (node.h * (1 - own)) / 2,
        scale: own,
        opacity,
        shapes: node.shapes,
      };
    });
  return [{ t: 'group', scale, shapes: [{ t: 'group', x: -x, y: -y, shapes }] }];
}
