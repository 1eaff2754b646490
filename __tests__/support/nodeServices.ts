import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileOutside } from '@/storage/files';
import type { Services } from '@/store/services';
import { nodeConnection } from '../../scripts/killTest/nodeConnection';
import { nodeFiles } from '../../scripts/killTest/nodeFiles';

/** The device for tests that need no React Native: a file, and nothing known of it outside, as after a reinstallation. */
export function nodeServices(file: string, own: Pick<Services, 'now' | 'newId'>): Services {
  const folder = dirname(file);
  return {
    ...own,
    connect: () => nodeConnection(file),
    outside: fileOutside(nodeFiles(mkdtempSync(join(tmpdir(), 'gatehouse-outside-')), folder), (name) =>
      nodeConnection(join(folder, name)),
    ),
    ticks: () => performance.now(),
    newSeed: () => 4711,
    nextFrame: () => new Promise((resolve) => setTimeout(resolve, 0)),
    onHidden: () => () => undefined,
    reload: null,
    feedback: { sound: () => undefined, haptic: () => undefined },
  };
}
