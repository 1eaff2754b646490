/** The log of a match. */
export const log = {
  title: 'Log',
  empty: 'Nothing has happened yet',
  reading: 'Reading what came before …',
};
