export const result = {};
