import { StyleSheet, View } from 'react-native';
import type { RuleEntry } from '@/games/front';
import { useT } from '@/i18n';
import { color, currentWhen, radius, space, Text } from '@/ui';
import { PictureView } from './PictureView';

type Props = { readonly rule: RuleEntry; readonly lit: boolean; readonly onRule: (id: string) => void };

/** One rule: its number and its words. The one that was asked for is lit. */
export function RuleCard({ rule, lit, onRule }: Props) {
  const t = useT();
  return (
    <View testID={`rule:${rule.id}`} {...currentWhen(lit)} style={[styles.rule, lit && styles.lit]}>
      <Text kind="small" color={lit ? color.gold : color.muted} aria-label={t('rulebook.ruleLabel', { id: rule.id })}>
        {rule.id}
      </Text>
      <Text style={styles.text}>{t(rule.text)}</Text>
      {rule.picture && <PictureView id={rule.id} picture={rule.picture} />}
      {rule.about && (
        <View style={styles.about}>
          {rule.about.map((id) => (
            <Text key={id} role="link" kind="label" color={color.gold} onPress={() => onRule(id)} style={styles.link}>
              {id}
            </Text>
          ))}
        </View>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  rule: {
    marginHorizontal: space.m,
    paddingHorizontal: space.xl - 2,
    paddingVertical: space.l,
    gap: space.xs,
    borderRadius: radius.card,
    borderWidth: 1.5,
    borderColor: 'transparent',
  },
  lit: { borderColor: color.gold, backgroundColor: 'rgba(232, 193, 112, 0.12)' },
  text: { fontSize: 16, lineHeight: 22 },
  about: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.xxl, rowGap: space.l },
  link: { paddingVertical: space.l },
});
