export * from './game';
export * from './rng';
