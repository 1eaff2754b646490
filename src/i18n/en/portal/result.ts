/** How a battle is told at its end. */
export const result = {
  byTurn: 'Points by turn',
  byMove: 'Points by move',
  points_one: '{{count}} point',
  points_other: '{{count}} points',
  draw: 'A draw',
  score: '{{best}} to {{other}}',
  source: {
    destroyed: 'Destroyed',
    left: 'Left on the table',
    fled: 'Put to flight',
    objectives: 'Objectives',
    cover: 'Table covered',
  },
  exchanged: 'sides exchanged',
};
