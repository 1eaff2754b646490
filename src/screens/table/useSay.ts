import type { Words } from '@/engine';
import { useWords } from '@/i18n';
import type { SeatSetup } from '@/store';
import { solePerson } from './solePerson';

/** Sentences with the names of the people at this table; the only one is spoken to. */
export function useSay(seats: readonly SeatSetup[]): (words: Words) => string {
  const words = useWords();
  const names = seats.map(({ name }) => name);
  const you = solePerson(seats);
  return (sentence) => words(sentence, names, you);
}
