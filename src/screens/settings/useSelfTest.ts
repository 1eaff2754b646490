import { useEffect, useRef, useState } from 'react';
import { playProof, type Proof } from '@/engine';
import { GAME_IDS, GAMES, type GameId } from '@/games';

/** So long it reckons in one go, in milliseconds; then a frame may pass. */
const SLICE = 6;

/** The games that bring a match whose end is known. */
const PROVEN = GAME_IDS.flatMap((id): { id: GameId; proof: Proof }[] => {
  const { proof } = GAMES[id];
  return proof === undefined ? [] : [{ id, proof }];
});

/** How many moves the test plays. */
export const PROVEN_MOVES = PROVEN.reduce((sum, { proof }) => sum + proof.moves, 0);

export type SelfTest =
  { readonly found: 'nothing' | 'right' | 'wrong' } | { readonly found: 'running'; readonly moves: number };

/** Plays every known match; whether all ended as they must. */
function* proveAll(): Generator<void, boolean, void> {
  for (const { id, proof } of PROVEN) {
    const hash = yield* playProof(GAMES[id], proof);
    if (hash !== proof.hash) return false;
  }
  return true;
}

/** A device that cannot even finish the match does not play as it should either. */
function next(proving: Generator<void, boolean, void>): IteratorResult<void, boolean> {
  try {
    return proving.next();
  } catch {
    return { done: true, value: false };
  }
}

/** Whether this device plays as every other: tried in slices between frames, until the screen is left. */
export function useSelfTest(): { readonly test: SelfTest; readonly run: () => void } {
  const [test, setTest] = useState<SelfTest>({ found: 'nothing' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const run = () => {
    clearTimeout(timer.current);
    const proving = proveAll();
    let moves = 0;
    const reckon = () => {
      const end = performance.now() + SLICE;
      do {
        const step = next(proving);
        if (step.done) return setTest({ found: step.value ? 'right' : 'wrong' });
        moves++;
      } while (performance.now() < end);
      setTest({ found: 'running', moves });
      timer.current = setTimeout(reckon, 0);
    };
    reckon();
  };
  return { test, run };
}
