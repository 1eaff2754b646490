export const startup = {};
