import type * as en from '../../en/portal/terrain';

export const terrain = {
  woodSmall: 'Kleiner Wald',
  woodLarge: 'Großer Wald',
  forestDense: 'Dichter Forst',
  hillGentle: 'Sanfter Hügel',
  hillSteep: 'Steiler Hügel',
  rocks: 'Felsen',
  ruins: 'Ruinen',
  field: 'Feld',
  marsh: 'Sumpf',
  pond: 'Teich',
  hedge: 'Hecke',
  lowWall: 'Niedrige Mauer',
  cottage: 'Kate',
  keep: 'Wehrturm',
  castleWall: 'Burgmauer',
  standingStones: 'Steinkreis',
  river600: 'Fluss, 60 cm',
  river800: 'Fluss, 80 cm',
} satisfies typeof en.terrain;

export const patch = {
  bridge: 'Brücke',
  ford: 'Furt',
} satisfies typeof en.patch;

export const difficulty = {
  open: {
    name: 'Offen',
    line: 'Ein Zentimeter kostet 1.',
  },
  light: {
    name: 'Leicht',
    line: 'Ein Zentimeter kostet 3.',
  },
  heavy: {
    name: 'Schwer',
    line: 'Ein Zentimeter kostet 5.',
  },
  impassable: {
    name: 'Unpassierbar',
    line: 'Niemand kommt hinein.',
  },
} satisfies typeof en.difficulty;

export const cover = {
  open: 'Stört die Sicht nicht.',
  soft: 'Trübt die Sicht, außer der Betrachter ist darin oder dicht daran.',
  area: 'Trübt die Sicht; mehr als 10 cm davon versperren sie.',
  hill: 'Versperrt die Sicht, außer einer von beiden steht darauf.',
  solid: 'Versperrt die Sicht.',
  deepWater: 'Tiefes Wasser: offen für Amphibische und Schwimmfähige.',
} satisfies typeof en.cover;
