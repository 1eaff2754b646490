export const saves = {};
