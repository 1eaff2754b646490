import { findNote, type Note, type Outside } from '@/storage';

/** The note outside the database, read once and then kept up to date. */
export type Notebook = {
  /** The note, and whether it was there. */
  read(): Promise<{ readonly note: Note; readonly known: boolean }>;
  /** Writes what must be certain; throws when it cannot be. */
  write(changes: Partial<Note>): Promise<void>;
  /** Writes what may lag behind: a note that cannot be written never stops a game. */
  keep(changes: Partial<Note>): Promise<void>;
};

/** Opens the note. */
export function createNotebook(outside: Outside): Notebook {
  let reading: ReturnType<Notebook['read']> | undefined;
  const read = () => (reading ??= findNote(outside));
  const write = async (changes: Partial<Note>) => {
    const note = { ...(await read()).note, ...changes };
    outside.writeNote(JSON.stringify(note));
    reading = Promise.resolve({ note, known: true });
  };
  return { read, write, keep: (changes) => write(changes).catch(() => undefined) };
}
