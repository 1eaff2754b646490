import { rest } from './walk';

/** Nothing that Gatehouse writes is nested so deep; parsers and hashes would climb down all of it. */
const DEEPEST = 40;
/** So many letters are looked at before everything else has its turn. */
const SLICE = 100_000;

const QUOTE = 34;
const BACKSLASH = 92;
const COMMA = 44;
const CLOSER_OF: Readonly<Record<number, string>> = { 123: '}', 91: ']' };
const CLOSERS: ReadonlySet<number> = new Set([125, 93]);

/** What a look at the brackets of a text found, without building anything from it. */
export type Scan = {
  readonly tooDeep: boolean;
  /** A bracket was closed that was not open. */
  readonly mismatched: boolean;
  /** Up to here the text consists of whole values, which `closing` would complete. */
  readonly whole: number;
  readonly closing: string;
};

/** Looks at the brackets of a text in slices. */
export async function scanJson(text: string): Promise<Scan> {
  let open = '';
  let inText = false;
  let whole = 0;
  let closing = '';
  for (let i = 0; i < text.length; i++) {
    if (i % SLICE === SLICE - 1) await rest();
    const letter = text.charCodeAt(i);
    if (inText) {
      if (letter === BACKSLASH) i++;
      else if (letter === QUOTE) inText = false;
      continue;
    }
    if (letter === QUOTE) inText = true;
    else if (letter === COMMA) [whole, closing] = [i, open];
    else if (CLOSERS.has(letter)) {
      if (open.charCodeAt(0) !== letter) return { tooDeep: false, mismatched: true, whole, closing };
      open = open.slice(1);
      [whole, closing] = [i + 1, open];
    } else if (CLOSER_OF[letter] !== undefined) {
      open = CLOSER_OF[letter] + open;
      if (open.length > DEEPEST) return { tooDeep: true, mismatched: false, whole, closing };
      [whole, closing] = [i + 1, open];
    }
  }
  return { tooDeep: false, mismatched: false, whole, closing };
}

/** No text of ours is longer than this, so that what a cut leaves of a value is not either. */
const LONGEST_BEGUN = 2000;

/** What may stand at the end of a text that was cut off: the beginning of a value, or of a name with its value. */
const BEGUN = /^,?\s*("(\\.|[^"\\])*\\?("\s*(:\s*)?)?)?("(\\.|[^"\\])*\\?"?|-?[\d.eE+-]*|[a-z]{0,5})?\s*$/;

/** Whether a text that is not JSON is the beginning of one. A letter changed in the middle is something else. */
export function isCutOff(text: string, { mismatched, whole, closing }: Scan): boolean {
  if (mismatched || closing === '' || text.length - whole > LONGEST_BEGUN) return false;
  if (!BEGUN.test(text.slice(whole))) return false;
  try {
    JSON.parse(text.slice(0, whole) + closing);
    return true;
  } catch {
    return false;
  }
}
