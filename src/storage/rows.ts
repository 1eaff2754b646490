import { z } from 'zod';

import { BOT_LEVELS, type Words } from '@/engine';
import type { Score, Standing, StoredSetup } from './types';

/** The rows as SQLite gives them; JSON is still text here. */
export type MatchRow = {
  readonly id: string;
  readonly game: string;
  readonly rules_version: number;
  readonly name: string;
  readonly setup: string;
  readonly created_at: number;
  readonly updated_at: number;
  readonly move_count: number;
  readonly over: number;
  readonly summary: string;
  readonly problem: string | null;
  readonly deleted_at: number | null;
};
export type MoveRow = {
  readonly idx: number;
  readonly seat: number;
  readonly action: string;
  readonly hash: string;
  readonly rules_version: number;
};
export type SnapshotRow = {
  readonly idx: number;
  readonly rules_version: number;
  readonly state: string;
  readonly hash: string;
};

const NAME_LENGTH = 80;

/** Who sits where, as it comes from a row or a file. */
export const seatSetup = z.object({
  name: z.string().max(NAME_LENGTH),
  kind: z.enum(['person', 'bot']),
  level: z.enum(BOT_LEVELS),
  look: z.int().min(0),
  opposite: z.boolean().optional(),
});

/** What a match was made from, as it comes from a row or a file. */
export const storedSetup = z.object({
  config: z.record(z.string(), z.unknown()),
  seats: z.array(seatSetup).min(1),
  seed: z.int().min(0),
});

/** Any action: what else is in it is for the rules to judge. */
export const tagged = z.looseObject({ type: z.string() });

const words = z.looseObject({ key: z.string() });
const summary = z.object({ toMove: z.array(z.int()), progress: words.nullable(), scores: z.array(z.number()) });
const score = summary.omit({ toMove: true });

/** The value of a JSON text that fits the schema; undefined for anything else. */
export function readJson<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** What a match was made from; undefined when that is damaged. */
export function readSetup(row: MatchRow): StoredSetup | undefined {
  return readJson(storedSetup, row.setup);
}

/** A summary that cannot be read says nothing; the match itself does not depend on it. */
export function readStanding(row: MatchRow): Standing {
  const read = readJson(summary, row.summary);
  return {
    toMove: read?.toMove ?? [],
    progress: (read?.progress ?? null) as Words | null,
    scores: read?.scores ?? [],
    over: row.over === 1,
  };
}

/** The text for the summary column; over has a column of its own. */
export function writeStanding({ toMove, progress, scores }: Standing): string {
  return JSON.stringify({ toMove, progress, scores });
}

/** The text for what everybody had after a move. */
export function writeScore({ progress, scores }: Score): string {
  return JSON.stringify({ progress, scores });
}

/** What everybody had after a move; undefined where that was not stored yet. */
export function readScore(text: string | null): Score | undefined {
  return text === null ? undefined : (readJson(score, text) as Score | undefined);
}

/** A stored sentence; null when there is none that can be read. */
export function readWords(text: string | null): Words | null {
  return text === null ? null : ((readJson(words, text) as Words | undefined) ?? null);
}
