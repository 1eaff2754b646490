import { gem, GEM_RATIO, shield, SHIELD_RATIO } from '@/ui/art/tokens';
import type { Sign, Telling } from '../telling';

const onShield: Sign = (tall, figure) => ({
  shapes: shield(String(figure), tall),
  width: tall * SHIELD_RATIO,
  height: tall,
  bleed: 3,
});

const diamond: Sign = (tall) => ({ shapes: gem(tall), width: tall, height: tall * GEM_RATIO });

/** MOL-219 to MOL-222 */
export const moltharTelling: Telling = {
  goal: 12,
  course: { round: 'result.byRound', move: 'result.byMove' },
  fewest: false,
  scores: ([points = 0, diamonds = 0], t) => [
    { figure: points, words: t('result.points', { count: points }), sign: onShield, inSign: true },
    { figure: diamonds, words: t('molthar.result.diamonds', { count: diamonds }), sign: diamond },
  ],
  reason: ({ places, rule }, names, t, you) => {
    const [points = 0, diamonds = 0] = places[0]?.score ?? [];
    if (rule === 'MOL-221') return t('molthar.result.shared', { points, diamonds });
    if (rule === 'MOL-220') return t('molthar.result.byDiamonds', { points });
    const winner = places[0]?.seat ?? 0;
    return t('molthar.result.most', { name: names[winner] ?? '', ...(winner === you && { context: 'you' }) });
  },
  note: ({ rule }, { rank }, t) => {
    if (rank !== 1 || rule === 'MOL-219') return undefined;
    return rule === 'MOL-220' ? t('molthar.result.moreDiamonds') : t('result.sharedPlace');
  },
};
