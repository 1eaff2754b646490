/** What others did, as a table tells it. */
export const told = {
  thinking: '{{name}} is thinking',
  plays: '{{name}} is playing',
  hurry: 'Hurry',
  yourTurn: 'Your turn',
  turnOf: '{{name}}’s turn',
  more: 'More',
  since: 'Since your last turn',
  again: 'Show again',
  andMore_one: 'and 1 more',
  andMore_other: 'and {{count}} more',
  stop: 'Back to the table',
};
