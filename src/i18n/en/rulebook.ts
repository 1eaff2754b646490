/** The screen of the rulebook; the rules themselves are in files of their own. */
export const rulebook = {
  title: 'Rulebook',
  search: 'Search the rules',
  clear: 'Clear the search',
  found_one: '{{count}} rule found',
  found_other: '{{count}} rules found',
  none: 'No rule has these words',
  noneNote: 'Try a shorter word, or the number of a rule such as {{example}}.',
  contents: 'Contents',
  ruleLabel: 'Rule {{id}}',
  unknownRule: 'There is no rule {{id}} here',
};
