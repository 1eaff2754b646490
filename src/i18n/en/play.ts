/** Round the table of a match. */
export const play = {
  failed: 'This match cannot be shown',
  saves: 'To the saves',
  opening: 'Opening the match',
  covered: 'The table is covered',
  log: 'Log',
  rules: 'Rules of the game',
};
