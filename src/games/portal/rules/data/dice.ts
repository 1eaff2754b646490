/** PORT-004 */
export const DICE = [4, 6, 8, 10, 12, 20] as const;
/** PORT-005 What a model is worth at everything: speed, skill, nerve and toughness. */
export type Die = (typeof DICE)[number];

/** PORT-014 */
export const ERAS = ['pre1900', 'post1900'] as const;
export type Era = (typeof ERAS)[number];
