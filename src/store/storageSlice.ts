import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Words } from '@/engine';
import type { StorageStatus } from './types';

type StorageState = Omit<StorageStatus, 'retry'>;

/** Whether the saved matches are within reach. */
export const storageSlice = createSlice({
  name: 'storage',
  initialState: { status: 'opening', problem: null } as StorageState,
  reducers: {
    opened: (): StorageState => ({ status: 'ready', problem: null }),
    opening: (): StorageState => ({ status: 'opening', problem: null }),
    openFailed: (_state, { payload }: PayloadAction<Words>): StorageState => ({ status: 'failed', problem: payload }),
  },
});
