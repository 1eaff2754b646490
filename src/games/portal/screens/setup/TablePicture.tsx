import { useMemo } from 'react';
import { Drawing } from '@/scene/Drawing';
import { miniMap } from '../../board/setup/miniMap';
import type { TableDesign } from '../../rules/agreed';
import type { Zone } from '../../rules/types';

type Props = {
  readonly design: Pick<TableDesign, 'table' | 'terrain' | 'objectives'>;
  readonly zones: readonly Zone[];
  readonly looks: readonly number[];
  readonly width: number;
};

/** A small picture of a table. */
export function TablePicture({ design: { table, terrain, objectives }, zones, looks, width }: Props) {
  const seen = useMemo(
    () => ({ table, terrain, objectives, zones, looks }),
    [table, terrain, objectives, zones, looks],
  );
  const height = Math.round((width * table.h) / table.w);
  return <Drawing shapes={miniMap(seen, width)} width={width} height={height} />;
}
