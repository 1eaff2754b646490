/** Points, objectives and the end. */
export const victory = {
  'PORT-326':
    'You score the full price of every enemy part you destroy: soldier, mount, rider, hull, crewman, weapon or gun, with its attributes and spells. What fled brings no price.',
  'PORT-327':
    'You score the price of everything of yours that is still on the table at the end, or has left it for an objective.',
  'PORT-328':
    'You score 20 for every enemy unit that fled because of what you did. With two players it counts whoever caused it.',
  'PORT-329': 'You score 50 for every objective you have gained.',
  'PORT-330': 'If an objective ended the game, whoever covers most of the table scores 50 more.',
  'PORT-331': 'What you destroy of your own scores for your opponent when two play, and otherwise for nobody.',
  'PORT-332': 'A captured vehicle or gun scores once, for its captor, as destroyed. It never counts as something left.',
  'PORT-333': 'What is abandoned when the game ends counts neither as destroyed nor as left.',
  'PORT-334': 'The highest score wins. Equal highest scores are a draw.',
  'PORT-335':
    'You may give up at any time. All your figures are taken off as fled, and every side that is left scores 20 for each unit.',
  'PORT-336':
    'A hold objective goes to the side with the most strength within its radius at the end: at least 1, and more than any other side.',
  'PORT-337':
    'An objective to hold in a row is yours as soon as you control it at the end of so many turns running. Some are for one side only.',
  'PORT-338': 'An exit objective is yours when the named share of your starting points has left over the named edge.',
  'PORT-339': 'A figure exits when its centre reaches the exit edge. For scoring it counts as still on the table.',
  'PORT-340': 'A destroy objective is yours when no enemy unit of its kind is left, if there was one at all.',
  'PORT-341': 'Abandoned vehicles, guardians and whoever is in flight never control an objective.',
};
