import type { ComponentProps } from 'react';
import { Interruption } from './Interruption';
import { RecapPanel } from './RecapPanel';

/** What a table tells below its upper edge: what happened since the own last move, and what somebody does out of turn. */
export function Told(props: ComponentProps<typeof RecapPanel>) {
  return (
    <>
      <RecapPanel {...props} />
      <Interruption table={props.table} under={props.under} />
    </>
  );
}
