import { createAudioPlayer } from 'expo-audio';
import { impactAsync, notificationAsync, selectionAsync } from 'expo-haptics';

import { CUES } from '@/store';
import { makeDeviceFeedback } from '@/store/deviceFeedback';

jest.mock('expo-audio', () => ({ createAudioPlayer: jest.fn(), setAudioModeAsync: jest.fn(async () => undefined) }));
jest.mock('expo-haptics', () => ({
  ...jest.requireActual('expo-haptics'),
  impactAsync: jest.fn(async () => undefined),
  notificationAsync: jest.fn(async () => undefined),
  selectionAsync: jest.fn(async () => Promise.reject(new Error('no motor'))),
}));

const makePlayer = () => ({ play: jest.fn(), seekTo: jest.fn(async () => undefined) });

beforeEach(() => jest.clearAllMocks());

test('every cue has a sound, loaded once and played from its beginning each time', () => {
  const player = makePlayer();
  jest.mocked(createAudioPlayer).mockReturnValue(player as unknown as ReturnType<typeof createAudioPlayer>);
  const feedback = makeDeviceFeedback();
  for (const cue of [...CUES, ...CUES]) feedback.sound(cue);
  expect(createAudioPlayer).toHaveBeenCalledTimes(CUES.length);
  expect(player.seekTo).toHaveBeenCalledTimes(2 * CUES.length);
  expect(player.play).toHaveBeenCalledTimes(2 * CUES.length);
});

test('every cue can be felt, and a device without a motor is no trouble', async () => {
  const feedback = makeDeviceFeedback();
  for (const cue of CUES) feedback.haptic(cue);
  await Promise.resolve();
  const calls = [impactAsync, notificationAsync, selectionAsync].map((felt) => jest.mocked(felt).mock.calls.length);
  expect(calls.reduce((sum, count) => sum + count)).toBe(CUES.length);
});

test('a device without a loudspeaker is no trouble', () => {
  jest.mocked(createAudioPlayer).mockImplementation(() => {
    throw new Error('no loudspeaker');
  });
  expect(() => makeDeviceFeedback().sound('move')).not.toThrow();
});

test('a browser page that nobody has touched yet stays silent', () => {
  Object.defineProperty(globalThis, 'navigator', {
    value: { userActivation: { hasBeenActive: false } },
    configurable: true,
  });
  const feedback = makeDeviceFeedback();
  feedback.sound('turn');
  feedback.haptic('turn');
  expect(createAudioPlayer).not.toHaveBeenCalled();
  expect(impactAsync).not.toHaveBeenCalled();
  Reflect.deleteProperty(globalThis, 'navigator');
});
