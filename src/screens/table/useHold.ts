import { useEffect, useEffectEvent } from 'react';

/** Bots wait while something long is shown. */
export function useHold(hold: (held: boolean) => void, held: boolean): void {
  const wait = useEffectEvent(hold);
  useEffect(() => {
    if (!held) return;
    wait(true);
    return () => wait(false);
  }, [held]);
}
