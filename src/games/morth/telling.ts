import tower from '@iconify/icons-game-icons/stone-tower';
import { color } from '@/look/tokens';
import type { T } from '@/i18n';
import { memo } from '@/scene/memo';
import type { Shape } from '@/scene/shapes';
import { placeIcon } from '@/ui/art/icon';
import type { Score, Sign, Telling } from '../telling';
import { coin, wound } from './board/art/tokens';
import { VERDICTS } from './rules/data';

const heart: Sign = (tall) => ({ shapes: wound(tall * 0.6), width: tall * 0.6, height: tall * 0.6, bleed: 2 });
const gold: Sign = (tall) => ({ shapes: coin(tall), width: tall, height: tall });

/** A team defends one tower. */
const banner = memo((size: number): readonly Shape[] => [
  {
    t: 'circle',
    cx: size / 2,
    cy: size / 2,
    r: size * 0.47,
    fill: color.night,
    stroke: color.ember,
    strokeWidth: size * 0.06,
  },
  { ...placeIcon(tower, size * 0.2, size * 0.2, size * 0.6), fill: color.emberText },
]);
const marker = memo((r: number): readonly Shape[] => [
  { t: 'circle', cx: 0, cy: 0, r, fill: color.night, stroke: color.ember, strokeWidth: r * 0.42 },
]);

/** Wounds count against a player, so their score is below 0. */
const woundsOf = ([score = 0]: readonly number[] = []): number => Math.abs(score);

const goldScore = (figure: number, t: T): Score => ({
  figure,
  words: t('morth.result.gold', { count: figure }),
  sign: gold,
});

/** MOR-185 to MOR-187, MOR-360 */
export const morthTelling: Telling = {
  goal: null,
  lost: ({ key }) => key === 'morth.verdict.defeated.name',
  team: () => ({ name: 'morthTable.strip.team', color: color.ember, banner, marker }),
  course: { round: 'morth.result.byRound', move: 'morth.result.byMove' },
  fewest: true,
  scores: (score, t) => {
    const wounds = woundsOf(score);
    const [, purse] = score;
    return [
      { figure: wounds, words: t('morth.result.wounds', { count: wounds }), sign: heart, ink: color.bloodText },
      ...(purse === undefined ? [] : [goldScore(purse, t)]),
    ];
  },
  reason: ({ places, rule, verdict }, names, t, you) => {
    const [first] = places;
    const wounds = woundsOf(first?.score);
    if (rule === 'MOR-360') return verdictLine(verdict?.key, wounds, t);
    if (rule === 'MOR-187') return t('morth.result.shared', { wounds, gold: first?.score[1] ?? 0 });
    if (rule === 'MOR-186') return t('morth.result.byGold', { wounds });
    const winner = first?.seat ?? 0;
    return t('morth.result.fewest', { name: names[winner] ?? '', ...(winner === you && { context: 'you' }) });
  },
  note: ({ rule }, { rank }, t) => {
    if (rank !== 1 || rule === 'MOR-185' || rule === 'MOR-360') return undefined;
    return rule === 'MOR-186' ? t('morth.result.moreGold') : t('result.sharedPlace');
  },
};

/** How well a player or a team did against Lord Morth. */
function verdictLine(key: string | undefined, wounds: number, t: T): string {
  const verdict = VERDICTS.find(({ id }) => key === `morth.verdict.${id}.name`) ?? VERDICTS[VERDICTS.length - 1];
  return t('morth.result.verdict', {
    name: t(`morth.verdict.${verdict.id}.name`),
    line: t(`morth.verdict.${verdict.id}.line`),
    wounds,
  });
}
