import type { SkPath, SkPicture } from '@shopify/react-native-skia';
import type { Track } from './diff';
import type { Fontbook } from './fontbook';
import type { Flight, Pose } from './motion';
import type { Orbit, SceneNode } from './nodes';
import { toPath } from './outline';
import { rasterize, rasterOf, type Raster } from './raster';
import { pictureOf } from './record';
import type { Shape } from './shapes';
import { swirlImage, type SwirlImage } from './swirl';

/** What pictures are made with: the fonts, and the pixels a point of the screen. */
export type Workshop = { readonly fonts: Fontbook; readonly ratio: number };

/** A turning swirl and where it shows. */
type Turning = { readonly swirl: SwirlImage; readonly clip: SkPath };

/** A node's looks: everything the UI thread needs to draw it, and none of its data. */
export type Looks = {
  readonly picture: SkPicture;
  /** The same as pixels, once they have been painted. */
  readonly raster: Raster | null;
  readonly w: number;
  readonly h: number;
  readonly turning: Turning | null;
};

export type Actor = Flight & {
  readonly id: string;
  readonly looks: Looks;
  readonly was: { readonly looks: Looks; readonly at: Pose | null; readonly turns: boolean } | null;
  readonly flies: boolean;
  readonly leaves: boolean;
  readonly orbit: Orbit | null;
  /** Which actor it goes along with. */
  readonly leader: number | null;
};

const turningOf = ({ swirl }: SceneNode): Turning | null =>
  swirl === undefined ? null : { swirl: swirlImage(swirl), clip: toPath(swirl.clip) };

const looksOf = (node: SceneNode, { fonts, ratio }: Workshop): Looks => ({
  picture: pictureOf(node.shapes, node.w, node.h, fonts),
  raster: rasterOf(node.shapes, ratio),
  w: node.w,
  h: node.h,
  turning: turningOf(node),
});

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

/** The tasks that paint those tracks into pixels that are not yet; each takes a few milliseconds. */
export const paintings = (tracks: readonly Track[], { fonts, ratio }: Workshop): readonly (() => void)[] => {
  const wanted = new Map<readonly Shape[], SceneNode>();
  for (const { node, fate } of tracks)
    if (fate !== 'left' && rasterOf(node.shapes, ratio) === null) wanted.set(node.shapes, node);
  return [...wanted.values()].map(
    ({ shapes, w, h }) =>
      () =>
        rasterize(shapes, pictureOf(shapes, w, h, fonts), ratio),
  );
};
