/** Pieces of terrain. */
export const terrain = {
  woodSmall: 'Small wood',
  woodLarge: 'Large wood',
  forestDense: 'Dense forest',
  hillGentle: 'Gentle hill',
  hillSteep: 'Steep hill',
  rocks: 'Rocks',
  ruins: 'Ruins',
  field: 'Crops',
  marsh: 'Marsh',
  pond: 'Pond',
  hedge: 'Hedge',
  lowWall: 'Low wall',
  cottage: 'Cottage',
  keep: 'Keep',
  castleWall: 'Castle wall',
  standingStones: 'Standing stones',
  river600: 'River, 60 cm',
  river800: 'River, 80 cm',
};

/** Parts of a piece with a difficulty of their own. */
export const patch = {
  bridge: 'Bridge',
  ford: 'Ford',
};

/** What ground costs. */
export const difficulty = {
  open: {
    name: 'Open',
    line: 'A centimetre costs 1.',
  },
  light: {
    name: 'Light',
    line: 'A centimetre costs 3.',
  },
  heavy: {
    name: 'Heavy',
    line: 'A centimetre costs 5.',
  },
  impassable: {
    name: 'Impassable',
    line: 'Nobody enters.',
  },
};

/** How a piece of terrain hinders sight, by its class. */
export const cover = {
  open: 'Does not hinder sight.',
  soft: 'Obscures sight, unless the viewer is in it or close to it.',
  area: 'Obscures sight; more than 10 cm of it blocks.',
  hill: 'Blocks sight, unless one of the two is on it.',
  solid: 'Blocks sight.',
  deepWater: 'Deep water: open to the Amphibious and the Waterborne.',
};
