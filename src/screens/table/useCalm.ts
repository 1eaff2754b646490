import { useRef } from 'react';

/** Taps on one thing that follow each other faster than this are one tap: nobody has seen yet what the first one did. */
const CALM_MS = 350;
/** Who still taps after this has seen it and means the next move: a flurry without end would keep the game from going on. */
const FLURRY_MS = 1000;

/** Tells new taps from those that only belong to the flurry in which a move was played. */
export function useCalm() {
  const last = useRef({ played: '', since: -Infinity, at: -Infinity });
  return {
    /** Whether a tap on this means something, or the move that it meant has been played a moment ago. */
    isNew: (target: string): boolean => {
      const at = performance.now();
      const { played, since, at: before } = last.current;
      const again = played === target && at - before < CALM_MS && at - since < FLURRY_MS;
      last.current = { played: again ? target : '', since, at };
      return !again;
    },
    played: (target: string): void => {
      const at = performance.now();
      last.current = { played: target, since: at, at };
    },
  };
}
