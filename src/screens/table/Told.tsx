import type { ComponentProps } from 'react';
import type { Box } from '@/look/box';
import { Interruption } from './Interruption';
import { RecapPanel } from './RecapPanel';

type Props = ComponentProps<typeof RecapPanel> & {
  /** The upper edge of the table, below which it is said what somebody does out of turn. */
  readonly top: Box;
  readonly effects?: boolean;
};

/** What a table tells below its upper edge: what happened since the own last move, and what somebody does out of turn. */
export function Told({ top, effects, ...recap }: Props) {
  return (
    <>
      <RecapPanel {...recap} />
      <Interruption table={recap.table} under={top} effects={effects} />
    </>
  );
}
