import type { Shape } from '@/scene/shapes';

import { color } from '@/look/tokens';
import { memo } from '@/scene/memo';
import { circlePath } from './outline';

/** One sign of the interface on a grid of 24: lines of width 2 with round ends, and filled parts. */
type Glyph = { readonly line?: string; readonly fill?: string };

const person = (cx: number) => `${circlePath(cx, 8, 3.6)}M${cx - 6.6} 20.4v-1.2a5 5 0 0 1 5-5h3.2a5 5 0 0 1 5 5v1.2`;

export const GLYPHS = {
  back: { line: 'M14.5 5l-7 7l7 7' },
  chevronLeft: { line: 'M14.5 6l-6 6l6 6' },
  chevronRight: { line: 'M9.5 6l6 6l-6 6' },
  chevronDown: { line: 'M6 9.5l6 6l6-6' },
  chevronUp: { line: 'M6 14.5l6-6l6 6' },
  close: { line: 'M6 6l12 12M18 6L6 18' },
  check: { line: 'M5 12.8l4.6 4.7L19.4 7' },
  plus: { line: 'M12 5v14M5 12h14' },
  minus: { line: 'M5 12h14' },
  drag: { line: 'M5 9.4h14M5 14.6h14' },
  list: {
    line: 'M9 6.5h11M9 12h11M9 17.5h11',
    fill: circlePath(4.6, 6.5, 1.5) + circlePath(4.6, 12, 1.5) + circlePath(4.6, 17.5, 1.5),
  },
  more: { fill: circlePath(5, 12, 1.9) + circlePath(12, 12, 1.9) + circlePath(19, 12, 1.9) },
  help: { line: 'M8.6 9a3.5 3.5 0 1 1 5.3 3c-1.3.8-1.9 1.5-1.9 3', fill: circlePath(12, 19, 1.4) },
  info: { line: `${circlePath(12, 12, 9)}M12 11.2v5.6`, fill: circlePath(12, 7.6, 1.35) },
  undo: { line: 'M8.4 5L4 9.4l4.4 4.4M4.4 9.4h9.1a5.2 5.2 0 0 1 0 10.4H9.6' },
  redo: { line: 'M15.6 5L20 9.4l-4.4 4.4M19.6 9.4h-9.1a5.2 5.2 0 0 0 0 10.4h3.9' },
  turnLeft: { line: 'M4.8 9.2A8 8 0 1 1 4.5 14.6M3.8 4.4v4.9h4.9', fill: circlePath(12, 12, 1.9) },
  turnRight: { line: 'M19.2 9.2A8 8 0 1 0 19.5 14.6M20.2 4.4v4.9h-4.9', fill: circlePath(12, 12, 1.9) },
  swap: {
    line: 'M19.5 9.6A8 8 0 0 0 5.4 7.4L3.9 9.2M4.5 14.4a8 8 0 0 0 14.1 2.2l1.5-1.8M3.6 4.6v4.8h4.8M20.4 19.4v-4.8h-4.8',
  },
  endTurn: { line: 'M4 12h10.6M10.4 7.4L15 12l-4.6 4.6M20 5v14' },
  book: {
    line: 'M12 6.6C10.3 5.3 8 4.8 3.2 4.8v13.6c4.8 0 7.1.5 8.8 1.8c1.7-1.3 4-1.8 8.8-1.8V4.8c-4.8 0-7.1.5-8.8 1.8zM12 6.6v13.6',
  },
  saves: {
    line: 'M4 6.2A2.2 2.2 0 0 1 6.2 4h10L20 7.8v10a2.2 2.2 0 0 1-2.2 2.2H6.2A2.2 2.2 0 0 1 4 17.8zM8 4.2v4.6h7V4.2M8 19.8v-6h8v6',
  },
  settings: {
    line: `M3 7.4h8.6M17 7.4h4M3 16.6h3.2M11.6 16.6H21${circlePath(14.3, 7.4, 2.6)}${circlePath(8.9, 16.6, 2.6)}`,
  },
  person: { line: person(12) },
  people: {
    line: `${circlePath(9, 8, 3.6)}M2.6 20.2v-1a5 5 0 0 1 5-5h2.8a5 5 0 0 1 5 5v1M15.4 4.7a3.6 3.6 0 0 1 0 6.6M18.2 14.6a5 5 0 0 1 3.2 4.6v1`,
  },
  clock: { line: `${circlePath(12, 12, 9)}M12 6.8V12l3.4 2.2` },
  cards: {
    line: 'M6.8 6.4L4.2 7a1.4 1.4 0 0 0-1 1.7l2.7 10a1.4 1.4 0 0 0 1.7 1l.6-.2M11 4h8.2a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5H11a1.5 1.5 0 0 1-1.5-1.5v-12A1.5 1.5 0 0 1 11 4z',
  },
  lock: {
    line: 'M6.6 10.8h10.8A1.8 1.8 0 0 1 19.2 12.6v6.2a1.8 1.8 0 0 1-1.8 1.8H6.6a1.8 1.8 0 0 1-1.8-1.8v-6.2a1.8 1.8 0 0 1 1.8-1.8zM8 10.6V7.8a4 4 0 0 1 8 0v2.8',
  },
  share: {
    line: 'M12 15V3.6M7.8 7.6L12 3.4l4.2 4.2M5 12.4v6.2A1.8 1.8 0 0 0 6.8 20.4h10.4a1.8 1.8 0 0 0 1.8-1.8v-6.2',
  },
  import: {
    line: 'M12 3.6V15M7.8 10.8L12 15l4.2-4.2M5 12.4v6.2A1.8 1.8 0 0 0 6.8 20.4h10.4a1.8 1.8 0 0 0 1.8-1.8v-6.2',
  },
  trash: {
    line: 'M4.4 6.8h15.2M9 6.6V4.8A1.2 1.2 0 0 1 10.2 3.6h3.6A1.2 1.2 0 0 1 15 4.8v1.8M6.4 7l.9 11.9a1.6 1.6 0 0 0 1.6 1.5h6.2a1.6 1.6 0 0 0 1.6-1.5L17.6 7M10.3 11v5.4M13.7 11v5.4',
  },
  edit: { line: 'M15.6 4.8l3.6 3.6L8.6 19l-4.4.8l.8-4.4zM13.2 7.2l3.6 3.6' },
  duplicate: {
    line: 'M10 8.6h8.6A1.6 1.6 0 0 1 20.2 10.2v8.6a1.6 1.6 0 0 1-1.6 1.6H10a1.6 1.6 0 0 1-1.6-1.6v-8.6A1.6 1.6 0 0 1 10 8.6zM5.8 15.4h-.6a1.6 1.6 0 0 1-1.6-1.6V5.2a1.6 1.6 0 0 1 1.6-1.6h8.6a1.6 1.6 0 0 1 1.6 1.6v.6',
  },
  play: { fill: 'M8 5.2c0-1 1-1.5 1.8-1l9.6 6.7c.7.5.7 1.6 0 2.1L9.8 19.8c-.8.5-1.8 0-1.8-1z' },
  pause: { line: 'M8.4 5.4v13.2M15.6 5.4v13.2' },
  step: { fill: 'M5 6.1c0-.9 1-1.4 1.7-.9l8 5.9c.6.5.6 1.4 0 1.8l-8 5.9c-.7.5-1.7 0-1.7-.9z', line: 'M18.6 5.6v12.8' },
  stepBack: {
    fill: 'M19 6.1c0-.9-1-1.4-1.7-.9l-8 5.9c-.6.5-.6 1.4 0 1.8l8 5.9c.7.5 1.7 0 1.7-.9z',
    line: 'M5.4 5.6v12.8',
  },
  skip: {
    fill: 'M3.4 6.4c0-.8.9-1.3 1.6-.8l7.2 5.6c.5.4.5 1.2 0 1.6L5 18.4c-.7.5-1.6 0-1.6-.8zM12 6.4c0-.8.9-1.3 1.6-.8l7.2 5.6c.5.4.5 1.2 0 1.6l-7.2 5.6c-.7.5-1.6 0-1.6-.8z',
  },
  skipBack: {
    fill: 'M20.6 6.4c0-.8-.9-1.3-1.6-.8l-7.2 5.6c-.5.4-.5 1.2 0 1.6l7.2 5.6c.7.5 1.6 0 1.6-.8zM12 6.4c0-.8-.9-1.3-1.6-.8l-7.2 5.6c-.5.4-.5 1.2 0 1.6l7.2 5.6c.7.5 1.6 0 1.6-.8z',
  },
  replay: {
    line: 'M4.8 15.2A8 8 0 1 0 4.5 9.4M3.8 4.8v4.9h4.9',
    fill: 'M10 8.9c0-.6.7-1 1.2-.6l4.3 2.9c.5.3.5 1 0 1.3l-4.3 2.9c-.5.4-1.2 0-1.2-.6z',
  },
  gate: { line: 'M4.6 20.2v-8a7.4 7.4 0 0 1 14.8 0v8M2.8 20.2h18.4M9.2 20v-7.4a2.8 2.8 0 0 1 5.6 0V20' },
  sound: { line: 'M4 9.6v4.8h3.4l4.8 4.2V5.4L7.4 9.6zM15.8 9a4.2 4.2 0 0 1 0 6M18.4 6.2a8 8 0 0 1 0 11.6' },
  soundOff: { line: 'M4 9.6v4.8h3.4l4.8 4.2V5.4L7.4 9.6zM16 9.6l4.8 4.8M20.8 9.6L16 14.4' },
  haptic: {
    line: 'M9.2 4h5.6A1.6 1.6 0 0 1 16.4 5.6v12.8a1.6 1.6 0 0 1-1.6 1.6H9.2a1.6 1.6 0 0 1-1.6-1.6V5.6A1.6 1.6 0 0 1 9.2 4zM4.4 8.4v7.2M19.6 8.4v7.2M1.6 10.4v3.2M22.4 10.4v3.2',
  },
  globe: {
    line: `${circlePath(12, 12, 9)}M3.4 12h17.2M12 3c2.7 2.5 3.8 5.6 3.8 9s-1.1 6.5-3.8 9c-2.7-2.5-3.8-5.6-3.8-9S9.3 5.5 12 3z`,
  },
  eye: { line: `M2.6 12S6 5.6 12 5.6S21.4 12 21.4 12S18 18.4 12 18.4S2.6 12 2.6 12z${circlePath(12, 12, 2.9)}` },
  search: { line: `${circlePath(10.6, 10.6, 6.4)}M15.4 15.4L20.4 20.4` },
  idea: {
    line: 'M9.4 17.6h5.2M10.4 20.8h3.2M9.4 17.4c0-1.7-.5-2.4-1.4-3.4a5.8 5.8 0 1 1 8 0c-.9 1-1.4 1.7-1.4 3.4M12 17.2v-4.4',
  },
  flag: { line: 'M5.6 21V3.8M5.6 4.6h12.6l-2.8 4.3l2.8 4.3H5.6' },
  ruler: { line: 'M3.4 15.6L15.6 3.4l5 5L8.4 20.6zM7 12l2 2M9.8 9.2l2.6 2.6M12.6 6.4l2 2' },
  speed: { line: 'M4.6 18.4a9 9 0 1 1 14.8 0M12 13.4l4-4.8', fill: circlePath(12, 13.4, 1.8) },
  motion: { line: `M3 8h7M2.6 12h5.4M3 16h7${circlePath(16, 12, 5.4)}` },
  pattern: {
    line: 'M5.6 4h12.8A1.6 1.6 0 0 1 20 5.6v12.8a1.6 1.6 0 0 1-1.6 1.6H5.6A1.6 1.6 0 0 1 4 18.4V5.6A1.6 1.6 0 0 1 5.6 4zM4.4 12.4l8-8M5 19l14-14M11.6 19.6l8-8',
  },
  hand: {
    line: 'M7.4 13V6.4a1.5 1.5 0 0 1 3 0V11M10.4 10.6V4.5a1.5 1.5 0 0 1 3 0v6.1M13.4 10.6V5.7a1.5 1.5 0 0 1 3 0v5.6M16.4 11V8.6a1.5 1.5 0 0 1 3 0v6c0 3.6-2.4 6-6 6h-1.2c-2.2 0-3.6-.9-4.8-2.9l-2.9-4.9a1.5 1.5 0 0 1 2.5-1.7l1.4 2',
  },
  sun: {
    line: `${circlePath(12, 12, 4)}M12 2.8v2M12 19.2v2M2.8 12h2M19.2 12h2M5.5 5.5l1.4 1.4M17.1 17.1l1.4 1.4M5.5 18.5l1.4-1.4M17.1 6.9l1.4-1.4`,
  },
  diamond: { line: 'M7 4.6h10L21 9.6L12 20L3 9.6zM3.4 9.6h17.2M9 9.6L12 19.4l3-9.8M9 9.6l3-5l3 5' },
  warning: {
    line: 'M10.5 4.9L2.9 18a1.8 1.8 0 0 0 1.5 2.6h15.2a1.8 1.8 0 0 0 1.5-2.6L13.5 4.9a1.75 1.75 0 0 0-3 0zM12 9.6v4.6',
    fill: circlePath(12, 17.3, 1.25),
  },
  arrowRight: { line: 'M4 12h15.4M13.6 6.2L19.4 12l-5.8 5.8' },
} as const satisfies Record<string, Glyph>;

export type GlyphName = keyof typeof GLYPHS;

/** A sign of the interface in a box of side size. */
export const glyph = memo((name: GlyphName, size: number, tint: string = color.text): Shape[] => {
  const { line, fill }: Glyph = GLYPHS[name];
  const scale = size / 24;
  return [
    ...(fill ? [{ t: 'path', d: fill, scale, fill: tint } as const] : []),
    ...(line ? [{ t: 'path', d: line, scale, stroke: tint, strokeWidth: 2 * scale, cap: 'round' } as const] : []),
  ];
});
