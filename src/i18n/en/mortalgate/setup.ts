/** What is chosen before a match of MortalGate. */
export const setup = {
  heroes: 'Heroes',
  by: {
    draft: { name: 'Draft', note: 'The teams pick in turn' },
    random: { name: 'By lot', note: 'Every team is dealt four heroes' },
    chosen: { name: 'Chosen', note: 'You say beforehand who leads whom' },
  },
  opening: 'Opening turn',
  opens: {
    roll: { name: 'Roll-off', note: 'Dice decide' },
    red: { name: 'Red', note: 'Red begins, Blue picks first' },
    blue: { name: 'Blue', note: 'Blue begins, Red picks first' },
  },
  teams: 'Teams',
  teamsNote: 'Tap a name, or drag it, and it changes sides. The teams differ by at most one.',
  size_one: '{{count}} seat',
  size_other: '{{count}} seats',
  share_one: '{{count}} hero',
  share_other: '{{count}} heroes',
  captain: 'speaks for the team',
  seat: '{{name}}, {{team}}, {{share}}',
  seatHint: 'Changes sides',
  leads: 'Who leads whom',
  leadsNote: 'Tap two heroes, and they change places.',
  hero: '{{hero}}, {{kind}}, led by {{name}}',
  heroHint: 'Then tap the hero it changes places with',
  heroOther: 'Changes places with {{hero}}',
};
