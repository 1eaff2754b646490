import type { SkPath, SkPicture } from '@shopify/react-native-skia';
import type { Track } from './diff';
import type { Fontbook } from './fontbook';
import type { Flight, Pose } from './motion';
import type { SceneNode } from './nodes';
import { toPath } from './outline';
import { pictureOf } from './record';
import { swirlImage, type SwirlImage } from './swirl';

/** A turning swirl and where it shows. */
export type Turning = { readonly swirl: SwirlImage; readonly clip: SkPath };

/** A node's looks: everything the UI thread needs to draw it, and none of its data. */
export type Looks = { readonly picture: SkPicture; readonly w: number; readonly h: number; readonly turning: Turning | null };

export type Actor = Flight & {
  readonly id: string;
  readonly looks: Looks;
  readonly was: { readonly looks: Looks; readonly at: Pose | null; readonly turns: boolean } | null;
  readonly flies: boolean;
  readonly leaves: boolean;
};

const turningOf = ({ swirl }: SceneNode): Turning | null =>
  swirl === undefined ? null : { swirl: swirlImage(swirl), clip: toPath(swirl.clip) };

const looksOf = (node: SceneNode, fonts: Fontbook): Looks => ({
  picture: pictureOf(node.shapes, node.w, node.h, fonts),
  w: node.w,
  h: node.h,
  turning: turningOf(node),
});

/** The tracks with their pictures, for the UI thread. */
export const stage = (tracks: readonly Track[], fonts: Fontbook): readonly Actor[] =>
  tracks.map(({ node, was, fate, from, to, start, end, arc, flies }) => ({
    id: node.id,
    looks: looksOf(node, fonts),
    was: was === null ? null : { looks: looksOf(was.node, fonts), at: was.at, turns: was.turns },
    flies,
    leaves: fate === 'left',
    from,
    to,
    start,
    end,
    arc,
  }));
