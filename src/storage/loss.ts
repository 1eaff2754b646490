import type { Counts, Holdings, Note } from './note';

/** What is missing from a database. */
export type Loss = {
  /** Nothing is left. */
  readonly all: boolean;
  readonly matches: readonly string[];
  readonly moves: readonly { readonly name: string; readonly count: number }[];
  /** How many changes are missing in all; 0 when that is not known. */
  readonly changes: number;
};

/**
 * Compares what is remembered with what is there. Only the number of transactions decides whether something is lost: it never
 * goes down, whatever players take back, delete or bring in.
 */
export function lossOf(note: Note, found: Holdings): Loss | undefined {
  if (found.commits >= note.commits) return undefined;
  const known = Object.entries(note.matches);
  return {
    all: known.length > 0 && Object.keys(found.matches).length === 0,
    matches: known.flatMap(([id, { name }]) => (Object.hasOwn(found.matches, id) ? [] : [name])),
    moves: known.flatMap(([id, { name, moves }]) => {
      const count = moves - (Object.hasOwn(found.matches, id) ? found.matches[id].moves : moves);
      return count > 0 ? [{ name, count }] : [];
    }),
    changes: note.commits - found.commits,
  };
}

/** Whether a copy has a match or a move that the database has not. */
export function holdsMore(copy: Counts, found: Counts): boolean {
  return Object.entries(copy).some(([id, { moves }]) => !Object.hasOwn(found, id) || found[id].moves < moves);
}
