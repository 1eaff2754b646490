import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

import type { Notice } from './types';

type NoticesState = { readonly next: number; readonly list: readonly Notice[] };

const MOST = 3;
const initialState: NoticesState = { next: 1, list: [] };

/** Short messages; the same one, which offers the same, is never shown twice at a time. */
export const noticesSlice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    notified: ({ next, list }, { payload }: PayloadAction<Omit<Notice, 'id'>>): NoticesState => {
      const others = (list as readonly Notice[]).filter(
        ({ words, action }) => JSON.stringify([words, action]) !== JSON.stringify([payload.words, payload.action]),
      );
      return { next: next + 1, list: [...others, { ...payload, id: next }].slice(-MOST) };
    },
    /** Something was played: what was true only until then is no longer said. */
    moved: ({ next, list }): NoticesState => ({
      next,
      list: (list as readonly Notice[]).filter(({ untilMove }) => untilMove !== true),
    }),
    dismissed: ({ next, list }, { payload }: PayloadAction<number>): NoticesState => ({
      next,
      list: (list as readonly Notice[]).filter(({ id }) => id !== payload),
    }),
  },
});
