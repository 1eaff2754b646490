/**
 * What happened, one line each, by the type of the event. Units are named before a colon, because a name may be one or many.
 * `_you` speaks to the only person at the table, `_yours` of what comes to that person.
 */
export const log = {
  /** What a player typed. */
  name: '{{name}}',
  /** A die: its name, its face, what is added (with its sign), what that makes. */
  roll: {
    plain: '{{die}}: {{natural}}',
    modified: '{{die}}: {{natural}} {{sum}} = {{total}}',
  },
  unitDeployed: '{{seat}} deploys {{unit}}.',
  unitDeployed_you: 'You deploy {{unit}}.',
  unitStayedHome: '{{unit}}: no room in the zone, so {{seat}} leaves it at home.',
  unitStayedHome_you: '{{unit}}: no room in the zone, so you leave it at home.',
  turnBegan: 'Turn {{turn}} begins.',
  initiativeRolled: {
    one: '{{seat}} {{roll}}',
    one_you: 'you {{roll}}',
    first: '{{seat}} goes first: {{rolls}}.',
    first_you: 'You go first: {{rolls}}.',
  },
  groupMoved: {
    stay: '{{unit}}: {{also}}.',
    normal: '{{unit}}: a move of {{cm}}.',
    run: '{{unit}}: a run of {{cm}}.',
    charge: '{{unit}}: a charge of {{cm}} at {{target}}.',
    normalAlso: '{{unit}}: a move of {{cm}}; {{also}}.',
    runAlso: '{{unit}}: a run of {{cm}}; {{also}}.',
    chargeAlso: '{{unit}}: a charge of {{cm}} at {{target}}; {{also}}.',
  },
  also: {
    turned: 'turned',
    stood: 'up again',
    lay: 'lying down',
    formed: 'formed up tight',
    loosened: 'gone loose',
    aligned: 'closed up by {{degrees}}°',
  },
  elementExited: {
    top: '{{figure}} leaves over the top edge.',
    right: '{{figure}} leaves over the right edge.',
    bottom: '{{figure}} leaves over the bottom edge.',
    left: '{{figure}} leaves over the left edge.',
  },
  leaderJoined: {
    leads: '{{figure}} joins as leader: {{unit}}.',
    follows: '{{figure}} joins: {{unit}}.',
  },
  roundEnded: {
    held: '{{unit}}: on hold.',
    lost: '{{unit}}: no round any more in this turn.',
  },
  effectEnded: '{{spell}} wears off.',
  objectiveHeld: {
    seat_one: '{{seat}} controls an objective: {{objective}}.',
    seat_other: '{{seat}} controls an objective for {{count}} turns in a row: {{objective}}.',
    seat_you_one: 'You control an objective: {{objective}}.',
    seat_you_other: 'You control an objective for {{count}} turns in a row: {{objective}}.',
    nobody: 'Nobody controls it now: {{objective}}.',
  },
  objectiveGained: '{{seat}} gains an objective, {{points}} points: {{objective}}.',
  objectiveGained_you: 'You gain an objective, {{points}} points: {{objective}}.',
  tableCovered: '{{seat}} covers most of the table: {{points}} points.',
  tableCovered_you: 'You cover most of the table: {{points}} points.',
  timeRecorded: '{{seat}} says that the time is up.',
  timeRecorded_you: 'You say that the time is up.',
  conceded: '{{seat}} gives up.',
  conceded_you: 'You give up.',
  gameEnded: 'The battle is over. {{ending}}',
  attackRolled: {
    melee: {
      hit: '{{attacker}} strikes {{target}} and hits ({{roll}}).',
      missed: '{{attacker}} strikes at {{target}} and misses ({{roll}}).',
    },
    ranged: {
      hit: '{{attacker}} shoots at {{target}} and hits ({{roll}}).',
      missed: '{{attacker}} shoots at {{target}} and misses ({{roll}}).',
    },
  },
  hitShielded: 'A Shield protects {{figure}}.',
  recoveryRolled: {
    survives: '{{figure}} survives ({{roll}}).',
    fails: '{{figure}} does not recover ({{roll}}).',
  },
  partRolled: {
    crew: {
      survives: '{{figure}}: a crewman lives ({{roll}}).',
      fails: '{{figure}}: a crewman is hit ({{roll}}).',
    },
    weapon: {
      survives: '{{figure}}: a weapon still works, {{weapon}} ({{roll}}).',
      fails: '{{figure}}: a weapon is hit, {{weapon}} ({{roll}}).',
    },
    explodes: '{{figure}}: the ammunition is hit ({{roll}}).',
  },
  modelLost: {
    plain: '{{figure}} falls.',
    scored: '{{figure}} falls: {{points}} for {{scorer}}.',
    scored_yours: '{{figure}} falls: {{points}} for you.',
  },
  riderDismounted: '{{figure}} fights on, on foot.',
  rankFilled: '{{figure}} steps into the gap.',
  crewLost: {
    plain_one: '{{figure}}: a crewman falls, {{count}} left.',
    plain_other: '{{figure}}: a crewman falls, {{count}} left.',
    scored_one: '{{figure}}: a crewman falls, {{count}} left; {{points}} for {{scorer}}.',
    scored_other: '{{figure}}: a crewman falls, {{count}} left; {{points}} for {{scorer}}.',
    scored_yours_one: '{{figure}}: a crewman falls, {{count}} left; {{points}} for you.',
    scored_yours_other: '{{figure}}: a crewman falls, {{count}} left; {{points}} for you.',
  },
  weaponLost: {
    plain: '{{figure}}: out of order, {{weapon}}.',
    scored: '{{figure}}: out of order, {{weapon}}; {{points}} for {{scorer}}.',
    scored_yours: '{{figure}}: out of order, {{weapon}}; {{points}} for you.',
  },
  vehicleExploded: {
    plain: '{{figure}} explodes.',
    scored: '{{figure}} explodes: {{points}} for {{scorer}}.',
    scored_yours: '{{figure}} explodes: {{points}} for you.',
  },
  crewless: {
    fled: '{{figure}}: left behind by its crew.',
    killed: '{{figure}}: no crew is left.',
  },
  wrecked: {
    crashed: {
      plain: '{{figure}} crashes.',
      scored: '{{figure}} crashes: {{points}} for {{scorer}}.',
      scored_yours: '{{figure}} crashes: {{points}} for you.',
    },
    capture: {
      plain: '{{figure}} is wrecked.',
      scored: '{{figure}} is wrecked: {{points}} for {{scorer}}.',
      scored_yours: '{{figure}} is wrecked: {{points}} for you.',
    },
  },
  captureRolled: {
    captured: '{{figure}} rolls a {{natural}} and takes it: {{target}}.',
    failed: '{{figure}} rolls a {{natural}}: no capture of {{target}}.',
  },
  captured: {
    plain: '{{seat}} has captured it: {{target}}.',
    plain_you: 'You have captured it: {{target}}.',
    scored: '{{seat}} has captured it: {{target}}. That scores {{points}}.',
    scored_you: 'You have captured it: {{target}}. That scores {{points}}.',
  },
  crewed: '{{figures}}: the new crew of {{target}}.',
  gunFired: {
    onTarget: '{{figure}} fires at {{target}}: on target ({{roll}}).',
    misses: '{{figure}} fires at {{target}}: the shot goes astray ({{roll}}).',
    misfire_one: '{{figure}}: a misfire, the first ({{roll}}).',
    misfire_other: '{{figure}}: a misfire, number {{count}} ({{roll}}).',
  },
  shellLanded: {
    onTarget_one: 'The shell lands on target: {{count}} under it.',
    onTarget_other: 'The shell lands on target: {{count}} under it.',
    bullseye_one: 'Bullseye after all ({{dice}}): {{count}} under it.',
    bullseye_other: 'Bullseye after all ({{dice}}): {{count}} under it.',
    deviates_one: 'The shell lands {{cm}} off, {{direction}} ({{dice}}): {{count}} under it.',
    deviates_other: 'The shell lands {{cm}} off, {{direction}} ({{dice}}): {{count}} under it.',
  },
  gunBurst: {
    plain: '{{figure}} bursts.',
    scored: '{{figure}} bursts: {{points}} for {{scorer}}.',
    scored_yours: '{{figure}} bursts: {{points}} for you.',
  },
  spellCast: {
    works: '{{figure}} casts {{spell}} ({{roll}}).',
    fails: '{{figure}} casts {{spell}}: a backfire ({{roll}}).',
  },
  spellStruck_one: '{{spell}}: {{count}} under the template.',
  spellStruck_other: '{{spell}}: {{count}} under the template.',
  effectBegan: {
    on: '{{spell}} on {{names}}, until the end of turn {{turn}}.',
    place: '{{spell}} lies on the table until the end of turn {{turn}}.',
  },
  guardianSummoned: 'A guardian comes to the side of {{figure}}.',
  unitTeleported: '{{unit}}: suddenly somewhere else.',
  backfired: {
    nothing: '{{figure}} rolls a {{natural}}: nothing else happens.',
    silenced: '{{figure}} rolls a {{natural}}: no more casting in this battle.',
    turned: '{{figure}} rolls a {{natural}}: {{spell}} turns on its caster.',
  },
  guardianStruck: {
    hit: 'The guardian strikes {{figure}} and hits ({{roll}}).',
    missed: 'The guardian strikes at {{figure}} and misses ({{roll}}).',
  },
  wentAstray: {
    moved: '{{figure}} lands 20 cm away, nobody knows why there.',
    stayed: '{{figure}} finds no room and stays.',
  },
  moraleTested: {
    passed: '{{unit}}: morale holds ({{roll}}). The reason: {{cause}}.',
    failed: '{{unit}}: morale breaks ({{roll}}). The reason: {{cause}}.',
  },
  unitFlew: '{{unit}}: in flight, {{cm}}, behind {{behind}}.',
  unitStood: '{{unit}}: stays after all.',
  unitLeft: {
    edge: {
      plain: '{{unit}}: gone over the table edge.',
      scored: '{{unit}}: gone over the table edge; {{points}} for {{scorer}}.',
      scored_yours: '{{unit}}: gone over the table edge; {{points}} for you.',
    },
    crew: {
      plain: '{{unit}}: the crew runs.',
      scored: '{{unit}}: the crew runs; {{points}} for {{scorer}}.',
      scored_yours: '{{unit}}: the crew runs; {{points}} for you.',
    },
  },
  stayedBehind: '{{figures}}: does not run.',
  luckAnswered: {
    used: '{{seat}} trusts to luck: {{figure}} rolls again.',
    used_you: 'You trust to luck: {{figure}} rolls again.',
    kept: '{{seat}} lets the die of {{figure}} stand.',
    kept_you: 'You let the die of {{figure}} stand.',
  },
};
