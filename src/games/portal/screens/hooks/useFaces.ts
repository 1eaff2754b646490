import { useMemo } from 'react';
import type { Seat, Words } from '@/engine';
import type { SeatSetup } from '@/store';
import type { Faces } from '../../board/figures';
import { nameWords } from '../../board/words';

/** How seats and units are shown at this table. */
export function useFaces(seats: readonly SeatSetup[], say: (words: Words) => string): Faces {
  return useMemo(
    () => ({
      lookOf: (seat: Seat) => seats[seat]?.look ?? seat,
      nameOf: ({ name }) => say(nameWords(name)),
    }),
    [seats, say],
  );
}
