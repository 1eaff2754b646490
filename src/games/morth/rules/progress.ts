import type { Words } from '@/engine';
import type { View } from './types';
import { waveOf, wavesOf } from './waves';

/** How far a match is: its waves are counted through, as the table counts them. Whose turn it is parts one turn from the next. */
export function progress(seen: View): Words {
  const { round } = waveOf(seen);
  const wave = Math.max(1, seen.wave);
  const turn = `${wave} ${seen.phase} ${seen.turn.seat}`;
  return { key: 'morth.wave', params: { round, wave, all: wavesOf(seen).length, turn } };
}
