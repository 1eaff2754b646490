// Two projects: rules are plain TypeScript and need no React Native, so their thousands of cases start at once.
const PURE = [
  '<rootDir>/__tests__/engine/**/*.test.ts',
  '<rootDir>/__tests__/games/*/{rules,lessons}/**/*.test.ts',
  '<rootDir>/__tests__/*.test.ts',
];

/** @type {import('jest').Config} */
module.exports = {
  // The first test of a file may load the whole app, and on a busy machine everything waits longer; what hangs still ends.
  testTimeout: 600000,
  projects: [
    {
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: PURE,
      moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
      transform: {
        '\\.[jt]s$': [
          'babel-jest',
          {
            babelrc: false,
            configFile: false,
            presets: ['@babel/preset-typescript'],
            plugins: ['@babel/plugin-transform-modules-commonjs'],
          },
        ],
      },
    },
    {
      displayName: 'app',
      preset: 'jest-expo',
      resolver: '<rootDir>/__tests__/support/resolver.js',
      testEnvironment: '<rootDir>/__tests__/support/skiaEnvironment.js',
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup.js'],
      moduleNameMapper: {
        '^\\./ExpoSQLite$': '<rootDir>/__tests__/support/expoSqliteNative.js',
        '^\\./deviceFiles$': '<rootDir>/__tests__/support/deviceFiles.ts',
      },
      transformIgnorePatterns: [
        '/node_modules/(?!(.pnpm|react-native|@react-native|@react-native-community|expo|@expo|@expo-google-fonts|react-navigation|@react-navigation|@shopify/react-native-skia|@iconify|standard-navigation|react-redux|@reduxjs/toolkit|immer|redux|redux-thunk|reselect|pixelmatch))',
        '/node_modules/react-native-reanimated/plugin/',
        '/node_modules/@react-native/babel-preset/',
      ],
      testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: [
        '<rootDir>/__tests__/engine/',
        '<rootDir>/__tests__/games/[^/]+/(rules|lessons)/',
        '<rootDir>/__tests__/[^/]+\\.test\\.ts$',
      ],
    },
  ],
};
