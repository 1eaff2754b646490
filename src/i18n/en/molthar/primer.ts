/** Molthar in a minute: the first page of its rulebook. */
export const primer = {
  goal: 'Win fairy-tale characters to your side. Be the first to reach 12 points, and have the most when it ends.',
  turn: {
    actions: 'You have three actions a turn, in any order and as often as you like:',
    take: 'Take one of the four open pearls, or the top one of the pile.',
    replace: 'Change the four open pearls for new ones.',
    place: 'Place an open character on your portal. It has room for two.',
    activate:
      'Activate a character of your portal: pay the pearls it shows. It gives points, often diamonds and an ability.',
    keep: 'At the end of your turn you keep five pearls.',
  },
  end: 'When somebody has 12 points the round is finished, and everybody has one more turn. The most points win; if equal, the most diamonds.',
  signs: {
    pearl: 'A pearl. A cost shows the values that you pay.',
    diamond: 'A diamond. Spend one while you pay, and a pearl counts 1 more.',
    shield: 'Points.',
    once: 'Red ability: it happens once, at once.',
    stays: 'Blue ability: it stays yours to the end.',
    swap: 'Swap: when this pearl is turned up, both open characters are changed.',
  },
};
