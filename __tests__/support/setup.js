/* globals jest */
require('react-native-gesture-handler/jestSetup');
require('@shopify/react-native-skia/jestSetup');
require('react-native-reanimated').setUpTests();
require('./frameCallbacks');
// What comes from the disk comes later on a busy machine.
require('@testing-library/react-native/pure').configure({ asyncUtilTimeout: 60_000 });
// It only tells Reanimated to leave reduced motion to the app, and warns developers about that at every start.
jest.mock('react-native-reanimated/lib/module/component/ReducedMotionConfig', () => ({
  ReducedMotionConfig: () => null,
}));
// expo-sqlite's developer tools look for a development server when a database opens: there is none in tests.
jest.mock('expo/devtools', () => ({
  ...jest.requireActual('expo/devtools'),
  getDevToolsPluginClientAsync: async () => ({ addMessageListener() {}, sendMessage() {} }),
}));
// expo-audio needs its native module as soon as it is imported; a test machine has no loudspeaker.
jest.mock('expo-audio', () => ({
  createAudioPlayer: () => ({ seekTo: async () => undefined, play: () => undefined }),
  setAudioModeAsync: async () => undefined,
}));
// Screens are tested by what can be read and touched on them. Pictures have tests of their own, with real fonts.
jest.mock('../../src/scene/loadFonts', () => ({ loadFonts: () => new Promise(() => {}) }));
