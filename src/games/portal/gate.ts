import archer from '@iconify/icons-game-icons/archer';
import { color } from '@/look/tokens';
import type { GameGate } from '../front';

/** Two armies on a green table. */
export const PORTAL_GATE: GameGate = {
  titles: [{ value: 'portal', name: 'portal.gate.name', short: 'portal.gate.short' }],
  line: 'portal.gate.line',
  credit: 'portal.gate.credit',
  art: {
    accents: [color.moss, color.bronze],
    ink: '#B4DB9B',
    figure: { icon: archer, size: 0.74, dx: 0.02 },
    seed: 9,
  },
};
