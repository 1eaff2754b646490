/** What others did, as a table tells it. */
export const told = {
  thinking: '{{name}} is thinking',
  plays: '{{name}} is playing',
  hurry: 'Hurry',
  yourTurn: 'Your turn',
  more: 'More',
};
