import { useCallback, useEffect, useState } from 'react';
import { AppState, Platform, type View } from 'react-native';

/**
 * A canvas may come back blank from the background, or lose its WebGL context. `life` changes when it should be
 * mounted anew; `watch` is the ref of a view round the canvas.
 */
export const useRevival = () => {
  const [life, setLife] = useState(0);
  const revive = useCallback(() => setLife((n) => n + 1), []);
  useEffect(() => {
    if (Platform.OS === 'web') return;
    let wasAway = false;
    const subscription = AppState.addEventListener('change', (state) => {
      if (state === 'background') wasAway = true;
      if (state !== 'active' || !wasAway) return;
      wasAway = false;
      revive();
    });
    return () => subscription.remove();
  }, [revive]);
  const watch = useCallback(
    (view: View | null) => (Platform.OS === 'web' ? watchContext(view, revive) : undefined),
    [revive],
  );
  return { life, watch };
};

/** The event does not bubble, but a parent can capture it. */
const watchContext = (view: View | null, revive: () => void) => {
  if (!(view instanceof EventTarget)) return undefined;
  const lost = (event: Event) => {
    // A canvas that is being unmounted gives its context back itself.
    if (event.target instanceof Node && event.target.isConnected) revive();
  };
  view.addEventListener('webglcontextlost', lost, true);
  return () => view.removeEventListener('webglcontextlost', lost, true);
};
