/** In the order of the altars that give them. */
export const BLESSINGS = [
  'pinpoint',
  'splinter',
  'forceful',
  'sprint',
  'evasive',
  'divineShield',
  'shockwave',
  'leech',
] as const;
export type Blessing = (typeof BLESSINGS)[number];

/** GATE-180 to GATE-188 By how much each changes its number; Splinter and Shockwave change who is hit. */
export const BLESSING_AMOUNT = {
  pinpoint: 5,
  evasive: 10,
  forceful: 1,
  divineShield: 1,
  sprint: 1,
  leech: 1,
} as const satisfies Partial<Record<Blessing, number>>;
