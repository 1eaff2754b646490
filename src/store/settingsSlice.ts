import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { z } from 'zod';

import { GAME_IDS } from '@/games';
import { readJson, seatSetup } from '@/storage';
import { COACHES, DOORS, LANGUAGES, MOTIONS, SPEEDS, type Settings } from './types';

/** What holds until somebody changes it. */
export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  sound: true,
  haptics: true,
  speed: 1,
  reducedMotion: 'system',
  patterns: false,
  hand: 'right',
  keepAwake: true,
  turnScreen: false,
  doors: 'hidden',
  coach: 'asked',
  doubt: false,
  titles: {},
  lastNewGame: {},
  intents: {},
  lessons: {},
};

const titles = z.record(z.string(), z.string());
const newGame = z.object({ config: z.record(z.string(), z.unknown()), seats: z.array(seatSetup).min(1) });

const progress = z.object({ step: z.int().min(0), done: z.boolean() });

const SCHEMAS: { readonly [Key in keyof Settings]: z.ZodType<Settings[Key]> } = {
  language: z.enum(LANGUAGES),
  sound: z.boolean(),
  haptics: z.boolean(),
  speed: z.literal(SPEEDS),
  reducedMotion: z.enum(MOTIONS),
  patterns: z.boolean(),
  hand: z.enum(['right', 'left']),
  keepAwake: z.boolean(),
  turnScreen: z.boolean(),
  doors: z.enum(DOORS),
  coach: z.enum(COACHES),
  doubt: z.boolean(),
  titles,
  lastNewGame: z.record(z.string(), newGame),
  intents: z.record(z.string(), z.unknown()),
  lessons: z.record(z.string(), z.record(z.string(), progress)),
};

/** Settings from their rows; one that is missing or damaged has its usual value, the others are kept. */
export function parseSettings(stored: ReadonlyMap<string, string>): Settings {
  const read = Object.entries(SCHEMAS).map(([key, schema]) => [key, readJson<unknown>(schema, stored.get(key) ?? '')]);
  const settings = { ...DEFAULT_SETTINGS, ...Object.fromEntries(read.filter(([, value]) => value !== undefined)) };
  return { ...settings, titles: { ...titlesBefore(stored), ...settings.titles } };
}

/** A title was once a setting of its own, in a row named after the game; it holds until another is chosen. */
function titlesBefore(stored: ReadonlyMap<string, string>): Settings['titles'] {
  const read = GAME_IDS.map((id) => [id, readJson(z.string(), stored.get(`${id}Title`) ?? '')]);
  return Object.fromEntries(read.filter(([, title]) => title !== undefined));
}

/** The settings in force. */
export const settingsSlice = createSlice({
  name: 'settings',
  initialState: DEFAULT_SETTINGS,
  reducers: {
    changed: (settings, { payload }: PayloadAction<Partial<Settings>>) => ({ ...settings, ...payload }),
  },
});
