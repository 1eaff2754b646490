import { isAnyOf } from '@reduxjs/toolkit';

import type { MatchSlice } from '../createMatchSlice';
import { keepCopy } from '../thunks/copies';
import type { Listen } from './listening';

/** Looks now and then whether the copy of the saves has become old. */
export function listenForCopies(listen: Listen, { actions }: MatchSlice): void {
  listen({
    matcher: isAnyOf(actions.saved, actions.closed),
    effect: (_action, api) => void api.dispatch(keepCopy('playing')),
  });
}
