import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Words } from '@/engine';
import type { StorageState } from './types';

type Failure = { readonly problem: Words; readonly offers?: StorageState['offers'] };

/** Whether the saved matches are within reach. */
export const storageSlice = createSlice({
  name: 'storage',
  initialState: { status: 'opening', problem: null } as StorageState,
  reducers: {
    opened: (): StorageState => ({ status: 'ready', problem: null }),
    opening: (): StorageState => ({ status: 'opening', problem: null }),
    openFailed: (_state, { payload }: PayloadAction<Failure>): StorageState => ({ ...payload, status: 'failed' }),
    lost: (_state, { payload }: PayloadAction<Pick<StorageState, 'loss' | 'offers'>>): StorageState => ({
      ...payload,
      status: 'lost',
      problem: null,
    }),
  },
});
