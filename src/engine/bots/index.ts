export * from './kit';
export * from './randomBot';
export * from './greedyBot';
export * from './lookAheadBot';
