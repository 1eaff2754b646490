import tower from '@iconify/icons-game-icons/stone-tower';
import { color } from '@/look/tokens';
import type { GameGate } from '../front';

export const MORTH_GATE: GameGate = {
  titles: [{ value: 'morth', name: 'morth.gate.name', short: 'morth.gate.short' }],
  line: 'morth.gate.line',
  credit: 'morth.gate.credit',
  art: {
    accents: [color.ember],
    swirl: ['#FF6A38', '#FFB46B'],
    ink: color.emberText,
    figure: { icon: tower, size: 0.68 },
    seed: 4,
  },
};
