import type { Params, Words } from '@/engine';
import type { problems } from '@/i18n/en/problems';

/** Everything that can be told to have gone wrong. */
export type ProblemKey = keyof typeof problems;

/** What went wrong, as a sentence for the player. */
export function problemWords(key: ProblemKey, params?: Params): Words {
  return params ? { key: `problems.${key}`, params } : { key: `problems.${key}` };
}

/** An error that knows what to tell the player. */
export class ProblemError extends Error {
  constructor(readonly words: Words) {
    super(words.key);
    this.name = 'ProblemError';
  }
}

/** An error with the sentence of a key. */
export function problemError(key: ProblemKey, params?: Params): ProblemError {
  return new ProblemError(problemWords(key, params));
}

/** SQLite, the browser and the phones name the same trouble differently. */
const SIGNS: readonly (readonly [ProblemKey, RegExp])[] = [
  ['otherTab', /NoModificationAllowed|Invalid VFS state|access handle/i],
  ['diskFull', /disk is full|SQLITE_FULL|QuotaExceeded|No space left|error code 13\b/i],
  ['notADatabase', /not a database|malformed|SQLITE_CORRUPT|SQLITE_NOTADB/i],
];

/** The sentence for any error that storage can throw. */
export function problemOf(error: unknown, otherwise: ProblemKey): Words {
  if (error instanceof ProblemError) return error.words;
  const text = String(error);
  const known = SIGNS.find(([, sign]) => sign.test(text));
  return problemWords(known ? known[0] : otherwise);
}
