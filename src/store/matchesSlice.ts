import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Words } from '@/engine';
import type { MatchSummary, Standing } from '@/storage';

/** The list of saved matches, newest first. */
export type MatchesState = {
  readonly list: readonly MatchSummary[];
  readonly loading: boolean;
  readonly problem: Words | null;
};

type Moved = { readonly id: string; readonly moves: number; readonly standing: Standing; readonly updatedAt: number };

const initialState: MatchesState = { list: [], loading: true, problem: null };

/** Keeps the list in step with what is stored. */
export const matchesSlice = createSlice({
  name: 'matches',
  initialState,
  reducers: {
    listed: (_state, { payload }: PayloadAction<readonly MatchSummary[]>): MatchesState => ({
      list: payload,
      loading: false,
      problem: null,
    }),
    // What was read before stays: a failed read never looks like an empty list.
    listFailed: (state, { payload }: PayloadAction<Words>) => ({ ...state, loading: false, problem: payload }),
    added: (state, { payload }: PayloadAction<MatchSummary>) => ({
      ...state,
      list: [payload, ...without(state.list, payload.id)].sort(newestFirst),
    }),
    moved: (state, { payload: { id, moves, standing, updatedAt } }: PayloadAction<Moved>) => ({
      ...state,
      list: state.list
        .map((item) => (item.id === id ? { ...item, ...standing, moves, updatedAt } : item))
        .sort(newestFirst),
    }),
    renamed: (state, { payload: { id, name } }: PayloadAction<{ id: string; name: string }>) => ({
      ...state,
      list: state.list.map((item) => (item.id === id ? { ...item, name } : item)),
    }),
    troubled: (state, { payload: { id, problem } }: PayloadAction<{ id: string; problem: Words | null }>) => ({
      ...state,
      list: state.list.map((item) => (item.id === id ? { ...item, problem } : item)),
    }),
    removed: (state, { payload }: PayloadAction<string>) => ({ ...state, list: without(state.list, payload) }),
  },
});

function without(list: readonly MatchSummary[], id: string): MatchSummary[] {
  return list.filter((item) => item.id !== id);
}

function newestFirst(a: MatchSummary, b: MatchSummary): number {
  return b.updatedAt - a.updatedAt;
}
