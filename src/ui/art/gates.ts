import archer from '@iconify/icons-game-icons/archer';
import helmet from '@iconify/icons-game-icons/spartan-helmet';
import tower from '@iconify/icons-game-icons/stone-tower';
import unicorn from '@iconify/icons-game-icons/unicorn';

import { color } from '@/look/tokens';
import type { GateLook } from './gate';

/** The four gates of the hall, from left to right. */
export const GATE_IDS = ['morth', 'molthar', 'mortalgate', 'portal'] as const;
export type GateId = (typeof GATE_IDS)[number];

/** Light and figure of each gate; the light is that game's accent everywhere. */
export const GATE_LOOKS: Record<
  GateId,
  Pick<GateLook, 'accents' | 'swirl' | 'figure' | 'seed'> & { readonly ink: string }
> = {
  morth: {
    accents: [color.ember],
    swirl: ['#FF6A38', '#FFB46B'],
    ink: color.emberText,
    figure: { icon: tower, size: 0.68 },
    seed: 4,
  },
  molthar: {
    accents: [color.violet],
    swirl: ['#CDB6FF', '#7B58F0'],
    ink: color.violetText,
    figure: { icon: unicorn, size: 0.9, dx: -0.08 },
    seed: 7,
  },
  mortalgate: { accents: [color.sky, color.blood], ink: '#9BD3FF', figure: { icon: helmet, size: 0.68 }, seed: 2 },
  portal: {
    accents: [color.moss, color.bronze],
    ink: '#B4DB9B',
    figure: { icon: archer, size: 0.74, dx: 0.02 },
    seed: 9,
  },
};
