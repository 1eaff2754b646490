/** Cards that lie face down while others look on, and calls. */
export const closed = {
  hand: {
    place: 'Card {{number}} of {{count}}, face down',
    look: 'Only you may see them. Look, choose one, and turn it over when you want to play it.',
    wait: 'You look at them in your turn, or when you call.',
    turn: 'Turn it over',
    back: 'Not this one',
    which: 'Choose a card',
  },
  call: {
    text: 'The game waits until you say who calls.',
    done: 'Done',
  },
};
