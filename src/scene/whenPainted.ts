import type { Corner, Scene } from './nodes';
import { orderRaster } from './raster';
import { unpainted, type Workshop } from './stage';
import { knownSwirl, orderSwirl } from './swirl';

type Showing = {
  /** Nothing whole is shown yet: what is painted shows at once, piece by piece. */
  readonly isFirst: boolean;
  readonly show: () => void;
  /** Shows what has been painted since. */
  readonly refresh: () => void;
};

/** So long the last scene stays at most; then the next one is shown with what there is. */
const PATIENCE_MS = 3000;
/** What comes within so many milliseconds is shown together. */
const TOGETHER_MS = 60;

/** Has everything of a scene painted that is not yet, and shows the scene when it is; the returned function takes back what is left. */
export const whenPainted = (
  { nodes }: Scene,
  { fonts, ratio }: Workshop,
  near: Corner,
  { isFirst, show, refresh }: Showing,
): (() => void) => {
  const pictures = unpainted(nodes, ratio, near);
  const swirls = nodes.flatMap(({ swirl }) => (swirl !== undefined && knownSwirl(swirl) === null ? [swirl] : []));
  let left = pictures.length + swirls.length;
  let isShown = isFirst || left === 0;
  if (isShown) show();
  if (left === 0) return () => {};
  let soon: ReturnType<typeof setTimeout> | null = null;
  const showSoon = () => {
    soon ??= setTimeout(() => {
      soon = null;
      refresh();
    }, TOGETHER_MS);
  };
  const showNow = () => {
    if (isShown) return;
    isShown = true;
    show();
  };
  const came = () => {
    left -= 1;
    if (isShown) showSoon();
    else if (left === 0) showNow();
  };
  const patience = setTimeout(showNow, PATIENCE_MS);
  const takeBacks = [
    ...pictures.map((node) => orderRaster(node, ratio, fonts, came)),
    ...swirls.map((swirl) => orderSwirl(swirl, came)),
  ];
  return () => {
    clearTimeout(patience);
    if (soon !== null) {
      clearTimeout(soon);
      refresh();
    }
    takeBacks.forEach((takeBack) => takeBack());
  };
};
