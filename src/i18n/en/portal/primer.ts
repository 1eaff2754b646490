/** PORTAL in a minute: the first page of its rulebook. */
export const primer = {
  goal: 'Two to four armies meet on a table measured in centimetres. Score for what you destroy, for what you have left, for enemies put to flight and for objectives.',
  turn: {
    parts:
      'Each turn dice say who goes first. Then you act by turns, with one unit or one figure at a time, until all have had their round. A round:',
    move: 'Move: as far as the die allows. Light terrain costs 3 for 1, Heavy 5 for 1. Run or charge twice as far.',
    act: 'Then one action: strike who touches you, shoot whom you see, fire a gun, cast a spell or take over what is abandoned.',
    hit: 'An attack hits with 5 or more on the own die. From the rear +2, far away or half hidden −1.',
    recover: 'Who is hit rolls the own die: 4 or more survives.',
    morale:
      'A unit that lost a quarter to shots, is hopelessly outnumbered or sees friends run tests its morale: 4 or more, or it flees.',
  },
  end: 'Usually the battle ends after six turns. The highest score wins.',
  signs: {
    die: 'A figure’s die: speed, skill, nerve and toughness in one.',
    figure: 'A figure on its base, the notch shows its facing.',
    terrain: 'Terrain and what a centimetre in it costs.',
    template: 'A template: whoever’s centre is under it is hit.',
    objective: 'An objective: the most strength round it holds it.',
  },
};
