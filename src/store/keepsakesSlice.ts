import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Keepsake } from '@/storage';

/** What players made and keep for one game, as it was read last; null before that. */
export type KeepsakesState = { readonly gameId: string | null; readonly list: readonly Keepsake[] };

const initialState: KeepsakesState = { gameId: null, list: [] };

/** The keepsakes of the game whose shelf is open. */
export const keepsakesSlice = createSlice({
  name: 'keepsakes',
  initialState,
  reducers: {
    listed: (_state, { payload }: PayloadAction<{ gameId: string; list: readonly Keepsake[] }>): KeepsakesState =>
      payload,
  },
});
