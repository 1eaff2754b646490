import { useCallback, useRef } from 'react';
import type { View } from 'react-native';
import { usePinnedSize } from './usePinnedSize';
import { useRevival } from './useRevival';

/** The view round a canvas: `attach` is its ref, `view` what it refers to, and the canvas is mounted anew when `life` changes. */
export const useCanvasView = (width: number, height: number, ready: boolean) => {
  const view = useRef<View>(null);
  const { life, watch } = useRevival();
  usePinnedSize(view, width, height, life, ready);
  const attach = useCallback(
    (mounted: View | null) => {
      view.current = mounted;
      return watch(mounted);
    },
    [watch],
  );
  return { view, attach, life };
};
