import unicorn from '@iconify/icons-game-icons/unicorn';
import { color } from '@/look/tokens';
import type { GameGate } from '../front';
import { thumbnail } from './board/art/thumbnail';

/** Molthar is sold under two names: its gate carries the chosen one. */
export const MOLTHAR_GATE: GameGate = {
  titles: [
    { value: 'molthar', name: 'molthar.gate.name', short: 'molthar.gate.short' },
    { value: 'heroes', name: 'molthar.gate.heroes', short: 'molthar.gate.heroesShort' },
  ],
  line: 'molthar.gate.line',
  credit: 'molthar.gate.credit',
  minutes: 45,
  art: {
    accents: [color.violet],
    swirl: ['#CDB6FF', '#7B58F0'],
    ink: color.violetText,
    figure: { icon: unicorn, size: 0.9, dx: -0.08 },
    seed: 7,
  },
  thumbnail,
};
