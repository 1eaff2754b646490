// React Native's own Jest environment with the real CanvasKit (Skia) on globalThis. Like the one Skia ships, but
// it keeps the 'react-native' export condition of @react-native/jest-preset.
const ReactNativeEnv = require('@react-native/jest-preset/jest/react-native-env.js');
const CanvasKitInit = require('canvaskit-wasm/bin/full/canvaskit');

let shared; // one instance a Jest worker
module.exports = class extends ReactNativeEnv {
  async setup() {
    await super.setup();
    shared ??= CanvasKitInit({});
    this.global.CanvasKit = await shared;
  }
};
