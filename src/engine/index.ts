export * from './game';
export * from './rng';
export * from './copyPlain';
export * from './hash';
export * from './barrier';
export * from './match';
export * from './replay';
export * from './bots';
