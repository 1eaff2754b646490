import { whyNot } from '@/engine';
import type { DrawnPicture } from '@/games/picture';
import type { Box } from '@/look/box';
import type { Corner, SceneNode } from '@/scene/nodes';
import { NOTHING, overlayOf, type Selection } from '../../board/flow';
import { boardSize, boxOn, READABLE } from '../../board/frame';
import type { Overlay } from '../../board/overlay';
import { tableNodes } from '../../board/scene';
import { nameWords } from '../../board/words';
import { portal, type State, type View } from '../../rules';
import { position, type Needs } from './position';

/** What of the table is looked at: about a point, so many millimetres wide. */
export type Shot = {
  readonly about: readonly [x: number, y: number];
  readonly wide: number;
  /** What is pointed at besides, in points of the board. */
  readonly pointing?: (on: (x: number, y: number) => Corner) => readonly SceneNode[];
};

type Shown = {
  readonly chosen?: Selection;
  /** What lies over the table besides what the choice shows, or instead of it. */
  readonly over?: (view: View, overlay: Overlay) => Partial<Overlay>;
};

const on = (x: number, y: number): Corner => {
  const place = boxOn({ x, y }, 0);
  return { x: place.x, y: place.y };
};

const seenOf = ({ about: [x, y], wide }: Shot, ratio: number): Box => {
  const middle = on(x, y);
  const high = wide / ratio;
  return { x: middle.x - wide / 2, y: middle.y - high / 2, w: wide, h: high };
};

/** The table, with what whoever acts considers. */
export const table = (
  ratio: number,
  shot: Shot,
  needs: Needs,
  { chosen = NOTHING, over }: Shown = {},
): DrawnPicture => {
  const state = (): State => position(needs);
  return {
    ratio,
    moments: [
      {
        position: state,
        glimpse: ({ say }) => {
          const now = state();
          const view = portal.view(now, 0);
          const situation = {
            view,
            selection: chosen,
            legal: () => portal.legalActions(now, 0),
            why: (action: Parameters<typeof portal.check>[1]['action']) => whyNot(portal, now, { seat: 0, action }),
          };
          const faces = {
            lookOf: (seat: number) => seat,
            nameOf: ({ name }: { name: string }) => say(nameWords(name)),
          };
          // A picture is looked at, not pulled at.
          const usual: Overlay = { ...overlayOf(situation, say), handles: [] };
          const overlay = over === undefined ? usual : { ...usual, ...over(view, usual) };
          const nodes = [...tableNodes(view, faces, overlay), ...(shot.pointing?.(on) ?? [])];
          return { scene: { ...boardSize(view.config), nodes, legible: READABLE }, seen: seenOf(shot, ratio) };
        },
      },
    ],
  };
};
