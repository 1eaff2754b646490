/** How a match of MortalGate is told at its end. */
export const result = {
  byRound: 'Grace by round',
  byMove: 'Grace by move',
  altars_one: '{{count}} altar',
  altars_other: '{{count}} altars',
  draw: 'A draw',
  score: '{{best}} grace to {{other}}',
  deeds: { slain: 'slain', captures: 'captures', damage: 'damage', healed: 'healed', deaths: 'deaths' },
  exchanged: 'teams exchanged',
};
