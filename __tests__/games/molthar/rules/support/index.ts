export * from './cards';
export * from './costs';
export * from './deeds';
export * from './hidden';
export * from './play';
export * from './position';
export * from './read';
export * from './walk';
