import helmet from '@iconify/icons-game-icons/spartan-helmet';
import { color } from '@/look/tokens';
import type { GameGate } from '../front';

/** Two teams, two lights. */
export const MORTALGATE_GATE: GameGate = {
  titles: [{ value: 'mortalgate', name: 'mortalgate.gate.name', short: 'mortalgate.gate.short' }],
  line: 'mortalgate.gate.line',
  credit: 'mortalgate.gate.credit',
  art: {
    accents: [color.sky, color.blood],
    ink: '#9BD3FF',
    figure: { icon: helmet, size: 0.68 },
    seed: 2,
  },
};
