import type { Violation, Words } from '@/engine';
import { useWords } from '@/i18n';
import { nameWords } from '../../board/setup/words';
import { whyWords } from '../../rulebook/why';
import type { Name } from '../../rules/types';

type Say = {
  readonly words: (words: Words) => string;
  /** Several words one after the other. */
  readonly list: (words: readonly Words[]) => string;
  readonly name: (name: Name) => string;
  readonly why: (violation: Violation) => string;
};

/** Words of the pages before a battle as sentences. */
export function useSay(): Say {
  const words = useWords();
  return {
    words: (one) => words(one),
    list: (several) => several.map((one) => words(one)).join(', '),
    name: (name) => (name.startsWith('@') ? words(nameWords(name)) : name),
    why: (violation) => words(whyWords(violation)),
  };
}
