import type { Driver } from './driver';

export type { Driver, Screen } from './driver';

/** Playwright for the web build, Detox otherwise; only the one that is used is loaded. */
export function createDriver(): Driver {
  return process.env.E2E_DRIVER === 'playwright'
    ? (require('./playwright') as typeof import('./playwright')).createDriver()
    : (require('./detox') as typeof import('./detox')).createDriver();
}
