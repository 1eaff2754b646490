import { useRef } from 'react';

/** Taps on one thing that follow each other faster than this are one tap: nobody has seen yet what the first one did. */
const CALM_MS = 350;

/** Tells new taps from those that only belong to the flurry in which a move was played. */
export function useCalm() {
  const last = useRef({ played: '', at: -Infinity });
  return {
    /** Whether a tap on this means something, or the move that it meant has been played a moment ago. */
    isNew: (target: string): boolean => {
      const at = performance.now();
      const again = last.current.played === target && at - last.current.at < CALM_MS;
      last.current = { played: again ? target : '', at };
      return !again;
    },
    played: (target: string): void => {
      last.current = { played: target, at: performance.now() };
    },
  };
}
