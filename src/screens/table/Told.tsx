import type { ComponentProps } from 'react';
import { Interruption } from './Interruption';
import { RecapPanel } from './RecapPanel';

/** What a table tells below its upper edge: what happened since the own last move, and what somebody does out of turn. */
export function Told({ effects, ...props }: ComponentProps<typeof RecapPanel> & { readonly effects?: boolean }) {
  return (
    <>
      <RecapPanel {...props} />
      <Interruption table={props.table} under={props.under} effects={effects} />
    </>
  );
}
