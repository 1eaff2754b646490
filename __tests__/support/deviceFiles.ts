import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultDatabaseDirectory } from 'expo-sqlite';

import type { Files } from '@/storage/files';
import { nodeFiles } from '../../scripts/killTest/nodeFiles';

/** Stands in for the phone's files: the same with those of the test machine. */
export function deviceFiles(): Files {
  return nodeFiles(mkdtempSync(join(tmpdir(), 'gatehouse-copies-')), String(defaultDatabaseDirectory));
}
