import { useEffect, useState } from 'react';
import { AppState } from 'react-native';

export type Peek = {
  /** The secret is open to whoever looks at the screen. */
  readonly open: boolean;
  /** It stays open without a finger on it. */
  readonly kept: boolean;
  hold(held: boolean): void;
  keep(kept: boolean): void;
};

/**
 * Shows a secret only while it is held, or kept open by those for whom holding is hard. A look belongs to its moment: with the next
 * one, or when the app goes out of sight, everything is shut again.
 */
export function usePeek(moment: string): Peek {
  const [{ held, kept, of }, setLook] = useState({ of: moment, held: false, kept: false });
  // A moment that comes again is another one: what was open then is shut.
  if (of !== moment) setLook({ of: moment, held: false, kept: false });
  useEffect(() => {
    const subscription = AppState.addEventListener('change', () => setLook({ of: moment, held: false, kept: false }));
    return () => subscription.remove();
  }, [moment]);
  return {
    open: of === moment && (held || kept),
    kept,
    hold: (now) => setLook({ of: moment, held: now, kept }),
    keep: (now) => setLook({ of: moment, held: false, kept: now }),
  };
}
