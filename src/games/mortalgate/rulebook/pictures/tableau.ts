import { apply, type Words } from '@/engine';
import type { DrawnPicture, PictureMoment } from '@/games/picture';
import { box, type Box } from '@/look/box';
import type { SceneNode } from '@/scene/nodes';
import { NOTHING, type Selection } from '../../board/flow/types';
import { overlayOf, type Lens } from '../../board/flow/overlay';
import { boxOn, HEX, ISLAND } from '../../board/layout/hexes';
import type { Overlay } from '../../board/overlay';
import { islandNodes, islandScene } from '../../board/scene';
import { text } from '../../board/text';
import {
  heroAt,
  heroName,
  mortalgate,
  nodeAt,
  TERRAIN,
  type Action,
  type Node,
  type State,
  type View,
} from '../../rules';
import { position, type Needs } from './position';

/** What of the island is looked at: about a hex, so many hexes wide; all of it unless told. */
export type Shot = {
  readonly about?: string;
  readonly across?: number;
  readonly pointing?: (hex: (label: string) => Box) => readonly SceneNode[];
};

type Shown = {
  readonly chosen?: Selection;
  readonly lens?: Lens;
  /** What of the overlay stays: dangers are another matter than the rule that is shown. */
  readonly only?: (overlay: Overlay) => Partial<Overlay>;
};

/** What blocks a line of sight, in words. */
function blockerWords(view: View, node: Node): Words {
  const hero = heroAt(view, node);
  if (hero >= 0) return text('lens.hero', { hero: heroName(hero) });
  return text(TERRAIN[node] === 'sea' ? 'lens.sea' : 'lens.rock');
}

const boxOf = (label: string): Box => boxOn(nodeAt(label));

function seenOf({ about, across = 7 }: Shot, ratio: number): Box {
  if (about === undefined) return box(0, 0, ISLAND.width, ISLAND.height);
  const { x, y, w, h } = boxOf(about);
  const wide = across * 1.5 * HEX;
  return { x: x + w / 2 - wide / 2, y: y + h / 2 - wide / ratio / 2, w: wide, h: wide / ratio };
}

/** Who may hit back, and what is lost then, is left out: a picture shows one thing. */
const calm = (overlay: Overlay): Overlay => ({
  ...overlay,
  stands: [],
  threats: [],
  notes: overlay.notes.filter(({ kind }) => kind === 'health' || kind === 'heal' || kind === 'grace'),
});

function moment(state: () => State, ratio: number, shot: Shot, { chosen = NOTHING, lens, only }: Shown): PictureMoment {
  return {
    position: state,
    glimpse: ({ say }) => {
      const now = state();
      const view = mortalgate.view(now, 0);
      const blocker = (node: Node) => say(blockerWords(view, node));
      const whole = calm(overlayOf({ view, selection: chosen, lens: lens ?? null, blocker }));
      const overlay = only === undefined ? whole : { ...whole, ...only(whole) };
      const nodes = [...islandNodes(view, overlay), ...(shot.pointing?.(boxOf) ?? [])];
      return { scene: islandScene(nodes), seen: seenOf(shot, ratio) };
    },
  };
}

/** The island, with what the hero of the turn considers. */
export const island = (ratio: number, shot: Shot, needs: Needs, shown: Shown = {}): DrawnPicture => ({
  ratio,
  moments: [moment(() => position(needs), ratio, shot, shown)],
});

/** A film: what is considered, and the island after it was done. */
export const deed = (
  ratio: number,
  shot: Shot,
  needs: Needs,
  shown: Shown,
  actions: readonly Action[],
): DrawnPicture => {
  const start = () => position(needs);
  const after = () => actions.reduce((now, action) => apply(mortalgate, now, { seat: 0, action }).state, start());
  const quiet = { only: () => ({ reach: [], chosen: null }) };
  return { ratio, moments: [moment(start, ratio, shot, shown), moment(after, ratio, shot, quiet)] };
};
