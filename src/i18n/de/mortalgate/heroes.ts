import type * as en from '../../en/mortalgate/heroes';

export const hero = {
  greven: {
    name: 'Greven',
    kind: 'Bogenschütze',
    line: 'Trifft hart aus der Ferne, und wenn es darauf ankommt, von noch weiter.',
  },
  seiren: {
    name: 'Seiren',
    kind: 'Bogenschützin',
    line: 'Schwer zu treffen, heilt Gefährten und zielt mit Geduld noch schärfer.',
  },
  elazar: { name: 'Elazar', kind: 'Magier', line: 'Sein Blitz springt von Feind zu Feind.' },
  yodan: { name: 'Yodan', kind: 'Magier', line: 'Hält Gefährten am Leben und setzt Feinde in Brand.' },
  drexir: { name: 'Drexir', kind: 'Krieger', line: 'Der Zäheste von allen. An seinem Schild kommt nichts vorbei.' },
  sabea: { name: 'Sabea', kind: 'Kriegerin', line: 'Schlägt am härtesten, schlägt ringsum und betäubt.' },
  dekhar: { name: 'Dekhar', kind: 'Schurke', line: 'Der Schnellste der Insel. Sein Gift bremst die anderen.' },
  zadita: {
    name: 'Zadita',
    kind: 'Schurkin',
    line: 'Zerbrechlich, doch kaum zu treffen. Vollendet, was andere begonnen haben.',
  },
} satisfies typeof en.hero;

export const heroClass = {
  archer: { name: 'Bogenschütze', plural: 'Bogenschützen' },
  mage: { name: 'Magier', plural: 'Magier' },
  warrior: { name: 'Krieger', plural: 'Krieger' },
  rogue: { name: 'Schurke', plural: 'Schurken' },
} satisfies typeof en.heroClass;

export const attribute = {
  health: { name: 'Leben', line: 'Wie viel Schaden der Held aushält.' },
  damage: { name: 'Schaden', line: 'Was ein Grundangriff nimmt, wenn er trifft.' },
  movement: { name: 'Bewegung', line: 'Wie viele Felder der Held in einem Zug gehen kann.' },
  dodge: { name: 'Ausweichen', line: 'Lässt Grundangriffe auf den Helden öfter fehlgehen.' },
  range: { name: 'Reichweite', line: 'Wie viele Felder weit ein Grundangriff reicht.' },
  accuracy: { name: 'Genauigkeit', line: 'Lässt Grundangriffe des Helden öfter treffen.' },
} satisfies typeof en.attribute;
