import type * as en from '../../en/mortalgate/abilities';

export const ability = {
  longShot: { name: 'Weitschuss', line: 'Ein Grundangriff auf bis zu 6 Felder.' },
  explosiveShot: { name: 'Sprengschuss', line: 'Grundschaden + 2 für einen Feind. Geht nie fehl.' },
  fullDraw: { name: 'Voller Auszug', line: 'Ein Gefährte erhält 4 Leben zurück.' },
  precisionTargeting: { name: 'Genaues Zielen', line: '+1 Schaden bei Grundangriffen in ihren nächsten 3 Zügen.' },
  chainLightning: {
    name: 'Kettenblitz',
    line: 'Grundschaden für einen Feind und alle, die mit ihm verbunden sind. Geht nie fehl.',
  },
  staticCharge: { name: 'Statische Ladung', line: '+1 Schaden bei seinen nächsten 2 Grundangriffen.' },
  lifeWard: { name: 'Lebenswacht', line: 'Ein Gefährte erhält 4 Leben zurück.' },
  blisteringPain: {
    name: 'Sengender Schmerz',
    line: '3 Schaden für einen Feind, der dann 2 Züge brennt. Geht nie fehl.',
  },
  mightyBlow: { name: 'Mächtiger Hieb', line: 'Grundschaden + 2 für einen Feind. Geht nie fehl.' },
  shieldWall: { name: 'Schildwall', line: 'Nichts schadet ihm, bis sein nächster Zug beginnt.' },
  risingWinds: { name: 'Sturmwind', line: 'Grundschaden für jeden Feind daneben. Geht nie fehl.' },
  ringTheBell: { name: 'Glockenschlag', line: 'Ein Feind ist in seinem nächsten Zug betäubt.' },
  infectedWounds: { name: 'Eiternde Wunden', line: 'Ein Feind ist 3 Züge lang vergiftet.' },
  cheapShot: { name: 'Tiefschlag', line: 'Ein Grundangriff auf jeden Feind daneben, jeder mit eigenem Wurf.' },
  quickBlade: { name: 'Flinke Klinge', line: 'Zwei Grundangriffe, auf denselben Feind oder auf zwei.' },
  mercyKilling: { name: 'Gnadenstoß', line: 'Tötet einen Feind, der höchstens 3 Leben hat. Geht nie fehl.' },
} satisfies typeof en.ability;

export const abilityFacts = {
  range: 'Reichweite {{range}}',
  self: 'Auf sich selbst',
  adjacent: 'Alle Feinde daneben',
  cooldown_one: 'Abklingzeit: {{count}} Zug',
  cooldown_other: 'Abklingzeit: {{count}} Züge',
  ready: 'Bereit',
  readyIn_one: 'Im nächsten Zug bereit',
  readyIn_other: 'In {{count}} Zügen bereit',
  rolled: 'Mit Wurf',
  sure: 'Ohne Wurf',
} satisfies typeof en.abilityFacts;
