import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultDatabaseDirectory } from 'expo-sqlite';

import { copyPlain, play, start, stateHash, type AnyGame, type Setup } from '@/engine';
import { GAMES } from '@/games';
import {
  appendMove,
  createDatabase,
  insertMatch,
  migrate,
  toPosition,
  type AnyMatch,
  type Database,
  type SeatSetup,
} from '@/storage';
import { expoConnection } from '@/storage/expoConnection';

const opened: Database[] = [];
let files = 0;

/** A name that no other test of the file uses. */
export function freshFile(): string {
  return `test-${++files}.db`;
}

/** The database of a file as the app opens it. Opening the same file again is what a restart of the app does. */
export function openDatabase(file: string = freshFile()): Database {
  const database = createDatabase(() => expoConnection(file), migrate);
  opened.push(database);
  return database;
}

/** Closes everything that openDatabase opened. */
export async function closeDatabases(): Promise<void> {
  for (const database of opened.splice(0)) await database.close();
}

export const findGame = (gameId: string): AnyGame | undefined => (gameId === 'molthar' ? GAMES.molthar : undefined);

export const PEOPLE: readonly SeatSetup[] = ['Ana', 'Ben', 'Cleo'].map((name, look) => ({
  name,
  kind: 'person',
  level: 'easy',
  look,
}));

const SETUP: Setup = { config: {}, seats: PEOPLE.length, seed: 20251 };

/** A legal move, another one at each move number, the same on every run. */
export function someMove(game: AnyGame, match: AnyMatch) {
  const seat = game.toMove(match.state)[0];
  const legal = game.legalActions(match.state, seat);
  return { seat, action: legal[(match.moves * 7) % legal.length] };
}

/** Plays moves without storing them. */
export function playMoves(match: AnyMatch, moves: number, game: AnyGame = GAMES.molthar): AnyMatch {
  let played = match;
  for (let i = 0; i < moves; i++) {
    const result = play(game, played, someMove(game, played));
    if ('violation' in result) throw new Error(result.violation.rule);
    played = result.match;
  }
  return played;
}

/** Stores a match of Molthar for three people with so many moves, one transaction a move as in the app. */
export async function storeMatch(
  database: Database,
  id: string,
  moves: number,
  stored?: (match: AnyMatch) => Promise<void>,
): Promise<AnyMatch> {
  const game = GAMES.molthar;
  let match: AnyMatch = start(game, SETUP);
  const record = {
    id,
    gameId: game.id,
    rulesVersion: game.rulesVersion,
    name: 'Friday',
    setup: { ...copyPlain(SETUP), seats: PEOPLE },
    createdAt: 1000,
  };
  await insertMatch(database, { ...record, position: toPosition(game, match), history: [], snapshots: [] });
  for (let i = 0; i < moves; i++) {
    const move = someMove(game, match);
    match = playMoves(match, 1);
    const position = toPosition(game, match);
    await appendMove(database, {
      matchId: id,
      rulesVersion: game.rulesVersion,
      stored: i,
      move: { ...move, hash: stateHash(match.state) },
      position,
      now: 1001 + i,
    });
    await stored?.(match);
  }
  return match;
}

const templates = new Map<number, Promise<{ readonly file: string; readonly match: AnyMatch }>>();

async function makeTemplate(moves: number): Promise<{ readonly file: string; readonly match: AnyMatch }> {
  const file = freshFile();
  const database = openDatabase(file);
  const match = await storeMatch(database, 'a', moves);
  await database.close();
  return { file, match };
}

/** A file of its own with match 'a' of so many moves; played once and then copied. */
export async function matchFile(moves: number): Promise<{ readonly file: string; readonly match: AnyMatch }> {
  const template = templates.get(moves) ?? makeTemplate(moves);
  templates.set(moves, template);
  const { file: original, match } = await template;
  const file = freshFile();
  copyFileSync(join(defaultDatabaseDirectory, original), join(defaultDatabaseDirectory, file));
  return { file, match };
}
