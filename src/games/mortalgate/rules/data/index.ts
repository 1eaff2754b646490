export * from './abilities';
export * from './blessings';
export * from './board';
export * from './constants';
export * from './heroes';
