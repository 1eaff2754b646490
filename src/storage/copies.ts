import type { Connection, Database, Sql } from './database';
import { holdsMore } from './loss';
import { FIRST_NOTE, readHoldings, readNote, type Counts, type Note } from './note';
import type { Outside } from './outside';

/** A copy that can be restored, and what it holds. */
export type Offer = { readonly name: string; readonly at: number; readonly matches: number; readonly moves: number };

const NAME = /^gatehouse-(\d+)-(\d+)-([01])\.copy$/;

function copyName({ generation, era }: Note, slot: number): string {
  return `gatehouse-${generation}-${era}-${slot}.copy`;
}

/** The note; where it is lost, what the names of the copies tell. */
export async function findNote(outside: Outside): Promise<{ readonly note: Note; readonly known: boolean }> {
  const note = readNote(outside);
  if (note) return { note, known: true };
  const numbers = (await outside.copies()).flatMap((name) => {
    const parts = NAME.exec(name);
    return parts ? [{ generation: Number(parts[1]), era: Number(parts[2]) }] : [];
  });
  const generation = Math.max(1, ...numbers.map((one) => one.generation));
  return { note: { ...FIRST_NOTE, generation, era: Math.max(1, ...numbers.map((one) => one.era)) }, known: false };
}

/** Replaces the older of the two copies. An empty database is not worth one; says what to remember. */
export async function makeCopy(database: Database, outside: Outside, note: Note, now: number): Promise<Note['copied']> {
  const slot = 1 - note.copied.slot;
  return database.patiently(async (connection) => {
    const { commits, matches } = await readHoldings(connection);
    if (Object.keys(matches).length === 0) return note.copied;
    await outside.copy(connection, copyName(note, slot), checkSound);
    return { slot, at: now, commits };
  });
}

async function checkSound(sql: Sql): Promise<void> {
  const rows = await sql.all<{ quick_check: string }>('PRAGMA quick_check');
  const damage = rows.find((row) => row.quick_check !== 'ok');
  if (damage) throw new Error(damage.quick_check);
}

/** The copies that hold more than what is there, newest first; those that cannot be read are passed over. */
export async function readOffers(outside: Outside, found: Counts): Promise<Offer[]> {
  const offers: Offer[] = [];
  for (const name of (await outside.copies()).filter((one) => NAME.test(one))) {
    const offer = await readOffer(outside, name, found).catch(() => undefined);
    if (offer) offers.push(offer);
  }
  return offers.sort((one, other) => other.at - one.at || other.moves - one.moves);
}

async function readOffer(outside: Outside, name: string, found: Counts): Promise<Offer | undefined> {
  const connection = await outside.openCopy(name);
  try {
    await checkSound(connection);
    const { matches, newest } = await readHoldings(connection);
    if (!holdsMore(matches, found)) return undefined;
    const all = Object.values(matches);
    return { name, at: newest, matches: all.length, moves: all.reduce((sum, { moves }) => sum + moves, 0) };
  } finally {
    await connection.close();
  }
}

/** The next number whose database has never been used: nothing is ever written over. */
export async function freeGeneration(
  connect: (generation: number) => Promise<Connection>,
  after: number,
): Promise<number> {
  for (let generation = after + 1; ; generation++) {
    const connection = await connect(generation);
    try {
      const [row] = await connection.all<{ tables: number }>('SELECT COUNT(*) AS tables FROM sqlite_master');
      if (row.tables === 0) return generation;
    } catch {
      // Damaged, so it is in use.
    } finally {
      await connection.close();
    }
  }
}
