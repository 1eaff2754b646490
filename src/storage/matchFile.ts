import { z } from 'zod';

import { stateHash } from '@/engine';
import { storedSetup, tagged } from './rows';

/** By this a file is known to be ours. */
export const FILE_FORMAT = 'gatehouse-match';
/** Bumped when older apps could not read the file any more. */
export const FILE_VERSION = 1;

const move = z.object({ seat: z.int().min(0), action: tagged, hash: z.string() });

/** What a file of a match contains; the checksum is over everything else. */
export const matchFile = z.object({
  format: z.literal(FILE_FORMAT),
  version: z.literal(FILE_VERSION),
  game: z.string(),
  rulesVersion: z.int().min(0),
  name: z.string().max(200),
  createdAt: z.number(),
  setup: storedSetup,
  /** Hash of the state before the first move. */
  start: z.string(),
  moves: z.array(move),
  checksum: z.string(),
});
/** A file that has the right shape; whether it tells the truth is for the rules to find out. */
export type MatchFile = z.infer<typeof matchFile>;

/** Changes with any letter of the file, so that an edited or shortened one is noticed. */
export function checksum(contents: object): string {
  const { checksum: _ignored, ...rest } = contents as Record<string, unknown>;
  return stateHash(rest);
}
