import { useEffect, useState } from 'react';

/** Usually what is waited for is there before anybody could read that it is not. */
const SILENT_MS = 300;

/** Whether something has been waited for long enough to say so. */
export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  if (!waiting && slow) setSlow(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), SILENT_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  return waiting && slow;
}
