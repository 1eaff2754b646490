import type { SkPath, SkPicture } from '@shopify/react-native-skia';
import { BLEED } from './bleed';
import type { Track } from './diff';
import type { Fontbook } from './fontbook';
import type { Flight, Pose } from './motion';
import type { Corner, Orbit, SceneNode, Sway } from './nodes';
import { toPath } from './outline';
import { isAwaited, isUnpainted, rasterize, rasterOf, type Raster } from './raster';
import { pictureOf } from './record';
import type { Shape } from './shapes';
import { knownSwirl, type SwirlImage } from './swirl';

/** What pictures are made with: the fonts, and the pixels a point of the screen. */
export type Workshop = { readonly fonts: Fontbook; readonly ratio: number };

/** A turning swirl and where it shows. */
type Turning = { readonly swirl: SwirlImage; readonly clip: SkPath };

/** A node's looks: everything the UI thread needs to draw it, and none of its data. */
export type Looks = {
  /** Recorded when it is asked for: what has its pixels seldom needs it. (Devices ask at once: their UI thread gets a copy.) */
  readonly picture: SkPicture;
  /** The same as pixels, once they have been painted. */
  readonly raster: Raster | null;
  /** It is painted apart, and not seen before. */
  readonly awaited: boolean;
  readonly w: number;
  readonly h: number;
  /** Drawn as pixels however near it is looked at. */
  readonly soft: boolean;
  /** How far from the middle of its box it paints. */
  readonly reach: number;
  readonly turning: Turning | null;
};

export type Actor = Flight & {
  readonly id: string;
  readonly looks: Looks;
  readonly was: { readonly looks: Looks; readonly at: Pose | null; readonly turns: boolean } | null;
  readonly flies: boolean;
  readonly leaves: boolean;
  readonly orbit: Orbit | null;
  /** Left out from afar. */
  readonly detail: boolean;
  readonly sways: Sway | null;
  /** Which actor it goes along with. */
  readonly leader: number | null;
};

const turningOf = ({ swirl }: SceneNode): Turning | null => {
  const image = swirl === undefined ? null : knownSwirl(swirl);
  return swirl === undefined || image === null ? null : { swirl: image, clip: toPath(swirl.clip) };
};

/** The pixels know where a picture ends; before there are any, it may reach as far as pictures may. */
const reachOf = ({ w, h, swirl }: SceneNode, raster: Raster | null): number => {
  if (raster === null || swirl !== undefined) return Math.hypot(w / 2 + BLEED, h / 2 + BLEED);
  const [left, top] = [raster.x - w / 2, raster.y - h / 2];
  const [right, bottom] = [left + raster.w, top + raster.h];
  return Math.hypot(Math.max(-left, right), Math.max(-top, bottom));
};

const looksOf = (node: SceneNode, { fonts, ratio }: Workshop): Looks => {
  const raster = rasterOf(node.shapes, ratio);
  return {
    get picture() {
      return pictureOf(node.shapes, node.w, node.h, fonts);
    },
    raster,
    awaited: isAwaited(node.shapes, ratio),
    w: node.w,
    h: node.h,
    soft: node.soft === true,
    reach: reachOf(node, raster),
    turning: turningOf(node),
  };
};

/** The tracks with their pictures, for the UI thread. */
export const stage = (tracks: readonly Track[], workshop: Workshop): readonly Actor[] => {
  const places = new Map(tracks.map(({ node }, i) => [node.id, i]));
  return tracks.map(({ node, was, fate, from, to, start, end, arc, way, turns, keys, flies }) => ({
    id: node.id,
    looks: looksOf(node, workshop),
    was: was === null ? null : { looks: looksOf(was.node, workshop), at: was.at, turns: was.turns },
    flies,
    leaves: fate === 'left',
    orbit: node.orbit ?? null,
    detail: node.detail === true,
    sways: node.sways ?? null,
    leader: node.follows === undefined ? null : (places.get(node.follows) ?? null),
    from,
    to,
    start,
    end,
    arc,
    way,
    turns,
    keys,
  }));
};

const away = ({ x, y, w, h }: SceneNode, from: Corner): number =>
  Math.hypot(Math.max(x - from.x, 0, from.x - x - w), Math.max(y - from.y, 0, from.y - y - h));

/** The nodes whose pictures are not pixels yet, each picture once; first what is near to a point of the board. */
export const unpainted = (
  nodes: readonly SceneNode[],
  ratio: number,
  near: Corner = { x: 0, y: 0 },
): readonly SceneNode[] => {
  const wanted = new Map<readonly Shape[], SceneNode>();
  const inOrder = nodes.map((node) => ({ node, far: away(node, near) })).sort((a, b) => a.far - b.far);
  for (const { node } of inOrder)
    if (!wanted.has(node.shapes) && isUnpainted(node.shapes, ratio)) wanted.set(node.shapes, node);
  return [...wanted.values()];
};

/** The tasks that paint those tracks into pixels that are not yet, each a few milliseconds; first what is near to a point of the board. */
export const paintings = (
  tracks: readonly Track[],
  { fonts, ratio }: Workshop,
  near?: Corner,
): readonly (() => void)[] => {
  const staying = tracks.filter(({ fate }) => fate !== 'left').map(({ node }) => node);
  return unpainted(staying, ratio, near).map((node) => () => rasterize(node, ratio, fonts));
};
