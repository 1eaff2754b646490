export * from './cards';
export * from './deeds';
export * from './play';
export * from './position';
export * from './read';
