import { useRef, useState } from 'react';

/** Something that is done once: until it is over, whoever asks for it again is not heard. */
export type Once<Args extends readonly unknown[]> = {
  readonly running: boolean;
  run(...args: Args): void;
};

/**
 * Lets an action run once at a time, even if it is asked for three times before the screen is drawn again. One that answers
 * 'left' leads away from here, and is not heard again at all.
 */
export function useOnce<Args extends readonly unknown[]>(action: (...args: Args) => Promise<unknown>): Once<Args> {
  const busy = useRef(false);
  const [running, setRunning] = useState(false);
  const run = async (...args: Args) => {
    if (busy.current) return;
    busy.current = true;
    setRunning(true);
    let answer: unknown;
    try {
      answer = await action(...args);
    } finally {
      if (answer !== 'left') {
        busy.current = false;
        setRunning(false);
      }
    }
  };
  return { running, run: (...args) => void run(...args) };
}
