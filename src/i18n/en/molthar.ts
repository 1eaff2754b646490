export const molthar = {};
