import type { Colour, EnemyId } from './enemies';

/** MOR-014 */
export const BAGS = ['green', 'orange', 'red'] as const;
export type Bag = (typeof BAGS)[number];

/** One side of a die: an enemy with so much resistance left; a Dragon's first side shows its scales (MOR-D31). */
type Face = readonly [enemy: EnemyId, resistance: number, scales?: 'scales'];

export type DieKind = {
  readonly colour: Colour;
  readonly bag: Bag;
  readonly count: number;
  readonly faces: readonly Face[];
};

/** The faces of an enemy from its highest resistance down to 1. */
const down = (enemy: EnemyId, from: number): Face[] =>
  Array.from({ length: from }, (_, i) => [enemy, from - i] as const);

/** Part 5.3 of the catalogue. Dice are numbered through in this order. */
export const DIE_KINDS: readonly DieKind[] = [
  {
    colour: 'green',
    bag: 'green',
    count: 23,
    faces: [...down('skeleton', 2), ['goblin', 1], ['goblin', 1], ['rat', 1], ['rat', 1]],
  },
  { colour: 'yellow', bag: 'green', count: 11, faces: [...down('cerberus', 2), ...down('orc', 4)] },
  { colour: 'yellow', bag: 'green', count: 11, faces: [...down('centaur', 2), ...down('troll', 4)] },
  { colour: 'orange', bag: 'orange', count: 16, faces: [...down('spider', 1), ...down('ogre', 5)] },
  { colour: 'orange', bag: 'orange', count: 14, faces: [...down('gargoyle', 2), ...down('cyclops', 4)] },
  { colour: 'orange', bag: 'orange', count: 14, faces: [...down('minotaur', 3), ...down('demon', 3)] },
  { colour: 'red', bag: 'red', count: 4, faces: down('hydra', 6) },
  { colour: 'red', bag: 'red', count: 4, faces: [['dragon', 5, 'scales'], ...down('dragon', 5)] },
];
