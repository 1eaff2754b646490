import { AppState, Platform } from 'react-native';

import { databaseFile } from '@/storage';
import { deviceOutside } from '@/storage/deviceOutside';
import { expoConnection } from '@/storage/expoConnection';
import { makeDeviceFeedback } from './deviceFeedback';
import type { Services } from './services';

const TWO_32 = 4294967296;
const TWO_21 = 2097152;
const ID_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';
const ID_LENGTH = 12;

/** The device itself. */
export const deviceServices: Services = {
  connect: (generation) => expoConnection(databaseFile(generation)),
  outside: deviceOutside(),
  now: () => Date.now(),
  ticks: () => performance.now(),
  newId: () =>
    Array.from({ length: ID_LENGTH }, () => ID_LETTERS[Math.floor(Math.random() * ID_LETTERS.length)]).join(''),
  newSeed: () => Math.floor(Math.random() * TWO_21) * TWO_32 + Math.floor(Math.random() * TWO_32),
  // A timer, not an animation frame: those stand still in a tab that is out of sight.
  nextFrame: () => new Promise((resolve) => setTimeout(resolve, 0)),
  onHidden: (listener) => {
    const subscription = AppState.addEventListener('change', (state) => state !== 'active' && listener());
    return () => subscription.remove();
  },
  // In the browser SQLite lives in a worker that stays broken once another tab had the file.
  reload: Platform.OS === 'web' ? () => window.location.reload() : null,
  feedback: makeDeviceFeedback(),
};
