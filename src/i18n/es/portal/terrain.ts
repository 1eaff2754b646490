import type * as en from '../../en/portal/terrain';

export const terrain = {
  woodSmall: 'Bosquecillo',
  woodLarge: 'Bosque',
  forestDense: 'Bosque espeso',
  hillGentle: 'Colina suave',
  hillSteep: 'Colina escarpada',
  rocks: 'Rocas',
  ruins: 'Ruinas',
  field: 'Sembrado',
  marsh: 'Pantano',
  pond: 'Estanque',
  hedge: 'Seto',
  lowWall: 'Tapia',
  cottage: 'Cabaña',
  keep: 'Torreón',
  castleWall: 'Muralla',
  standingStones: 'Menhires',
  river600: 'Río, 60 cm',
  river800: 'Río, 80 cm',
} satisfies typeof en.terrain;

export const patch = {
  bridge: 'Puente',
  ford: 'Vado',
} satisfies typeof en.patch;

export const difficulty = {
  open: {
    name: 'Despejado',
    line: 'Un centímetro cuesta 1.',
  },
  light: {
    name: 'Ligero',
    line: 'Un centímetro cuesta 3.',
  },
  heavy: {
    name: 'Difícil',
    line: 'Un centímetro cuesta 5.',
  },
  impassable: {
    name: 'Infranqueable',
    line: 'No entra nadie.',
  },
} satisfies typeof en.difficulty;

export const cover = {
  open: 'No estorba la visión.',
  soft: 'Vela la visión, salvo para quien está dentro o pegado.',
  area: 'Vela la visión; más de 10 cm la bloquean.',
  hill: 'Bloquea la visión, salvo que uno de los dos esté encima.',
  solid: 'Bloquea la visión.',
  deepWater: 'Agua profunda: despejada para quien es Anfibio o Acuático.',
} satisfies typeof en.cover;
