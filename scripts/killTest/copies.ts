import { writeSync } from 'node:fs';
import { join } from 'node:path';

import { GAMES, isGameId } from '@/games';
import {
  countCommit,
  createDatabase,
  databaseFile,
  findNote,
  FIRST_NOTE,
  freeGeneration,
  lossOf,
  makeCopy,
  migrate,
  readHoldings,
  readOffers,
  type Note,
  type Outside,
} from '@/storage';
import { fileOutside } from '@/storage/files';
import { begin, forward } from './matches';
import { damageOf } from './inspect';
import { nodeConnection } from './nodeConnection';
import { nodeFiles } from './nodeFiles';

/** The process that is killed while it plays, copies its saves and restores them, and what must be true afterwards. */

const connectIn = (folder: string) => (generation: number) => nodeConnection(join(folder, databaseFile(generation)));
const outsideIn = (folder: string): Outside =>
  fileOutside(nodeFiles(folder, folder), (name) => nodeConnection(join(folder, name)));

/** What a copy must hold after it was told. */
type ToldCopy = { readonly matches: number; readonly moves: number };

async function main(folder: string, gameId: string): Promise<void> {
  if (!isGameId(gameId)) throw new Error(`no game ${gameId}`);
  const outside = outsideIn(folder);
  let note: Note = FIRST_NOTE;
  const write = (changes: Partial<Note>) => {
    note = { ...note, ...changes };
    outside.writeNote(JSON.stringify(note));
  };
  for (let number = 1; ; number++) {
    const database = createDatabase(() => connectIn(folder)(note.generation), migrate, { count: countCommit });
    let running = await begin(database, GAMES[gameId], `match${number}`, number);
    for (let move = 0; move < 3; move++) running = { ...running, match: await forward(database, running) };
    const { commits, matches } = await readHoldings(database);
    write({ commits, matches });
    write({ copied: await makeCopy(database, outside, note, number) });
    const moves = Object.values(matches).reduce((sum, match) => sum + match.moves, 0);
    writeSync(1, `${JSON.stringify({ matches: Object.keys(matches).length, moves } satisfies ToldCopy)}\n`);
    await database.close();
    const [offer] = await readOffers(outside, {});
    const generation = await freeGeneration(connectIn(folder), note.generation);
    await outside.restore(offer.name, generation);
    write({ ...FIRST_NOTE, generation, era: note.era + 1 });
  }
}

/** The saves that the note names hold at least what was told last, and so does a copy. */
export async function inspectCopies(folder: string, lines: readonly string[]): Promise<string[]> {
  const told = lines.map((line) => JSON.parse(line) as ToldCopy).at(-1);
  if (!told) return [];
  const outside = outsideIn(folder);
  const { note } = await findNote(outside);
  const database = createDatabase(() => connectIn(folder)(note.generation), migrate, { count: countCommit });
  try {
    const found = await readHoldings(database);
    const moves = Object.values(found.matches).reduce((sum, match) => sum + match.moves, 0);
    const offers = await readOffers(outside, {});
    return [
      ...(await damageOf(database)),
      ...(lossOf(note, found) ? ['a loss is claimed where there is none'] : []),
      ...(moves < told.moves ? [`${told.moves} moves were told, ${moves} are stored`] : []),
      ...(offers.some((offer) => offer.matches >= told.matches) ? [] : ['no copy holds what was told']),
    ];
  } finally {
    await database.close();
  }
}

if (require.main === module) void main(process.argv[2], process.argv[3]);
