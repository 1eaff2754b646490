import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls back when so many milliseconds of a thing are over at a speed that may change meanwhile; at 0 it stands still. */
export function useRun(thing: object | null, length: number, speed: number, onEnd: () => void): void {
  const left = useRef({ thing, ms: length });
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (left.current.thing !== thing) left.current = { thing, ms: length };
    if (thing === null || speed === 0) return;
    const begun = performance.now();
    const timer = setTimeout(() => end(), left.current.ms / speed);
    return () => {
      clearTimeout(timer);
      left.current = { thing, ms: left.current.ms - (performance.now() - begun) * speed };
    };
  }, [thing, length, speed]);
}
