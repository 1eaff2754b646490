import type { log as en, progress as enProgress } from '../../en/mortalgate/log';

export const log = {
  firstChosen: {
    pick: '{{seat}} toma la primera elección para {{team}}.',
    pick_you: 'Tomas la primera elección para {{team}}.',
    opening: '{{seat}} toma el primer turno para {{team}}.',
    opening_you: 'Tomas el primer turno para {{team}}.',
  },
  heroPicked: '{{seat}} elige a {{hero}}.',
  heroPicked_you: 'Eliges a {{hero}}.',
  heroesOrdered: '{{team}} jugará en este orden: {{heroes}}.',
  roundBegan: 'Empieza la ronda {{round}}.',
  heroReturned: '{{hero}} ha vuelto, en {{node}}.',
  suffered: {
    burning: '{{hero}} arde: {{wounds}}.',
    poison: 'El veneno actúa en {{hero}}: {{wounds}}.',
    stun: '{{hero}} sufre aturdimiento.',
  },
  wound: {
    hurt: '{{hero}} −{{damage}}, le quedan {{left}}',
    slain: '{{hero}} −{{damage}}, cae',
    unhurt: '{{hero}} sin daño',
    blocked: '{{hero}} tras el muro de escudos',
  },
  heroWalked_one: '{{hero}} anda {{count}} casilla hasta {{node}}.',
  heroWalked_other: '{{hero}} anda {{count}} casillas hasta {{node}}.',
  attack: {
    hit: '{{hero}} acierta a {{target}} con {{roll}} (necesita {{required}}): {{wounds}}.',
    missed: '{{hero}} falla contra {{target}} con {{roll}} (necesita {{required}}).',
    blocked: '{{hero}} golpea en vano el muro de escudos de {{target}}.',
  },
  longShot: {
    hit: 'Tiro largo: {{hero}} acierta a {{target}} con {{roll}} (necesita {{required}}): {{wounds}}.',
    missed: 'Tiro largo: {{hero}} falla contra {{target}} con {{roll}} (necesita {{required}}).',
    blocked: 'Tiro largo: {{hero}} solo da en el muro de escudos de {{target}}.',
  },
  ability: {
    plain: '{{hero}} usa {{ability}}.',
    target: '{{hero}} usa {{ability}} con {{target}}.',
    wounds: '{{hero}} usa {{ability}}: {{wounds}}.',
  },
  healed: {
    ability: '{{hero}} recupera {{amount}} de vida y tiene {{left}}.',
    leech: 'Sanguijuela: {{hero}} recupera {{amount}} de vida y tiene {{left}}.',
  },
  gained: {
    burning_one: '{{hero}} arderá {{count}} turno.',
    burning_other: '{{hero}} arderá {{count}} turnos.',
    poison_one: '{{hero}} tendrá veneno {{count}} turno.',
    poison_other: '{{hero}} tendrá veneno {{count}} turnos.',
    stun_one: '{{hero}} sufrirá aturdimiento {{count}} turno.',
    stun_other: '{{hero}} sufrirá aturdimiento {{count}} turnos.',
  },
  graceGained: '{{team}} gana {{amount}} de gracia y tiene {{grace}}.',
  strikeLapsed: 'No queda nadie para el segundo ataque de {{hero}}.',
  altarCaptured: {
    free: '{{hero}} captura el altar de {{altar}}.',
    taken: '{{hero}} quita a {{team}} el altar de {{altar}}.',
  },
  turnEnded: { stunned: '{{hero}} no puede hacer nada este turno.' },
  conceded: '{{seat}} se rinde por {{team}}.',
  conceded_you: 'Te rindes por {{team}}.',
  drawOffered: '{{seat}} acepta tablas por {{team}}.',
  drawOffered_you: 'Aceptas tablas por {{team}}.',
} satisfies typeof en;

export const progress = {
  draft: 'Elección de héroes: {{picks}} de {{of}}',
  order: 'Orden de los héroes',
  round: 'Ronda {{round}}, turno {{turn}}: {{hero}}',
} satisfies typeof enProgress;
