import type { Kind, Pearl } from '../../rules/types';

/** Light, middle and rim of a pearl's mother-of-pearl. The hue only helps; numeral and dots carry the value. */
export const NACRE: Readonly<Record<Pearl, readonly [string, string, string]>> = {
  1: ['#FFFFFF', '#D5DCF0', '#8A96B8'],
  2: ['#F4FFFA', '#A9E3CB', '#4F9A7F'],
  3: ['#F1FDFF', '#95D9E8', '#3F8FA4'],
  4: ['#F2F8FF', '#9EC4FA', '#4A77BF'],
  5: ['#F5F3FF', '#B3ACFB', '#635AC4'],
  6: ['#FDF4FF', '#D8A6F4', '#8F55B8'],
  7: ['#FFF4F8', '#F7A9C6', '#BE5A84'],
  8: ['#FFFCEE', '#F2CF80', '#B3842F'],
};

/** Frame, art from centre to edge, and the tint of a lit silhouette's lower right. */
export const KIND_COLORS: Readonly<
  Record<Kind, { line: string; centre: string; middle: string; edge: string; tint: string }>
> = {
  green: { line: '#8FD1A0', centre: '#5C9A78', middle: '#356650', edge: '#1D4A3D', tint: '#A6E3B4' },
  red: { line: '#FF8A7A', centre: '#B4605C', middle: '#8C3F44', edge: '#6A2730', tint: '#FF9C8E' },
  blue: { line: '#7FB4FF', centre: '#4F82CC', middle: '#3361AC', edge: '#23478A', tint: '#9CC6FF' },
};
