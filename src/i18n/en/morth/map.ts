/** What is said about a map that does not fit its window. */
export const morthMap = {
  above_one: '{{count}} enemy above, out of sight',
  above_other: '{{count}} enemies above, out of sight',
  below_one: '{{count}} enemy below, out of sight',
  below_other: '{{count}} enemies below, out of sight',
  enemies_one: '{{count}} enemy',
  enemies_other: '{{count}} enemies',
  whole: 'Show the whole map',
  near: 'Go near again',
};
