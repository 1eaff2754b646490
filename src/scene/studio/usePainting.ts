import { useSyncExternalStore } from 'react';
import type { Painting } from './orders';
import { painting, watchPainting } from './studio';

const isPainting = () => painting() !== null;

/** Whether pictures of a board are being painted apart at the moment. */
export const useIsPainting = (): boolean => useSyncExternalStore(watchPainting, isPainting, isPainting);

/** How far they are. */
export const usePainting = (): Painting | null => useSyncExternalStore(watchPainting, painting, painting);
