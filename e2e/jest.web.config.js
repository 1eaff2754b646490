process.env.E2E_DRIVER = 'playwright';

/** @type {import('jest').Config} */
module.exports = {
  rootDir: '..',
  testMatch: ['<rootDir>/e2e/**/*.e2e.ts'],
  // A whole match on a machine that is busy with something else; it is never waited for.
  testTimeout: 1800000,
  maxWorkers: 2,
  testEnvironment: 'node',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' },
  transform: require('./transform'),
  globalSetup: '<rootDir>/e2e/serve.ts',
  globalTeardown: '<rootDir>/e2e/stopServing.ts',
};
