import type { Words } from '@/engine';
import type { View } from './types';

/** How far the match is: units still to deploy, then turn and round (a replay goes by `round` and, within it, by `turn`). */
export function progress({ phase, turn, waiting, acted }: View): Words {
  if (phase === 'deploy' || turn === 0)
    return { key: 'portal.progress.deploy', params: { left: waiting.reduce((sum, { length }) => sum + length, 0) } };
  return { key: 'portal.progress.turn', params: { round: turn, turn: acted.length + 1 } };
}
