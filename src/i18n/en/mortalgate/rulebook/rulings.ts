/** Points that the rulebook leaves open, each as a question and its answer. */
export const rulings = {
  'GATE-D01':
    'What if the teams are not equal? Each has four heroes anyway, shared as evenly as can be. Either colour may have the extra player.',
  'GATE-D02':
    'Whose turn is it if you lead several heroes? The hero’s. Every hero has a turn of its own, and a team’s order may mix its players as it likes.',
  'GATE-D03': 'What if the roll-off is a tie? You roll again.',
  'GATE-D04': 'What do the others get when the winners pick first? The first turn.',
  'GATE-D05': 'Who picks for a team? Its seats in turn, leaving out those who have their share.',
  'GATE-D06': 'Who shows the order first? The team that opens, so the other can answer it.',
  'GATE-D07': 'Are cooldowns counted in rounds or turns? It comes to the same: a hero has one turn a round.',
  'GATE-D08':
    'Which name is right, Greven or Grevan? Both spellings are about; we say Greven. The attack phase is combat, mobility is movement.',
  'GATE-D09':
    'How do the columns lie? The hexes have a flat top, and every other column, beginning with A, is half a hex lower.',
  'GATE-D10':
    'How large is a zone, and may one stand on the altar? Seven hexes, and yes. The altar blocks neither steps nor sight.',
  'GATE-D11':
    'How do four heroes fit into a camp? It has seven hexes, filled in a fixed order, at the start and on each return. If all are full, the nearest free hex serves.',
  'GATE-D12': 'May you walk into the enemy camp? Yes. Only terrain and heroes stop you.',
  'GATE-D13': 'How is range counted? In steps over the bare map. What stands between matters for sight alone.',
  'GATE-D14':
    'What is a straight line on hexes? One hex a step, from middle to middle. Where it runs along an edge, one open side is enough.',
  'GATE-D15': 'Is the turn of a slain hero skipped, or may it stay away? Neither. It comes back and plays.',
  'GATE-D16':
    'In which order does upkeep go? Shield Wall first, then cooldowns, burning, poison, stun and Precision Targeting.',
  'GATE-D17':
    'When does a turn of stun count? In full: what works in upkeep holds for the whole turn, even if its time ends there. Even the stunned have an upkeep.',
  'GATE-D18': 'Can movement fall below zero? No. Everything is added up first, and 0 is the least.',
  'GATE-D19':
    'Who gets the grace when fire or poison kills? The other team. Who dies in upkeep loses the rest of the turn and comes back at the next.',
  'GATE-D20': 'Does a capture cost movement? No. Points are for steps.',
  'GATE-D21': 'Are abilities rolled? Only Long Shot, Quick Blade and Cheap Shot, because they are basic attacks.',
  'GATE-D22':
    'Do abilities and healing need sight? Yes, whenever they are aimed at somebody. So one rule tells what you can tap.',
  'GATE-D23':
    'Why is the shown chance one higher than the sum? A roll that equals the number you need hits too. If you need 22, you hit with 79 of 100 rolls, and that is what you see.',
  'GATE-D24': 'What does Sabea need against Seiren? 30. The printed 70 does not fit anything around it.',
  'GATE-D25':
    'What comes first in an attack? All damage, then deaths, grace, Leech and victory. After a victory no further attacks are rolled.',
  'GATE-D26': 'Does Rising Winds strike friends? No, enemies only.',
  'GATE-D27': 'May you strike all around with nobody there? No. That also guards against a slip of the thumb.',
  'GATE-D28':
    'What counts as base damage? The hero’s damage with Forceful. Precision Targeting and Static Charge are for basic attacks, and Blistering Pain does 3, always.',
  'GATE-D29': 'Does Explosive Shot hit several, and is Full Draw an attack? No and no: one enemy, and a healing.',
  'GATE-D30':
    'Through whom does Chain Lightning go? Through enemies next to enemies, each once. Those who die of it still pass it on, and only the first must be seen.',
  'GATE-D31': 'Does a miss use up a charge? Yes. Charges wait for you, end with death and are never more than 2.',
  'GATE-D32': 'May you heal yourself or the healthy? No. Healing is for others, and only where it helps.',
  'GATE-D33':
    'What does Shield Wall hold off? All damage, spread fire too, and everything enemies do to him. It ends as his turn begins. He still stands in the way and contests.',
  'GATE-D34':
    'How does Cheap Shot work? One rolled attack on each enemy next to Dekhar, clockwise from the north. Leech helps with each hit; Splinter and Shockwave do not.',
  'GATE-D35':
    'Must Quick Blade strike twice? No. The second target is any you could attack, chosen after the first attack, without a step between.',
  'GATE-D36':
    'Whom does Mercy Killing slay? Enemies with 3 health or less, without a roll, for 1 grace. You cannot aim it at anybody healthier.',
  'GATE-D37': 'Do a hero’s own effects outlive it? No, they end as well.',
  'GATE-D38':
    'What if a status comes twice? The longer one counts, and all three may be there together. Precision Targeting and Static Charge do not pile up either.',
  'GATE-D39':
    'Does fire set others alight? No, it only hurts teammates next to the burning hero, when it is hurt itself. Neighbours who both burn hurt one another, each in its own turn.',
  'GATE-D40': 'May the stunned capture? Yes. That is neither walking nor attacking.',
  'GATE-D41':
    'Can you capture your own altar, and does winning one back pay? No, and yes: 2 grace each time. Otherwise standing still would pay.',
  'GATE-D42':
    'Must somebody guard an altar, and does a contest suspend its blessing? No and no. Only a capture changes anything.',
  'GATE-D43':
    'What does Divine Shield weaken? Basic attacks, Splinter, Shockwave and abilities that do damage. Not burning, not poison, not Mercy Killing.',
  'GATE-D44': 'Does Leech heal more for more victims? No, 1 for each attack.',
  'GATE-D45':
    'Where are left and right of a target? On the two of its neighbours that are just as far from the attacker.',
  'GATE-D46':
    'Where is behind, if the line runs at a slant? The wave runs on along the line. In doubt the clockwise hex counts, and terrain ends the wave.',
  'GATE-D47': 'Can both teams win at once? No. And if one wins in two ways, only the name is to be chosen.',
  'GATE-D48': 'When is a team eliminated? As soon as all four are off the island, whoever slew them and whenever.',
  'GATE-D49': 'Is there a last round? No. But a team may give up, or both may agree on a draw.',
  'GATE-D50':
    'Who decides for a team? Its first seat: for the right after the roll-off, the order, and giving up. It may give up at any time.',
  'GATE-D51':
    'Who does the upkeep? Nobody has to. When a turn ends, the next hero’s return and upkeep happen by themselves.',
  'GATE-D52':
    'Who makes the teams? You do, before the match; otherwise seats go to Red and Blue by turns. The roll-off is done when you begin.',
  'GATE-D53':
    'Does one roll against Shield Wall? Yes, though no roll can hit. The attack is used up, a Static Charge with it.',
  'GATE-D54': 'Does Shield Wall stop a Shockwave? No. It does nothing to Drexir and goes on to the hex behind him.',
  'GATE-D55':
    'How do you pass on the second strike of Quick Blade? Capture or end the turn. You cannot walk or use another ability instead.',
  'GATE-D56':
    'In how many goes may you walk? In as many as you like, while points are left. If a step of your way is not allowed, none of it is walked.',
};
