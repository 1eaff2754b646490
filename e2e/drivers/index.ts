import type { Driver } from './driver';

export { SCREENS, type Driver, type Screen } from './driver';

/** Playwright for the web build, Detox otherwise; only the one that is used is loaded. */
export function createDriver(): Driver {
  return process.env.E2E_DRIVER === 'playwright'
    ? require('./playwright').createDriver()
    : require('./detox').createDriver();
}
