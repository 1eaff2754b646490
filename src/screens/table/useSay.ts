import type { Words } from '@/engine';
import { useWords } from '@/i18n';
import type { SeatSetup } from '@/store';

/** Sentences with the names of the people at this table. */
export function useSay(seats: readonly SeatSetup[]): (words: Words) => string {
  const words = useWords();
  const names = seats.map((seat) => seat.name);
  return (sentence) => words(sentence, names);
}
