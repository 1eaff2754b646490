/** Colours, type and measures of the hall (see ARCHITECTURE.md, Look). */

export const color = {
  night: '#0E1526',
  surface: '#18223A',
  raised: '#22304F',
  panelTop: '#2C3B63',
  line: '#33446B',
  lineLit: '#4A5E92',
  lineBright: '#6A7FBA',
  text: '#EEF2FF',
  soft: '#C3CDE8',
  muted: '#A9B5D6',
  disabled: '#93A0C4',
  ink: '#1A1335',
  gold: '#E8C170',
  goldTop: '#FBE3A8',
  goldLow: '#CFA24C',
  goldEdge: '#8A6524',
  diamond: '#8FE9FF',
  diamondBack: '#0E3C58',
  ember: '#FF7A45',
  emberText: '#FFA27C',
  violet: '#B79CFF',
  violetText: '#CDBBFF',
  violetBack: '#3B3570',
  sky: '#5BB8FF',
  blood: '#FF5C6C',
  bloodText: '#FF8F9A',
  moss: '#8CC26B',
  bronze: '#C58F4E',
  well: '#080D1B',
  scrim: '#060A16',
} as const;

export const space = { xs: 2, s: 4, m: 6, l: 8, xl: 12, xxl: 16, huge: 24, giant: 32 } as const;

export const radius = { badge: 10, card: 13, button: 15, panel: 16, sheet: 25 } as const;

/** Smallest touch, and the heights that repeat. */
export const height = { touch: 44, action: 54, primary: 54, primaryAlone: 60, chip: 26, row: 64 } as const;

/** Seats: shape, sign and colour always together. */
export const SEAT_LOOKS = [
  { color: '#B79CFF', shape: 'circle', sign: 'moon' },
  { color: '#FFB35C', shape: 'lozenge', sign: 'sundial' },
  { color: '#7FD0A0', shape: 'hexagon', sign: 'curled-leaf' },
  { color: '#7FC8FF', shape: 'triangle', sign: 'drop' },
  { color: '#FF9EC0', shape: 'shield', sign: 'rose' },
  { color: '#E6F25A', shape: 'square', sign: 'anchor' },
  { color: '#D65A9E', shape: 'clover', sign: 'feather' },
  { color: '#B98A55', shape: 'star', sign: 'key' },
] as const;

/** Milliseconds. */
export const motion = {
  press: 90,
  release: 160,
  choose: 160,
  fly: 320,
  refillDelay: 120,
  pay: 280,
  payStep: 60,
  rise: 360,
  sheetIn: 280,
  sheetOut: 200,
  refused: 240,
  doors: 520,
  turn: 420,
  reduced: 120,
  swirlTurn: 40000,
} as const;

/** From this width on, sheets are side panels. */
export const WIDE = 700;
/** From this width on, rivals have a column of their own. */
export const VERY_WIDE = 1000;
