/** Teams, places, phases, statuses and ways to win of MortalGate. */
export const words = {
  team: { red: 'Red', blue: 'Blue' },
  grace_one: '{{count}} grace',
  grace_other: '{{count}} grace',
  round: 'Round {{round}}',
  terrain: { open: 'Open ground', rock: 'Rock', sea: 'Sea' },
  place: { zone: 'Altar zone', altar: 'Altar', campRed: 'Red’s camp', campBlue: 'Blue’s camp' },
  phase: {
    choice: { name: 'Roll-off', line: 'The winner takes the first pick or the first turn.' },
    draft: { name: 'Draft', line: 'The teams pick heroes by turns.' },
    order: { name: 'Order', line: 'Each team puts its heroes in order.' },
    upkeep: { name: 'Upkeep', line: 'Cooldowns and statuses count down.' },
    movement: { name: 'Movement', line: 'Walk, then fight or capture.' },
    combat: { name: 'Combat', line: 'One basic attack or one ability.' },
    capture: { name: 'Capture', line: 'Take the altar whose zone the hero stands in.' },
    over: { name: 'The end', line: 'The match is over.' },
  },
  status: {
    burning: { name: 'Burning', line: '1 damage each turn, to the hero and to teammates next to it.' },
    poison: { name: 'Poison', line: '1 damage and 2 movement fewer each turn.' },
    stun: { name: 'Stun', line: 'No walking and no fighting. Capturing is allowed.' },
    turns_one: '{{count}} more turn',
    turns_other: '{{count}} more turns',
  },
  /** What a hero has given to itself. */
  effect: {
    wall: { name: 'Shield Wall', line: 'Nothing harms him until his next turn begins.' },
    precision: { name: 'Precision Targeting', line: 'Basic attacks do 1 damage more.' },
    charges: { name: 'Static Charge', line: 'The next basic attacks do 1 damage more.' },
    left_one: '{{count}} charge',
    left_other: '{{count}} charges',
  },
  victory: {
    grace: { name: 'Grace', line: '{{team}} reached 20 grace.' },
    conquest: { name: 'Conquest', line: '{{team}} held all eight altars.' },
    elimination: { name: 'Elimination', line: '{{team}} swept all four enemies off the island.' },
    concession: { name: 'Concession', line: 'The other team gave up: {{team}} wins.' },
    draw: { name: 'Draw', line: 'Both teams agreed on a draw.' },
  },
};
