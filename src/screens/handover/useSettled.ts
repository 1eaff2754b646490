import { useEffect, useState } from 'react';

/** A tap that was meant for the table comes at most this late, in milliseconds. */
export const LATE_TAP = 300;

/** False while taps may still be meant for what stood here before: such a tap must neither show a hand nor leave the match. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), LATE_TAP);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
