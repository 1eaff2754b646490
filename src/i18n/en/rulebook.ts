export const rulebook = {};
