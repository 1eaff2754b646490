import { useEffect, useEffectEvent } from 'react';

/** Tells of every move that nothing is left to show of: nobody waits for a film that there is not. */
export function usePlayedOut(view: object, over: boolean, onPlayedOut: () => void = () => undefined): void {
  const tell = useEffectEvent(onPlayedOut);
  useEffect(() => {
    if (over) tell();
  }, [view, over]);
}
