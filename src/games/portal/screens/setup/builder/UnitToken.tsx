import { Drawing } from '@/scene/Drawing';
import { BEYOND, disc, leaderStar } from '../../../board/art/figure';
import { modelIcon, mountIcon, pieceIcon, vehicleIcon } from '../../../board/art/silhouettes';
import type { Member, UnitList } from '../../../rules/types';

type Props = { readonly unit: UnitList; readonly look?: number; readonly size: number };

const memberIcon = (member: Member) =>
  member.mount ? mountIcon(member.mount.flying) : modelIcon({ ...member, attributes: [...member.attributes] });

/** The silhouette by which a unit is known: that of its ranks. */
function iconOf(unit: UnitList) {
  if (unit.kind === 'artillery') return pieceIcon(unit.piece);
  if (unit.kind === 'vehicle') return vehicleIcon(unit.die, unit.flying);
  const ranks = unit.members.find(({ leader }) => !leader) ?? unit.members[0];
  return ranks ? memberIcon(ranks) : pieceIcon('ballista');
}

/** A unit in a list, as one of its figures stands on the table; a star where a leader goes along. */
export function UnitToken({ unit, look = 1, size }: Props) {
  const r = size / 2 / BEYOND;
  const base = disc(iconOf(unit), look, r, 'ready');
  return (
    <Drawing shapes={unit.kind === 'band' ? [...base, ...leaderStar(r)] : base} width={size} height={size} bleed={2} />
  );
}
