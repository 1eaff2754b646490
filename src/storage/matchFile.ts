import { z } from 'zod';

import { storedSetup, tagged } from './rows';

/** By this a file is known to be a match of ours. */
export const FILE_FORMAT = 'gatehouse-match';
/** Bumped when older apps could not read the file any more: since 2 moves and states of older rules may be in it. */
export const FILE_VERSION = 2;

const rules = z.int().min(0);

/** A move of a file; its rules are those of the file unless it names others. */
export const fileMove = z.object({ seat: z.int().min(0), action: tagged, hash: z.string(), rules: rules.optional() });
export type FileMove = z.infer<typeof fileMove>;

/** A state on the way, for rules under which it cannot be worked out from the moves. */
export const fileSnapshot = z.object({ moves: z.int().min(0), rules, state: z.unknown(), hash: z.string() });

/** What a file of a match contains; the checksum is over everything else. Moves and states are looked at one by one. */
export const matchFile = z.object({
  format: z.literal(FILE_FORMAT),
  version: z.int().min(1).max(FILE_VERSION),
  game: z.string(),
  rulesVersion: rules,
  name: z.string().max(200),
  createdAt: z.number(),
  setup: storedSetup,
  /** Hash of the state before the first move. */
  start: z.string(),
  moves: z.array(z.unknown()),
  snapshots: z.array(z.unknown()).optional(),
  checksum: z.string(),
});
/** A file that has the right shape; whether it tells the truth is for the rules to find out. */
export type MatchFile = z.infer<typeof matchFile>;
