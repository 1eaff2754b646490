import type { Place, Result } from '@/engine';
import type { GameId } from '@/games';
import { VERDICTS } from '@/games/morth/rules/data';
import type { T, TextKey } from '@/i18n';

/** How a game's result is told: which score ends it, what breaks ties, and why in words. */
export type Telling = {
  readonly goal: number | null;
  /** What the chart of the match shows. */
  readonly course: { readonly round: TextKey; readonly move: TextKey };
  /** The lower score wins. */
  readonly fewest: boolean;
  /** Main score, and what breaks ties with its sign, as figures. */
  readonly figures: (place: Place) => {
    readonly main: number;
    readonly tie?: { readonly sign: 'gem' | 'coin'; readonly value: number };
  };
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
  course: { round: 'result.byRound', move: 'result.byMove' },
  fewest: false,
  figures: ({ score: [main = 0, diamonds] }) => ({
    main,
    ...(diamonds !== undefined && { tie: { sign: 'gem', value: diamonds } }),
  }),
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
  scoreWords: ({ score: [points = 0, diamonds = 0] }, t) => [
    t('result.points', { count: points }),
    t('result.diamonds', { count: diamonds }),
  ],
};

/** MOR-185 to MOR-187, MOR-360 Wounds count against a player, so their score is below 0. */
const morth: Telling = {
  goal: null,
  course: { round: 'result.woundsByRound', move: 'result.woundsByMove' },
  fewest: true,
  figures: (place) => ({
    main: woundsOf(place),
    ...(place.score[1] !== undefined && { tie: { sign: 'coin', value: place.score[1] } }),
  }),
  reason: ({ places, rule, verdict }, names, t) => {
    const [first] = places;
    const wounds = woundsOf(first);
    if (rule === 'MOR-360') return verdictLine(verdict?.key, wounds, t);
    if (rule === 'MOR-187') return t('result.reasons.morth.shared', { wounds, gold: first?.score[1] ?? 0 });
    if (rule === 'MOR-186') return t('result.reasons.morth.gold', { wounds });
    return t('result.reasons.morth.fewest', { name: names[first?.seat ?? 0] ?? '' });
  },
  note: ({ rule }, { rank }, t) => {
    if (rank !== 1 || rule === 'MOR-185' || rule === 'MOR-360') return undefined;
    return rule === 'MOR-186' ? t('result.reasons.morth.moreGold') : t('result.sharedPlace');
  },
  scoreWords: (place, t) => {
    const wounds = t('result.wounds', { count: woundsOf(place) });
    const gold = place.score[1];
    return gold === undefined ? [wounds] : [wounds, t('result.gold', { count: gold })];
  },
};

const woundsOf = (place: Place | undefined): number => Math.abs(place?.score[0] ?? 0);

/** How well a player or a team did against Lord Morth. */
function verdictLine(key: string | undefined, wounds: number, t: T): string {
  const verdict = VERDICTS.find(({ id }) => key === `morth.verdict.${id}.name`) ?? VERDICTS[VERDICTS.length - 1];
  return t('result.reasons.morth.verdict', {
    name: t(`morth.verdict.${verdict.id}.name`),
    line: t(`morth.verdict.${verdict.id}.line`),
    wounds,
  });
}

/** One entry a game. */
export const TELLINGS: Record<GameId, Telling> = { molthar, morth };
