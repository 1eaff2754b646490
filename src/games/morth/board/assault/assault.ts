import type { LogLine } from '@/engine';
import type { View } from '../../rules/index';

/** What the last Assault did, while it is still news: from its roll to the roll of the next wave. */
export function lastAssault(
  view: View,
  lines: readonly LogLine[],
): { readonly roll: number; readonly losses: readonly LogLine[] } | null {
  if (view.phase === 'portal' || view.phase === 'heroes') return null;
  const at = lines.map(({ key }) => key).lastIndexOf('morth.log.assaultRolled');
  const roll = lines[at]?.params?.roll;
  if (typeof roll !== 'number' || lines.slice(at).some(({ key }) => key.startsWith('morth.log.waveRolled')))
    return null;
  return {
    roll,
    losses: lines
      .slice(at + 1)
      .filter(
        ({ key }) =>
          key.startsWith('morth.log.enemyLeft') || key === 'morth.log.trapSprung' || key === 'morth.log.enemyKilled',
      ),
  };
}
