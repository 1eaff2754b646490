import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Words } from '@/engine';
import type { DeletedMatch, MatchSummary, Standing } from '@/storage';

/** The list of saved matches, newest first. */
export type MatchesState = {
  readonly list: readonly MatchSummary[];
  /** What can still be brought back, the newest deletion first. */
  readonly deleted: readonly DeletedMatch[];
  readonly loading: boolean;
  readonly problem: Words | null;
};

type Moved = { readonly id: string; readonly moves: number; readonly standing: Standing; readonly updatedAt: number };

const initialState: MatchesState = { list: [], deleted: [], loading: true, problem: null };

/** Keeps the list in step with what is stored. */
export const matchesSlice = createSlice({
  name: 'matches',
  initialState,
  reducers: {
    listed: (state, { payload }: PayloadAction<readonly MatchSummary[]>): MatchesState => ({
      ...state,
      list: payload,
      loading: false,
      problem: null,
    }),
    deletedListed: (state, { payload }: PayloadAction<readonly DeletedMatch[]>) => ({ ...state, deleted: payload }),
    // What was read before stays: a failed read never looks like an empty list.
    listFailed: (state, { payload }: PayloadAction<Words>) => ({ ...state, loading: false, problem: payload }),
    added: (state, { payload }: PayloadAction<MatchSummary>) => ({
      ...state,
      list: [payload, ...without(state.list, payload.id)].sort(newestFirst),
      deleted: without(state.deleted, payload.id),
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
    erased: (state, { payload }: PayloadAction<string>) => ({ ...state, deleted: without(state.deleted, payload) }),
  },
});

function without<M extends MatchSummary>(list: readonly M[], id: string): M[] {
  return list.filter((item) => item.id !== id);
}

function newestFirst(a: MatchSummary, b: MatchSummary): number {
  return b.updatedAt - a.updatedAt;
}
