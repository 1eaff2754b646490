export const hall = {};
