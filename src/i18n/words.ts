import type { Term, Words } from '@/engine';
import type { TextParams } from './keys';

type Translate = (key: string, params?: TextParams) => string;

/** A piece of a sentence; names of seats stand out. */
export type WordPart = { readonly text: string; readonly name: boolean };

// Private-use characters that no keyboard and no text of ours produces.
const NAME_BEGINS = '\uE000';
const NAME_ENDS = '\uE001';

/** A sentence in the language of t, with nested sentences, lists and names of seats in their places. */
export function resolveWords(t: Translate, words: Words, seatNames: readonly string[] = []): string {
  return resolve(t, words, (seat) => nameOf(t, seat, seatNames));
}

/** Like resolveWords, but cut where names of seats begin and end. */
export function resolveParts(t: Translate, words: Words, seatNames: readonly string[] = []): WordPart[] {
  const marked = resolve(t, words, (seat) => NAME_BEGINS + nameOf(t, seat, seatNames) + NAME_ENDS);
  return marked.split(NAME_BEGINS).flatMap((piece, index) => {
    const [inside, after] = index === 0 ? ['', piece] : cutAt(piece, NAME_ENDS);
    return [...(inside ? [{ text: inside, name: true }] : []), ...(after ? [{ text: after, name: false }] : [])];
  });
}

function cutAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

function nameOf(t: Translate, seat: number, seatNames: readonly string[]): string {
  return seatNames[seat] ?? t('common.seat', { n: seat + 1 });
}

function resolve(t: Translate, words: Words, name: (seat: number) => string): string {
  const params: Record<string, string | number> = {};
  for (const [key, term] of Object.entries(words.params ?? {})) params[key] = resolveTerm(t, term, name);
  return t(words.key, params);
}

function resolveTerm(t: Translate, term: Term, name: (seat: number) => string): string | number {
  if (typeof term === 'string' || typeof term === 'number') return term;
  if ('seat' in term) return name(term.seat);
  if ('key' in term) return resolve(t, term, name);
  return joinList(
    t,
    term.map((words) => resolve(t, words, name)),
  );
}

/** "a, b and c". Hermes has no Intl.ListFormat on every device. */
function joinList(t: Translate, items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  if (items.length === 1) return last;
  return items.slice(0, -1).join(t('common.listComma')) + t('common.listLast') + last;
}
