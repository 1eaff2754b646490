/** @type {import('detox').DetoxConfig} */
module.exports = {
  testRunner: { args: { $0: 'jest', config: 'e2e/jest.detox.config.js' }, jest: { setupTimeout: 180000 } },
  apps: {
    'ios.release': {
      type: 'ios.app',
      binaryPath: 'ios/build/Build/Products/Release-iphonesimulator/Gatehouse.app',
      build:
        'xcodebuild -workspace ios/Gatehouse.xcworkspace -scheme Gatehouse -configuration Release -sdk iphonesimulator -derivedDataPath ios/build',
    },
    'android.release': {
      type: 'android.apk',
      binaryPath: 'android/app/build/outputs/apk/release/app-release.apk',
      testBinaryPath: 'android/app/build/outputs/apk/androidTest/release/app-release-androidTest.apk',
      build: 'cd android && ./gradlew assembleRelease assembleAndroidTest -DtestBuildType=release',
    },
  },
  devices: {
    simulator: { type: 'ios.simulator', device: { type: process.env.DETOX_IOS_DEVICE ?? 'iPhone 16' } },
    emulator: { type: 'android.emulator', device: { avdName: process.env.DETOX_AVD ?? 'Pixel_8_API_35' } },
    attached: { type: 'android.attached', device: { adbName: '.*' } },
  },
  configurations: {
    'ios.sim.release': { device: 'simulator', app: 'ios.release' },
    'android.emu.release': { device: 'emulator', app: 'android.release' },
    'android.att.release': { device: 'attached', app: 'android.release' },
  },
};
