import { useMemo } from 'react';
import { lensOf, type Lens, type Size, type Zoom } from './camera';

/** The same lens as long as its measures are the same. */
export const useLens = ({ width, height }: Size, window: Size, zoom: Zoom | undefined): Lens => {
  const [w, h, least, largest] = [window.width, window.height, zoom?.least, zoom?.largest];
  return useMemo(
    () =>
      lensOf(
        { width, height },
        { width: w, height: h },
        least === undefined || largest === undefined ? undefined : { least, largest },
      ),
    [width, height, w, h, least, largest],
  );
};
