import type * as en from '../../en/mortalgate/blessings';

export const blessing = {
  pinpoint: { name: 'Scharfblick', line: '+5 Genauigkeit.' },
  evasive: { name: 'Wendigkeit', line: '+10 Ausweichen.' },
  forceful: { name: 'Wucht', line: '+1 Schaden.' },
  divineShield: { name: 'Göttlicher Schild', line: 'Angriffe und Fähigkeiten machen euren Helden 1 Schaden weniger.' },
  sprint: { name: 'Sprint', line: '+1 Bewegung.' },
  leech: { name: 'Blutegel', line: 'Ein Grundangriff, der trifft, heilt den Angreifer um 1.' },
  splinter: { name: 'Splitter', line: 'Ein Grundangriff, der trifft, verletzt auch Feinde links und rechts vom Ziel.' },
  shockwave: {
    name: 'Druckwelle',
    line: 'Ein Grundangriff, der trifft, verletzt auch Feinde auf den zwei Feldern hinter dem Ziel.',
  },
} satisfies typeof en.blessing;

export const altar = {
  name: 'Altar: {{blessing}}',
  free: 'Gehört niemandem',
  held: 'Gehört {{team}}',
  contested: 'Umkämpft',
  place: {
    pinpoint: 'Nahe dem blauen Lager, im Westen',
    splinter: 'Nahe dem blauen Lager, im Osten',
    forceful: 'Vor dem blauen Lager, in der Mitte',
    sprint: 'Zwischen den Teams, an der Westküste',
    evasive: 'Zwischen den Teams, an der Ostküste',
    divineShield: 'Vor dem roten Lager, in der Mitte',
    shockwave: 'Nahe dem roten Lager, im Westen',
    leech: 'Nahe dem roten Lager, im Osten',
  },
} satisfies typeof en.altar;
