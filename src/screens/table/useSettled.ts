import { useEffect, useState } from 'react';

/** A finger that has just pressed one button must not find another in its place. */
const DEAD_MS = 1000;

/** Whether something that came in place of something else has been there long enough to be pressed on purpose. */
export function useSettled(): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), DEAD_MS);
    return () => clearTimeout(timer);
  }, []);
  return settled;
}
