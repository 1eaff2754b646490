/** Teams, the island and the draft. */
export const setup = {
  'GATE-001': 'Two to eight people or bots can play.',
  'GATE-002': 'There are two sides, Red and Blue, and you play for one of them.',
  'GATE-003':
    'One team may have one player more than the other, no more than that: from 1 against 1 up to 4 against 4.',
  'GATE-004': 'All eight heroes are in every game, each of them once.',
  'GATE-005': 'Your team has four heroes, however many of you there are.',
  'GATE-006':
    'A team shares its heroes fairly. Alone you lead 4; two lead 2 each; of three the first seat leads 2 and the others 1; four lead 1 each.',
  'GATE-007': 'A hero is led by whoever picked it, from the first turn to the last.',
  'GATE-008': 'Six values describe a hero: health at its fullest, damage, movement, dodge, range and accuracy.',
  'GATE-009':
    'Health, damage, movement, dodge, range, accuracy: Greven 15, 4, 4, 4, 3, 10. Seiren 14, 4, 5, 11, 3, 10. Elazar 13, 5, 5, 6, 2, 8. Yodan 16, 4, 5, 3, 2, 7. Drexir 20, 5, 4, 1, 1, 5. Sabea 18, 6, 4, 2, 1, 6. Dekhar 12, 4, 6, 9, 1, 9. Zadita 11, 5, 5, 12, 1, 9.',
  'GATE-010':
    'Archers are Greven and Seiren; mages Elazar and Yodan; warriors Drexir and Sabea; rogues Dekhar and Zadita. The class is only a name.',
  'GATE-011': 'A hero has two abilities of its own and never those of another.',

  'GATE-012':
    'The island is 22 columns wide, A to V, and 28 rows long, 1 to 28. Columns A, C, E and so on lie half a hex lower than their neighbours.',
  'GATE-013': 'Hexes with a common edge are adjacent, so most have six neighbours.',
  'GATE-014': 'Rock and sea, 116 hexes of the map, are closed to every hero.',
  'GATE-015': 'There is room for one hero on a hex, never for two.',
  'GATE-016':
    'Eight altars, each with its own blessing: Pinpoint C5, Splinter T7, Forceful I10, Sprint C14, Evasive T15, Divine Shield N19, Shockwave C22, Leech T24.',
  'GATE-017': 'An altar’s zone has seven hexes: its own and the six around it.',
  'GATE-018': 'You can walk onto every hex of a zone, even onto the altar.',
  'GATE-019': 'Zones never overlap.',
  'GATE-020':
    'Each camp has seven hexes with a fixed order. Red: K26, L27, J27, K27, L28, J28, K28. Blue: L3, K2, M2, L2, K1, M1, L1.',
  'GATE-021': 'When the game begins, all altars are free.',
  'GATE-022': 'Red and Blue both begin with 0 grace.',
  'GATE-023': 'Heroes begin unhurt, without any status or effect, and may use both abilities from the first turn.',

  'GATE-024': 'A six-sided die is rolled for each team. The higher one wins the roll-off.',
  'GATE-025': 'After a tie both dice are rolled again, as often as it takes.',
  'GATE-026': 'Whoever wins the roll-off takes one of two rights: to pick the first hero or to play the first turn.',
  'GATE-027': 'If the winners want the first turn, the others pick first.',
  'GATE-028': 'If the winners want the first pick, the others play the first turn.',
  'GATE-029':
    'Teams take turns picking one hero until none is left. Picks 1, 3, 5 and 7 belong to the team that began.',
  'GATE-030': 'You cannot pick a hero who already has a team.',
  'GATE-031': 'In a team the seats pick one after the other, again and again. Who has the full share is left out.',
  'GATE-032': 'When all heroes are picked, each team decides in which order its four will play.',
  'GATE-033': 'The team with the first turn shows its order before the other team chooses.',
  'GATE-034': 'Once chosen, the order stays to the end.',
  'GATE-035':
    'The first hero of the order starts on the first hex of the camp, the second on the second, and so on to the fourth.',
};
