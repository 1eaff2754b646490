// React Native's own Jest environment with the real CanvasKit (Skia) on globalThis. Like the one Skia ships, but
// it keeps the 'react-native' export condition of @react-native/jest-preset.
const ReactNativeEnv = require('@react-native/jest-preset/jest/react-native-env.js');
const CanvasKitInit = require('canvaskit-wasm/bin/full/canvaskit');

// CanvasKit asks `instanceof Array`, and arrays made inside a test are of another realm.
const GRADIENTS = ['MakeLinearGradient', 'MakeRadialGradient', 'MakeSweepGradient', 'MakeTwoPointConicalGradient'];
const takeForeignArrays = (CanvasKit) => {
  for (const name of GRADIENTS) {
    const make = CanvasKit.Shader[name];
    CanvasKit.Shader[name] = (...args) => make(...args.map((arg) => (Array.isArray(arg) ? Array.from(arg) : arg)));
  }
  return CanvasKit;
};

let shared; // one instance a Jest worker
module.exports = class extends ReactNativeEnv {
  async setup() {
    await super.setup();
    shared ??= CanvasKitInit({}).then(takeForeignArrays);
    this.global.CanvasKit = await shared;
  }
};
