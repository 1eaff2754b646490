import { problemOf, type ProblemKey } from '@/storage';
import { noticesSlice } from '../noticesSlice';
import type { AppDispatch } from '../state';
import type { Failed } from '../types';

/** Shows what went wrong and gives it back as an answer. */
export function fail(dispatch: AppDispatch, error: unknown, otherwise: ProblemKey): Failed {
  const problem = problemOf(error, otherwise);
  dispatch(noticesSlice.actions.notified({ words: problem }));
  return { problem };
}
