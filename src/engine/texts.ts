import type { Words } from './game';

/** Makes the texts of one area: textsOf('hall')('title') is the text 'hall.title'. Who sees them turns them into sentences. */
export const textsOf =
  (area: string) =>
  (key: string, params?: Words['params']): Words => ({ key: `${area}.${key}`, ...(params && { params }) });

/** Every text inside a sentence, in the order of its values. */
export function wordsIn({ params = {} }: Words): readonly Words[] {
  return Object.values(params).flatMap((term) => {
    if (typeof term !== 'object' || 'seat' in term) return [];
    return ('key' in term ? [term] : term).flatMap((words) => [words, ...wordsIn(words)]);
  });
}
