/** Turns, return, upkeep and movement. */
export const turn = {
  'GATE-036':
    'Teams play alternately: first hero of the opening team, first hero of the other, then the second heroes, the third, the fourth, and over again.',
  'GATE-037': 'A round is eight turns, one for every hero. Rounds are counted from 1.',
  'GATE-038': 'Only the hero whose turn it is can walk, fight and capture.',
  'GATE-039': 'A slain hero does not miss its turn. It starts with the way back to the island.',
  'GATE-040': 'Every turn runs through upkeep, movement, combat and capture.',
  'GATE-041': 'You cannot go back to an earlier phase: whoever has fought does not walk any more.',
  'GATE-042': 'Walking, fighting and capturing are up to you. Upkeep always happens.',
  'GATE-043': 'With an attack or an ability your walking is over, and points you still had are gone.',
  'GATE-044': 'A capture skips whatever you left undone of movement and combat.',
  'GATE-045': 'A turn is over after a capture, when you end it, when its hero dies, or when somebody has won.',

  'GATE-046': 'A slain hero comes back by itself at the very beginning of its turn.',
  'GATE-047': 'It appears on the first hex of its camp’s order where nobody stands.',
  'GATE-048':
    'Is the whole camp taken? Then it appears on the nearest free hex, counted in steps from K27 for Red and from L2 for Blue as if no heroes were there. Of equally near ones Red takes the first and Blue the last, reading row by row from the top left.',
  'GATE-049': 'Whoever comes back has full health and both abilities, and is free of statuses and effects.',
  'GATE-050': 'The turn of the return is a whole one: the hero may walk, fight and capture.',

  'GATE-051': 'Upkeep has six steps: Shield Wall ends; cooldowns; burning; poison; stun; Precision Targeting.',
  'GATE-052': 'Each cooldown of the hero drops by 1. Those of the others wait for their own turns.',
  'GATE-053': 'An ability whose cooldown has come down to 0 may be used in that very turn.',
  'GATE-054': 'Every status works once, then it has a turn less. With none left it is gone.',
  'GATE-055': 'What a status did in upkeep holds all turn, even if that was its last time.',
  'GATE-056':
    'Three turns of poison mean the next three turns of the poisoned hero; the same goes for other statuses and numbers.',
  'GATE-057': 'A hero who dies in its own upkeep has no more of this turn, and comes back at the next.',

  'GATE-058':
    'You have movement points as the hero’s value says: 1 more with Sprint, 2 fewer with poison, and at least 0.',
  'GATE-059': 'Each point is one step to a neighbouring hex.',
  'GATE-060': 'You can only step onto a neighbouring hex of the island.',
  'GATE-061': 'Rock and sea stop everybody.',
  'GATE-062': 'You can neither stop on another hero’s hex nor pass over it, friend or enemy.',
  'GATE-063': 'Use as many points as you like, or none. You may walk in several goes.',
  'GATE-064': 'You may walk back over hexes you came from. Those steps cost points as well.',
  'GATE-065': 'Zones, altars and the camps of both teams may be entered by anyone.',
  'GATE-066': 'Points are not saved for another turn.',
};
