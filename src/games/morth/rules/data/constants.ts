/** Part 5.1 of the catalogue. */
export const START_GOLD = 3;
/** MOR-097, MOR-332 */
export const GOLD_MAX = { alone: 22, team: 41 } as const;
/** MOR-099 */
export const EXPERIENCE_MAX = 16;
/** MOR-005 */
export const DICE_PER_SQUARE = 3;
/** MOR-086, MOR-087 */
export const TEAM_MAX = 5;
export const PER_TYPE_MAX = 2;
/** MOR-330 */
export const TOKENS_PER_SHEET = 2;
/** MOR-020 */
export const POSITIONS = 12;
/** MOR-314 */
export const RED_DIE_PRICE = 3;
/** MOR-042, MOR-043, MOR-201 */
export const FIRST_CARDS = 2;
export const LATER_CARDS = 1;
export const HAND_LIMIT = 3;
/** MOR-338 */
export const MORTH_CARD_EVERY = 3;
/** MOR-324, MOR-333 */
export const TEAM_START_HEROES = 4;
export const TEAM_PRICE_STEP = 2;
/** MOR-239 */
export const BLOCKED_MAX = 2;
/** MOR-154 */
export const ASSAULT_SIDES = 3;
/** MOR-035, MOR-363 */
export const ROUNDS = 5;
export const ROUNDS_MIN = 3;
export const ROUNDS_MAX = 7;

/** MOR-360 What so many wounds are called at the end, from the best. */
export const VERDICTS = [
  { most: 5, id: 'heroic' },
  { most: 10, id: 'victory' },
  { most: 14, id: 'mediocre' },
  { most: Infinity, id: 'defeated' },
] as const;
export type VerdictId = (typeof VERDICTS)[number]['id'];
