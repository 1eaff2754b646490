import type { TableProps } from '@/games/front';
import { useTable } from '@/store';
import { mortalgate, type Phase } from '../rules';
import { DraftTable } from './draft/DraftTable';
import { MortalgateTable } from './MortalgateTable';

const BEFORE: readonly Phase[] = ['choice', 'draft', 'order'];

/** A match from its roll-off to its end: first the draft, then the island. */
export function MortalgateMatch(props: TableProps) {
  const table = useTable(mortalgate);
  const isDraft = table.status === 'ready' && table.matchId === props.matchId && BEFORE.includes(table.view.phase);
  return isDraft ? <DraftTable table={table} /> : <MortalgateTable {...props} />;
}
