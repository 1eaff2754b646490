import type { Place, Result } from '@/engine';
import type { GameId } from '@/games';
import type { T } from '@/i18n';

/** How a game's result is told: which score ends it, what breaks ties, and why in words. */
export type Telling = {
  readonly goal: number | null;
  /** A sentence for the rule that decided. */
  readonly reason: (result: Result, names: readonly string[], t: T) => string;
  /** A few words below the winner's name, where the points alone did not decide. */
  readonly note: (result: Result, place: Place, t: T) => string | undefined;
  /** Main score first, then what breaks ties, as words. */
  readonly scoreWords: (place: Place, t: T) => readonly string[];
};

/** MOL-219 to MOL-222 */
const molthar: Telling = {
  goal: 12,
  reason: ({ places, rule }, names, t) => {
    const [points = 0, diamonds = 0] = places[0]?.score ?? [];
    if (rule === 'MOL-221') return t('result.reasons.molthar.shared', { points, diamonds });
    if (rule === 'MOL-220') return t('result.reasons.molthar.diamonds', { points });
    return t('result.reasons.molthar.most', { name: names[places[0]?.seat ?? 0] ?? '' });
  },
  note: ({ rule }, { rank }, t) => {
    if (rank !== 1 || rule === 'MOL-219') return undefined;
    return rule === 'MOL-220' ? t('result.reasons.molthar.moreDiamonds') : t('result.sharedPlace');
  },
  scoreWords: ({ score: [points = 0, diamonds = 0] }, t) => [t('result.points', { count: points }), t('result.diamonds', { count: diamonds })],
};

/** One entry a game. */
export const TELLINGS: Record<GameId, Telling> = { molthar };
