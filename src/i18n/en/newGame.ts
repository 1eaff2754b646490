export const newGame = {};
