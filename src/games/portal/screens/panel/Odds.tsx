import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useLanguage, useT } from '@/i18n';
import { color, radius, space, surface, Text } from '@/ui';
import type { Forecast } from '../../board/flow';
import { decimal } from '../numbers';

type Props = { readonly forecast: Forecast; readonly say: (words: Words) => string };

/** What is less is told as nothing. */
const LEAST = 0.05;

const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`);

/** PORT-184 The chance of a die, the face that is needed, and everything that changes it, by name. */
export function Odds({ forecast, say }: Props) {
  const t = useT();
  const language = useLanguage();
  const { chance, needs, die, attacks, reasons, they } = forecast;
  if (chance === null || die === null) return null;
  const face = (): string => {
    if (needs === null) return t('portalTable.odds.misfire', { chance: forecast.misfire ?? 0 });
    if (needs <= 1) return t('portalTable.odds.always');
    return needs > die ? t('portalTable.odds.never') : t('portalTable.odds.needs', { face: needs });
  };
  const total = reasons.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Native style={styles.box} testID="proposal:odds">
      <Native style={styles.head}>
        <Text kind="hero" style={styles.chance} testID="proposal:chance">
          {chance} %
        </Text>
        <Native style={styles.words}>
          <Text kind="label">{face()}</Text>
          <Text kind="note" color={color.muted}>
            {forecast.backfire === undefined
              ? t('portalTable.odds.die', { die, count: attacks })
              : t('portalTable.odds.backfire', { die, chance: forecast.backfire })}
          </Text>
        </Native>
      </Native>
      {reasons.map(({ words, amount, rule }) => (
        <Native key={rule + words.key} style={styles.reason}>
          <Text kind="label" color={color.soft} style={styles.words}>
            {say(words)}
          </Text>
          <Text kind="label" color={amount > 0 ? '#A8E6A0' : color.bloodText}>
            {signed(amount)}
          </Text>
        </Native>
      ))}
      {reasons.length > 1 && (
        <Native style={[styles.reason, styles.total]}>
          <Text kind="label" style={styles.words}>
            {t('portalTable.odds.total')}
          </Text>
          <Text kind="label">{total === 0 ? '0' : signed(total)}</Text>
        </Native>
      )}
      {forecast.backfire === undefined && needs !== null && (
        <Text kind="note" color={color.muted}>
          {t('portalTable.odds.expected', {
            hits: decimal((attacks * chance) / 100, language),
            falls: decimal(they, language),
          })}
        </Text>
      )}
      {(needs === null || (forecast.backfire !== undefined && they > 0)) && (
        <Text kind="note" color={color.muted}>
          {t('portalTable.odds.struck', { falls: decimal(they, language) })}
        </Text>
      )}
      {forecast.you >= LEAST && (
        <Text kind="note" color={color.bloodText} testID="proposal:own">
          {t('portalTable.odds.own', { falls: decimal(forecast.you, language) })}
        </Text>
      )}
    </Native>
  );
}

const styles = StyleSheet.create({
  box: { ...surface.well, borderRadius: radius.panel, padding: space.l, gap: space.s },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.xl },
  chance: { fontFamily: 'alegreya800', fontSize: 27, lineHeight: 31 },
  words: { flex: 1, minWidth: 0 },
  reason: { flexDirection: 'row', gap: space.l },
  total: { borderTopWidth: 1, borderTopColor: color.line, paddingTop: space.s },
});
