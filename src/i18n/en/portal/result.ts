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
  notCounted: 'not counted',
  lastTurn: 'The table at the end',
  squares_one: '{{count}} square',
  squares_other: '{{count}} squares',
  fellHere: 'fell here',
  exchanged: 'sides exchanged',
  deeds: {
    destroyed: 'destroyed',
    lost: 'lost',
    fled: 'fled',
  },
};
