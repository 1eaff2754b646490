/** What happened, one line each. */
export const log = {
  firstChosen: {
    pick: '{{seat}} takes the first pick for {{team}}.',
    pick_you: 'You take the first pick for {{team}}.',
    opening: '{{seat}} takes the opening turn for {{team}}.',
    opening_you: 'You take the opening turn for {{team}}.',
  },
  heroPicked: '{{seat}} picks {{hero}}.',
  heroPicked_you: 'You pick {{hero}}.',
  heroesOrdered: '{{team}} will act in this order: {{heroes}}.',
  roundBegan: 'Round {{round}} begins.',
  heroReturned: '{{hero}} is back, at {{node}}.',
  suffered: {
    burning: '{{hero}} burns: {{wounds}}.',
    poison: 'Poison works in {{hero}}: {{wounds}}.',
    stun: '{{hero}} is stunned.',
  },
  wound: {
    hurt: '{{hero}} −{{damage}}, {{left}} left',
    slain: '{{hero}} −{{damage}}, slain',
    unhurt: '{{hero}} unhurt',
    blocked: '{{hero}} behind the shield wall',
  },
  heroWalked_one: '{{hero}} walks {{count}} hex to {{node}}.',
  heroWalked_other: '{{hero}} walks {{count}} hexes to {{node}}.',
  attack: {
    hit: '{{hero}} hits {{target}} with {{roll}} ({{required}} needed): {{wounds}}.',
    missed: '{{hero}} misses {{target}} with {{roll}} ({{required}} needed).',
    blocked: '{{hero}} strikes {{target}}’s shield wall in vain.',
  },
  longShot: {
    hit: 'Long Shot: {{hero}} hits {{target}} with {{roll}} ({{required}} needed): {{wounds}}.',
    missed: 'Long Shot: {{hero}} misses {{target}} with {{roll}} ({{required}} needed).',
    blocked: 'Long Shot: {{hero}} hits only {{target}}’s shield wall.',
  },
  ability: {
    plain: '{{hero}} uses {{ability}}.',
    target: '{{hero}} uses {{ability}} on {{target}}.',
    wounds: '{{hero}} uses {{ability}}: {{wounds}}.',
  },
  healed: {
    ability: '{{hero}} gets {{amount}} health back and has {{left}}.',
    leech: 'Leech: {{hero}} gets {{amount}} health back and has {{left}}.',
  },
  gained: {
    burning_one: '{{hero}} is on fire for {{count}} turn.',
    burning_other: '{{hero}} is on fire for {{count}} turns.',
    poison_one: '{{hero}} is poisoned for {{count}} turn.',
    poison_other: '{{hero}} is poisoned for {{count}} turns.',
    stun_one: '{{hero}} is stunned for {{count}} turn.',
    stun_other: '{{hero}} is stunned for {{count}} turns.',
  },
  graceGained: '{{team}} gains {{amount}} grace and has {{grace}}.',
  strikeLapsed: 'Nobody is left for {{hero}}’s second attack.',
  altarCaptured: {
    free: '{{hero}} captures the altar of {{altar}}.',
    taken: '{{hero}} takes the altar of {{altar}} from {{team}}.',
  },
  turnEnded: { stunned: '{{hero}} can do nothing this turn.' },
  conceded: '{{seat}} gives up for {{team}}.',
  conceded_you: 'You give up for {{team}}.',
  drawOffered: '{{seat}} agrees to a draw for {{team}}.',
  drawOffered_you: 'You agree to a draw for {{team}}.',
};

/** How far a match is. */
export const progress = {
  draft: 'Draft, {{picks}} of {{of}} picked',
  order: 'Order of the heroes',
  round: 'Round {{round}}, turn {{turn}}: {{hero}}',
};
