/** Colours of Portal of Morth. Each code has a shape, a pattern or a sign as well: colour only helps. */

export const INK = '#0A0F1E';
export const PAPER = '#F4F7FF';
export const EMBER = '#FF8A55';
export const HURT = '#FF7A45';

export type Tones = {
  readonly light: string;
  readonly base: string;
  readonly low: string;
  readonly rim: string;
  readonly ink: string;
};

export const DIE_TONES = {
  green: { light: '#A9F0A0', base: '#62CC6A', low: '#2F9148', rim: '#123E23', ink: '#0B2415' },
  yellow: { light: '#FFEFA6', base: '#F3CB52', low: '#C58F1F', rim: '#4A3406', ink: '#2B1E04' },
  orange: { light: '#FFC69A', base: '#FF8F4E', low: '#D65A1E', rim: '#571F08', ink: '#311006' },
  red: { light: '#FF9FA6', base: '#EE4A5E', low: '#B01E3C', rim: '#470815', ink: '#2C040C' },
} as const satisfies Record<string, Tones>;

/** Edge of a road, its tint, and the ink of its numbers. */
export const PATH_TONES = {
  left: { edge: '#F4C84E', tint: '#8A6A2A', number: '#FFF0C2' },
  centre: { edge: '#5DB6FF', tint: '#2C5FA6', number: '#DCEEFF' },
  right: { edge: '#84DC76', tint: '#33705A', number: '#DFFADB' },
} as const;

/** The halves of the team's map: light and dark stone, which no seat wears. */
export const HALF_TONES = { A: '#E4EAF6', B: '#93A0BA' } as const;

export const RACE_TONES = {
  elf: { light: '#E4FFE6', shade: '#8FDDA4', disc: '#1E4A3C' },
  dwarf: { light: '#FFF0DC', shade: '#E5B27A', disc: '#4A3220' },
  human: { light: '#F2F6FF', shade: '#A9C4F5', disc: '#22386B' },
  gnome: { light: '#F9ECFF', shade: '#CFA6EE', disc: '#432A5F' },
} as const;

/** A hero's slot: blue is a whole ring, yellow a broken one. */
export const SLOT_TONES = ['#5DB6FF', '#F4C84E'] as const;
