import { useDeferredValue, type ReactNode } from 'react';

/** What may come a moment later: the rest stands at once, and this is built in slices that hold nothing up. */
export function Later({ until = null, children }: { readonly until?: ReactNode; readonly children: ReactNode }) {
  const isTime = useDeferredValue(true, false);
  return isTime ? children : until;
}
