import { useEffect, useState } from 'react';
import type { PictureMoment, Reader } from '@/games/picture';
import type { Size } from '@/scene/camera';
import { glimpseShapes } from '@/scene/glimpse';
import type { Shape } from '@/scene/shapes';
import { soon } from '@/scene/slices';

type Still = { readonly key: string; readonly shapes: readonly Shape[] };

/** How each moment was last seen: who scrolls back finds the very same shapes, and so their pixels. */
const seen = new WeakMap<PictureMoment, Still>();

/** Who reads, and what tells them from others. */
export type KnownReader = Reader & { readonly key: string };

const stillOf = (moment: PictureMoment, key: string, reader: Reader, size: Size): Still => {
  const known = seen.get(moment);
  if (known?.key === key) return known;
  const glimpse = moment.glimpse(reader);
  const still = { key, shapes: glimpseShapes(glimpse.scene, glimpse.seen, size, glimpse.dial) };
  seen.set(moment, still);
  return still;
};

/** A moment at rest, as shapes; prepared when it is wanted, one at a time, so that nothing holds up a finger that scrolls. */
export function useStill(
  moment: PictureMoment,
  reader: KnownReader,
  { width, height }: Size,
  wanted: boolean,
): readonly Shape[] | null {
  const key = `${reader.key} ${width} ${height}`;
  const [still, setStill] = useState<{ readonly of: PictureMoment; readonly still: Still } | null>(null);
  const isThere = still?.of === moment && still.still.key === key;
  useEffect(() => {
    if (!wanted || isThere || width <= 0) return;
    return soon(() => setStill({ of: moment, still: stillOf(moment, key, reader, { width, height }) }));
  }, [wanted, isThere, moment, key, reader, width, height]);
  // The last one stays until the next one is there.
  return still?.still.shapes ?? null;
}
