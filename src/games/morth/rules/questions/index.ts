/** What may be done and why not, each asked by its name: by the verbs, by the board and by the bots alike. */
export * from './activate';
export * from './buy';
export * from './deploy';
export * from './device';
export * from './hire';
export * from './move';
export * from './strike';
export * from './turnPortal';
export * from './upgrade';
export * from './useSkill';
