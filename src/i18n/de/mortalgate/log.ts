import type { log as en, progress as enProgress } from '../../en/mortalgate/log';

export const log = {
  firstChosen: {
    pick: '{{seat}} nimmt für {{team}} die erste Wahl.',
    pick_you: 'Du nimmst für {{team}} die erste Wahl.',
    opening: '{{seat}} nimmt für {{team}} den ersten Zug.',
    opening_you: 'Du nimmst für {{team}} den ersten Zug.',
  },
  heroPicked: '{{seat}} wählt {{hero}}.',
  heroPicked_you: 'Du wählst {{hero}}.',
  heroesOrdered: '{{team}} zieht in dieser Reihenfolge: {{heroes}}.',
  roundBegan: 'Runde {{round}} beginnt.',
  heroReturned: '{{hero}} ist wieder da, auf {{node}}.',
  suffered: {
    burning: '{{hero}} brennt: {{wounds}}.',
    poison: 'Das Gift wirkt in {{hero}}: {{wounds}}.',
    stun: '{{hero}} ist betäubt.',
  },
  wound: {
    hurt: '{{hero}} −{{damage}}, noch {{left}}',
    slain: '{{hero}} −{{damage}}, besiegt',
    unhurt: '{{hero}} unverletzt',
    blocked: '{{hero}} hinter dem Schildwall',
  },
  heroWalked_one: '{{hero}} geht {{count}} Feld bis {{node}}.',
  heroWalked_other: '{{hero}} geht {{count}} Felder bis {{node}}.',
  attack: {
    hit: '{{hero}} trifft {{target}} mit {{roll}} (nötig {{required}}): {{wounds}}.',
    missed: '{{hero}} verfehlt {{target}} mit {{roll}} (nötig {{required}}).',
    blocked: '{{hero}} schlägt vergeblich auf den Schildwall von {{target}}.',
  },
  longShot: {
    hit: 'Weitschuss: {{hero}} trifft {{target}} mit {{roll}} (nötig {{required}}): {{wounds}}.',
    missed: 'Weitschuss: {{hero}} verfehlt {{target}} mit {{roll}} (nötig {{required}}).',
    blocked: 'Weitschuss: {{hero}} trifft nur den Schildwall von {{target}}.',
  },
  ability: {
    plain: '{{hero}} nutzt {{ability}}.',
    target: '{{hero}} nutzt {{ability}} bei {{target}}.',
    wounds: '{{hero}} nutzt {{ability}}: {{wounds}}.',
  },
  healed: {
    ability: '{{hero}} wird um {{amount}} geheilt und hat {{left}}.',
    leech: 'Blutegel: {{hero}} wird um {{amount}} geheilt und hat {{left}}.',
  },
  gained: {
    burning_one: '{{hero}} brennt {{count}} Zug lang.',
    burning_other: '{{hero}} brennt {{count}} Züge lang.',
    poison_one: '{{hero}} ist {{count}} Zug lang vergiftet.',
    poison_other: '{{hero}} ist {{count}} Züge lang vergiftet.',
    stun_one: '{{hero}} ist {{count}} Zug lang betäubt.',
    stun_other: '{{hero}} ist {{count}} Züge lang betäubt.',
  },
  graceGained: '{{team}} erhält {{amount}} Gunst und hat {{grace}}.',
  strikeLapsed: 'Für den zweiten Angriff von {{hero}} ist niemand mehr da.',
  altarCaptured: {
    free: '{{hero}} nimmt einen Altar ein: {{altar}}.',
    taken: '{{hero}} nimmt {{team}} einen Altar ab: {{altar}}.',
  },
  turnEnded: { stunned: '{{hero}} kann in diesem Zug nichts tun.' },
  conceded: '{{seat}} gibt für {{team}} auf.',
  conceded_you: 'Du gibst für {{team}} auf.',
  drawOffered: '{{seat}} ist für {{team}} mit einem Unentschieden einverstanden.',
  drawOffered_you: 'Du bist für {{team}} mit einem Unentschieden einverstanden.',
} satisfies typeof en;

export const progress = {
  draft: 'Heldenwahl, {{picks}} von {{of}}',
  order: 'Reihenfolge der Helden',
  round: 'Runde {{round}}, Zug {{turn}}: {{hero}}',
} satisfies typeof enProgress;
