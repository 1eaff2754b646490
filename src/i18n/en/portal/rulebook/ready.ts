/** Getting ready, turns and rounds. */
export const ready = {
  'PORT-054':
    'Before the game you agree on army size, activation, length, table, terrain with its difficulty, objectives and seed. Once it runs, none of this changes.',
  'PORT-055': 'The table is a rectangle: 90 × 60, 120 × 80 or 180 × 120 cm, unless a scenario brings its own.',
  'PORT-056':
    'In a skirmish each figure has its own round; in a siege a whole unit acts at once. The choice holds for all players.',
  'PORT-057':
    'If an army has more than 20 figures, the app proposes a siege, otherwise a skirmish. You may choose the other.',
  'PORT-058':
    'A game lasts a number of turns (usually 6), a number of minutes (usually 120), the longer of both, or until victory.',
  'PORT-059': 'The clock alone changes nothing. Only the move “Time is up” counts, and it is recorded like any other.',
  'PORT-060':
    'Before you begin, every piece of terrain is Light, Heavy or Impassable. The bare table is none of these.',
  'PORT-061': 'Leave at least 10 cm between two pieces of terrain, edge to edge.',
  'PORT-062': 'A piece of terrain lies wholly on the table. It may touch the edge.',
  'PORT-063': 'Without a scenario you place terrain in seat order, one piece at a time, 4 to 8 in all.',
  'PORT-064': 'A piece may have patches, such as a bridge or a ford. Inside a patch its own difficulty counts.',
  'PORT-065': 'Pond and river are deep water as long as they are Impassable.',
  'PORT-066':
    'You deploy in your zone: the one of the scenario, or a strip along a table edge, 12, 15 or 20 cm deep on the small, medium and large table.',
  'PORT-067':
    'Everybody rolls a D6 for deployment, and ties roll again. Then you place one unit at a time by turns, the lowest roll first.',
  'PORT-068': 'A figure is deployed wholly inside your zone.',
  'PORT-069':
    'It may not overlap another, nor have its centre on Impassable ground. Ground vehicles and guns keep their whole outline off it.',
  'PORT-070': 'You may deploy a figure facing any way you like.',
  'PORT-071': 'In a siege a unit is deployed in cohesion.',
  'PORT-072': 'The starting strength of a unit is what it has when deployment ends, or when it is formed later on.',
  'PORT-073': 'A game goes turn by turn, counted from 1. A turn is made of rounds.',
  'PORT-074': 'At the start of each turn everybody still in the game rolls a D6. The highest goes first.',
  'PORT-075': 'If several tie for highest, they roll again among themselves until one wins.',
  'PORT-076': 'Then you take rounds in seat order, one each, over and over.',
  'PORT-077': 'Whatever takes a round is a group: a single figure in a skirmish, a unit in a siege.',
  'PORT-078': 'Every group on the table has exactly one round in each turn.',
  'PORT-079': 'If all your groups have acted, you are passed over and the others go on.',
  'PORT-080':
    'If it is up to you and a group of yours is still unused, you act with one. Holding uses up its round too.',
  'PORT-081': 'In a round a group may move and then take one action, in that order.',
  'PORT-082': 'The actions are melee, shooting, casting, capturing and crewing.',
  'PORT-083': 'In a siege a unit takes one kind of action, and all its members who can may join in.',
  'PORT-084':
    'A group that appears during a turn acts from the next one on: a guardian, a leader left behind, the crew of a burst gun, a captured or re-crewed vehicle.',
  'PORT-085':
    'When no group is left, the turn ends: spells run out, then objectives are checked, then the end of the game.',
  'PORT-086': 'A game of so many turns ends with the last of them.',
  'PORT-087': 'A game by the clock ends with the turn in which “Time is up” was recorded.',
  'PORT-088':
    'If the longer of both counts, the game ends with the first turn that has reached the number and by whose end the time is up.',
  'PORT-089': 'The game ends at once when at most one side has anything on the table that is not abandoned.',
  'PORT-090':
    'A game until victory ends only like this, by an objective that ends the game, or by the last possible turn.',
  'PORT-091': 'After turn 30 a game until victory is over in any case.',
  'PORT-092':
    'An objective that ends the game does so, whatever length you agreed, at the end of the turn in which it is achieved.',
};
