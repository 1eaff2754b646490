import type { Term, Words } from '@/engine';
import type { TextParams } from './keys';

type Translate = (key: string, params?: TextParams) => string;

/** A piece of a sentence; names of seats stand out. */
export type WordPart = { readonly text: string; readonly name: boolean };

// Private-use characters that no keyboard and no text of ours produces.
const NAME_BEGINS = '\uE000';
const NAME_ENDS = '\uE001';

type Speaker = { readonly t: Translate; readonly you: number | null; readonly name: (seat: number) => string };

/** A sentence in the language of t, with nested sentences, lists and names of seats in their places; to `you` it is said by `you`. */
export function resolveWords(
  t: Translate,
  words: Words,
  seatNames: readonly string[] = [],
  you: number | null = null,
): string {
  return resolve({ t, you, name: (seat) => nameOf(t, seat, seatNames) }, words);
}

/** Like resolveWords, but cut where names of seats begin and end. */
export function resolveParts(
  t: Translate,
  words: Words,
  seatNames: readonly string[] = [],
  you: number | null = null,
): WordPart[] {
  const marked = resolve({ t, you, name: (seat) => NAME_BEGINS + nameOf(t, seat, seatNames) + NAME_ENDS }, words);
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

function resolve(speaker: Speaker, words: Words): string {
  const params: Record<string, string | number> = {};
  for (const [key, term] of Object.entries(words.params ?? {})) params[key] = resolveTerm(speaker, term);
  const context = speaker.you === null ? undefined : addressOf(words, speaker.you);
  return speaker.t(words.key, context === undefined ? params : { ...params, context });
}

/** How a sentence is said to somebody in it: `_you` of who does it, `_yours` of who meets with it. A sentence without such a form names everybody. */
function addressOf({ params = {} }: Words, you: number): 'you' | 'yours' | undefined {
  const isYou = (term: Term | undefined) => typeof term === 'object' && 'seat' in term && term.seat === you;
  return isYou(params.seat) ? 'you' : Object.values(params).some(isYou) ? 'yours' : undefined;
}

function resolveTerm(speaker: Speaker, term: Term): string | number {
  if (typeof term === 'string' || typeof term === 'number') return term;
  if ('seat' in term) return speaker.name(term.seat);
  if ('key' in term) return resolve(speaker, term);
  return joinList(
    speaker.t,
    term.map((words) => resolve(speaker, words)),
  );
}

/** "a, b and c". Hermes has no Intl.ListFormat on every device. */
function joinList(t: Translate, items: readonly string[]): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  if (items.length === 1) return last;
  return items.slice(0, -1).join(t('common.listComma')) + t('common.listLast') + last;
}
