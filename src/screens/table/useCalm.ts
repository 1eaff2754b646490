import { useRef } from 'react';

/** Taps on one thing that follow each other faster than this are one tap: nobody has seen yet what the first one did. */
const CALM_MS = 350;

/** Says of each tap that would play a move whether it is a new one, or belongs to the flurry before it. */
export function useCalm(): (target: string) => boolean {
  const last = useRef({ target: '', at: -Infinity });
  return (target) => {
    const at = performance.now();
    const again = last.current.target === target && at - last.current.at < CALM_MS;
    last.current = { target, at };
    return !again;
  };
}
