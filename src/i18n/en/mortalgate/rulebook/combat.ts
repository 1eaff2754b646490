/** Attacks, sight, hits and deaths. */
export const combat = {
  'GATE-067': 'Once a turn a hero may fight: with a basic attack or with an ability that is ready.',
  'GATE-068': 'A miss or a block uses up the action all the same.',
  'GATE-069': 'A basic attack is aimed at one enemy on the island.',
  'GATE-070': 'The enemy may be as far away as the hero’s range. Every hex counts as a step, rock and heroes included.',
  'GATE-071': 'An ability aimed at somebody reaches as far as its own range says.',

  'GATE-072': 'To attack somebody, or to use an ability on somebody, your hero must see them. Healing is no exception.',
  'GATE-073':
    'Sight goes in a straight line, hex by hex, from the middle of one hero’s hex to the middle of the other’s.',
  'GATE-074': 'Neither your own hex nor that of the target is ever in the way, so neighbours always see each other.',
  'GATE-075': 'Rock and sea on the line block sight.',
  'GATE-076': 'An enemy who stands between you and the target blocks sight.',
  'GATE-077': 'You see past your own teammates.',
  'GATE-078': 'A line that runs along the edge of two hexes is blocked there only when both are.',
  'GATE-079': 'There is nothing to see past the rim of the map: what lies outside blocks.',

  'GATE-080': 'Abilities work without a roll, except those that are made of basic attacks.',
  'GATE-081': 'Without a roll, accuracy and dodge do not matter, nor do Pinpoint and Evasive.',
  'GATE-082':
    'Long Shot, Quick Blade and Cheap Shot are made of basic attacks. Each of these attacks is rolled by itself.',
  'GATE-083':
    'Your chance is 75, plus your accuracy, minus the target’s dodge. Pinpoint adds 5 to accuracy, Evasive 10 to dodge.',
  'GATE-084': 'Two ten-sided dice, tens and ones, make a roll from 1 to 100. A double zero is 100.',
  'GATE-085': 'You hit with a roll of at least 100 minus your chance. This is the number you need.',
  'GATE-086': 'Before blessings you need between 16 (an archer against Drexir) and 32 (Drexir against Zadita).',
  'GATE-087': 'No roll hits or misses by itself. With blessings you need 11 at the least and 42 at the most.',
  'GATE-088':
    'A hit does the attacker’s damage, and 1 more each for Forceful, for Precision Targeting and for a Static Charge.',
  'GATE-089': 'Divine Shield can bring damage down to 0, but not below.',
  'GATE-090': 'As much damage as a hero takes, so much health it loses.',
  'GATE-091': 'Health stays between 0 and the hero’s full value.',
  'GATE-092':
    'What one attack or ability does happens at once, in this order: damage, deaths, grace, Leech, victory. Each attack of Quick Blade and Cheap Shot counts alone.',
  'GATE-093': 'Your attacks and abilities never hurt or hinder your own team.',

  'GATE-094': 'At 0 health a hero is slain.',
  'GATE-095': 'The slain leave the island right away, and their hex is free.',
  'GATE-096': 'Who is off the island blocks nothing, contests nothing and cannot be aimed at.',
  'GATE-097': 'Death clears the cooldowns: both abilities are there again on return.',
  'GATE-098': 'Death takes burning, poison and stun away.',
  'GATE-099': 'Shield Wall, Precision Targeting and Static Charge die with the hero who used them.',
  'GATE-100': 'For each hero slain the other team gets 1 grace. How it died does not matter.',
  'GATE-101': 'Burning and poison kill for the other team too, also where fire has spread.',
  'GATE-102': 'Altars of the team stay its own when a hero dies.',
};
