export type Spell = {
  /** Millimetres from the caster's edge; null where no distance is named (PORT-295). */
  readonly range: number | null;
  /** Diameter in millimetres (PORT-298). */
  readonly template: number | null;
  /** Turns it lasts, the turn of casting first (PORT-299): 0 at once and over, null for good. */
  readonly turns: number | null;
  /** Castings a game; null without limit (PORT-294). */
  readonly uses: number | null;
  readonly target: 'friendlyGroup' | 'friendlyUnit' | 'point' | 'self' | 'besideSelf' | 'friendlyUnitToPoint';
  /** PORT-296 */
  readonly needsSight: boolean;
};

const spells = {
  fast: { range: 120, template: null, turns: 4, uses: null, target: 'friendlyGroup', needsSight: false },
  fireball: { range: 90, template: 50, turns: 0, uses: null, target: 'point', needsSight: true },
  fly: { range: 0, template: null, turns: 2, uses: null, target: 'self', needsSight: false },
  ironwill: { range: 120, template: null, turns: 3, uses: null, target: 'friendlyUnit', needsSight: false },
  shield: { range: 120, template: 50, turns: 2, uses: null, target: 'point', needsSight: false },
  slow: { range: 120, template: 100, turns: 1, uses: null, target: 'point', needsSight: true },
  strengthen: { range: 120, template: null, turns: 3, uses: null, target: 'friendlyGroup', needsSight: false },
  summon: { range: null, template: null, turns: null, uses: 2, target: 'besideSelf', needsSight: false },
  teleport: { range: 200, template: 200, turns: 0, uses: 1, target: 'friendlyUnitToPoint', needsSight: false },
  zap: { range: 120, template: 120, turns: 1, uses: 2, target: 'point', needsSight: true },
} satisfies Record<string, Spell>;

export type SpellId = keyof typeof spells;
export const SPELLS: Readonly<Record<SpellId, Spell>> = spells;
export const SPELL_IDS = Object.keys(spells) as readonly SpellId[];

/** PORT-039 */
export const EXTRA_SPELL_POINTS = 50;
/** PORT-040 */
export const MAX_SPELLS = 3;
/** By how much each changes its number: PORT-301, PORT-306 in millimetres, PORT-304, PORT-307, PORT-311 on dice. */
export const SPELL_AMOUNT = { fast: 20, slow: -20, ironwill: 2, strengthen: 2, zap: -2 } as const satisfies Partial<
  Record<SpellId, number>
>;
/** PORT-303 */
export const FLY_DIE = 20;
/** PORT-308 */
export const GUARDIAN_DIE = 8;
