export const moltharTable = {};
