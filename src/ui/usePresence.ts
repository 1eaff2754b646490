import { useEffect, useState } from 'react';

/** Keeps something on the screen for outMs after it was closed, so that it can leave in motion. */
export function usePresence(open: boolean, outMs: number): boolean {
  const [present, setPresent] = useState(open);
  if (open && !present) setPresent(true);
  useEffect(() => {
    if (open || !present) return;
    const timer = setTimeout(() => setPresent(false), outMs);
    return () => clearTimeout(timer);
  }, [open, present, outMs]);
  return open || present;
}
