import type { AnyGame, Kept, Words } from '@/engine';
import { z } from 'zod';
import type { Database } from './database';
import { problemError } from './problems';
import { readJson } from './rows';
import { readSealed, sealFile } from './sealed';
import type { GameFinder } from './source';

/** Something that players made and keep: an army, a table. */
export type Keepsake = {
  readonly id: string;
  readonly gameId: string;
  readonly kind: string;
  readonly name: string;
  /** As the game reads it today; null where it cannot, and then it is kept all the same. */
  readonly contents: object | null;
  readonly createdAt: number;
  readonly updatedAt: number;
};

/** What is stored of a keepsake when it is made or changed. */
export type KeepsakeDraft = Pick<Keepsake, 'id' | 'gameId' | 'kind' | 'name'> & { readonly contents: object };

type KeepsakeRow = {
  readonly id: string;
  readonly game: string;
  readonly kind: string;
  readonly name: string;
  readonly contents: string;
  readonly version: number;
  readonly created_at: number;
  readonly updated_at: number;
};

const FORMAT = { format: 'gatehouse-keepsake', version: 1 } as const;

const keepsakeFile = z.object({
  game: z.string(),
  kind: z.string().max(40),
  name: z.string().max(80),
  keptVersion: z.int().min(0),
  contents: z.unknown(),
});

/** What a game says of a kind of keepsake. */
function keptOf(game: AnyGame | undefined, kind: string): Kept | undefined {
  return game?.kept && Object.hasOwn(game.kept, kind) ? game.kept[kind] : undefined;
}

/** Contents from outside: as the game reads them, or undefined. A game that stumbles over them has refused them. */
function readContents(kept: Kept | undefined, value: unknown, version: number): object | undefined {
  try {
    return kept && version <= kept.version ? kept.read(value, version) : undefined;
  } catch {
    return undefined;
  }
}

/** What the game says against contents from a file. */
function refusal(kept: Kept, value: unknown, version: number): Words | undefined {
  try {
    return kept.refuses?.(value, version);
  } catch {
    return undefined;
  }
}

/** Stores a keepsake under its id, new or changed. What the game cannot read is refused. */
export async function storeKeepsake(
  database: Database,
  findGame: GameFinder,
  { id, gameId, kind, name, contents }: KeepsakeDraft,
  now: number,
): Promise<void> {
  const kept = keptOf(findGame(gameId), kind);
  const read = kept && readContents(kept, contents, kept.version);
  if (!kept || !read) throw problemError('keepsakeRefused');
  await database.run(
    `INSERT INTO keepsakes (id, game, kind, name, contents, version, created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, contents = excluded.contents, version = excluded.version,
       updated_at = excluded.updated_at`,
    [id, gameId, kind, name, JSON.stringify(read), kept.version, now, now],
  );
}

/** The keepsakes of a game, the newest first. */
export async function listKeepsakes(
  database: Database,
  findGame: GameFinder,
  gameId: string,
): Promise<readonly Keepsake[]> {
  const rows = await database.all<KeepsakeRow>(
    'SELECT * FROM keepsakes WHERE game = ? AND deleted_at IS NULL ORDER BY updated_at DESC, id',
    [gameId],
  );
  return rows.map((row) => toKeepsake(row, findGame));
}

function toKeepsake(row: KeepsakeRow, findGame: GameFinder): Keepsake {
  const value = readJson(z.unknown(), row.contents);
  return {
    id: row.id,
    gameId: row.game,
    kind: row.kind,
    name: row.name,
    contents: readContents(keptOf(findGame(row.game), row.kind), value, row.version) ?? null,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** Gives a keepsake another name. */
export function renameKeepsake(database: Database, id: string, name: string): Promise<void> {
  return changeOne(database, 'UPDATE keepsakes SET name = ? WHERE id = ?', [name, id]);
}

/** Hides a keepsake; it stays restorable until it is purged. */
export function hideKeepsake(database: Database, id: string, now: number): Promise<void> {
  return changeOne(database, 'UPDATE keepsakes SET deleted_at = ? WHERE id = ?', [now, id]);
}

/** Shows a hidden keepsake again. */
export function restoreKeepsake(database: Database, id: string): Promise<void> {
  return changeOne(database, 'UPDATE keepsakes SET deleted_at = NULL WHERE id = ?', [id]);
}

async function changeOne(database: Database, sql: string, params: readonly (string | number)[]): Promise<void> {
  if ((await database.run(sql, params)) !== 1) throw problemError('keepsakeGone');
}

/** Removes for good what was deleted before a moment. */
export async function purgeKeepsakes(database: Database, before: number): Promise<void> {
  await database.run('DELETE FROM keepsakes WHERE deleted_at < ?', [before]);
}

/** The text of a file with a keepsake in it, as it is stored. */
export async function exportKeepsake(database: Database, id: string): Promise<{ name: string; text: string }> {
  const [row] = await database.all<KeepsakeRow>('SELECT * FROM keepsakes WHERE id = ?', [id]);
  if (!row) throw problemError('keepsakeGone');
  const contents = readJson(z.unknown(), row.contents);
  if (contents === undefined) throw problemError('keepsakeRefused');
  const { game, kind, name, version: keptVersion } = row;
  return { name, text: sealFile({ ...FORMAT, game, kind, name, keptVersion, contents }) };
}

/** Reads a file of a keepsake with the same care as one of a match: whatever is wrong with it is thrown in words. */
export async function readKeepsakeFile(text: string, findGame: GameFinder): Promise<Omit<KeepsakeDraft, 'id'>> {
  const parsed = keepsakeFile.safeParse(await readSealed(text, FORMAT));
  if (!parsed.success) throw problemError('importMalformed', { field: parsed.error.issues[0].path.join('.') });
  const { game: gameId, kind, name, keptVersion } = parsed.data;
  const game = findGame(gameId);
  if (!game) throw problemError('importUnknownGame', { game: gameId });
  const kept = keptOf(game, kind);
  if (kept && keptVersion > kept.version) throw problemError('importNewer', { version: keptVersion });
  const why = kept && refusal(kept, parsed.data.contents, keptVersion);
  if (why) throw problemError('keepsakeRefusedWhy', { why });
  const contents = readContents(kept, parsed.data.contents, keptVersion);
  if (!contents) throw problemError('keepsakeRefused');
  return { gameId, kind, name, contents };
}
