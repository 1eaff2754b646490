import type * as en from '../../en/portal/powers';

export const attribute = {
  aggressive: {
    name: 'Aggressiv',
    line: '+1 im Nahkampf.',
  },
  amphibious: {
    name: 'Amphibisch',
    line: 'Tiefes Wasser ist freier Grund.',
  },
  fast: {
    name: 'Schnell',
    line: 'Bewegt sich wie der nächste Würfel oder 3 cm weiter.',
  },
  fearsome: {
    name: 'Furchterregend',
    line: 'Feindliche Einheiten im Umkreis von 25 cm testen die Moral, jede einmal.',
  },
  fireLinked: {
    name: 'Gekoppelte Waffen',
    line: 'Ein Mann feuert alle Waffen ab.',
  },
  heavyArmour: {
    name: 'Schwere Rüstung',
    line: '+1 auf Rettungswürfe.',
  },
  heavyMelee: {
    name: 'Schwerer Nahkampf',
    line: '+1 im Nahkampf, zusätzlich zu Aggressiv.',
  },
  heavyRange: {
    name: 'Schwerer Fernkampf',
    line: '+1 beim Schießen.',
  },
  hover: {
    name: 'Schweben',
    line: '+2 auf Angriffe in einem Zug ohne Bewegung und Drehung.',
  },
  luck: {
    name: 'Glück',
    line: 'Einmal je Partie einen schlechten Wurf wiederholen.',
  },
  magic: {
    name: 'Magie',
    line: 'Kann zaubern: Ein Zauber ist frei.',
  },
  sharpshooter: {
    name: 'Scharfschütze',
    line: 'Schießt 6 cm über das Doppelte von R hinaus.',
  },
  turnX2: {
    name: 'Doppeldrehung',
    line: 'Dreht sich bis zu 90° je Zug.',
  },
  waterborne: {
    name: 'Schwimmfähig',
    line: 'Tiefes Wasser ist freier Grund, für Reittiere und Fahrzeuge.',
  },
} satisfies typeof en.attribute;

export const spell = {
  fast: {
    name: 'Eile',
    line: 'Eine befreundete Gruppe bewegt sich 2 cm weiter.',
  },
  fireball: {
    name: 'Feuerball',
    line: 'Jeder Feind unter der Schablone ist getroffen.',
  },
  fly: {
    name: 'Flug',
    line: 'Wer zaubert, fliegt 25 cm weit.',
  },
  ironwill: {
    name: 'Eiserner Wille',
    line: 'Eine befreundete Einheit hat +2 auf Moral.',
  },
  shield: {
    name: 'Schutzschild',
    line: 'Treffer auf Freunde unter der Schablone entfallen.',
  },
  slow: {
    name: 'Trägheit',
    line: 'Feinde unter der Schablone bewegen sich 2 cm weniger.',
  },
  strengthen: {
    name: 'Stärkung',
    line: 'Eine befreundete Gruppe hat +2 auf Angriffe.',
  },
  summon: {
    name: 'Beschwörung',
    line: 'Ein W8-Wächter kommt hinzu.',
  },
  teleport: {
    name: 'Teleport',
    line: 'Eine befreundete Einheit erscheint anderswo.',
  },
  zap: {
    name: 'Schock',
    line: 'Feinde unter der Schablone haben in dieser Runde −2 auf alle Würfel.',
  },
} satisfies typeof en.spell;
