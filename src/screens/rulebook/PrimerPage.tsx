import { StyleSheet, View } from 'react-native';
import type { Primer } from '@/games/front';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { color, space, Text, useLayout } from '@/ui';

/** Height of a sign beside its words. */
const SIGN = 34;
/** The widest picture of signs; the words begin behind it. */
const SIGNS = 92;

/** What a newcomer reads in a minute: the goal, a turn, the end, and the signs. */
export function PrimerPage({ primer }: { readonly primer: Primer }) {
  const t = useT();
  const [lead, ...steps] = primer.turn;
  return (
    <View testID="rulebook:primer" style={styles.page}>
      <Text kind="section" color={color.gold}>
        {t('rulebook.minute')}
      </Text>
      <Part title={t('rulebook.goal')}>
        <Text style={styles.text}>{t(primer.goal)}</Text>
      </Part>
      <Part title={t('rulebook.turn')}>
        <Text style={styles.text}>{t(lead)}</Text>
        <View role="list" style={styles.steps}>
          {steps.map((step, i) => (
            <View key={step} role="listitem" style={styles.step}>
              <Text kind="lead" color={color.gold} aria-hidden style={styles.number}>
                {i + 1}
              </Text>
              <Text style={[styles.text, styles.fill]}>{t(step)}</Text>
            </View>
          ))}
        </View>
      </Part>
      <Part title={t('rulebook.end')}>
        <Text style={styles.text}>{t(primer.end)}</Text>
      </Part>
      <Part title={t('rulebook.signs')}>
        <Signs signs={primer.signs} />
      </Part>
      <Text kind="section" color={color.gold} style={styles.all}>
        {t('rulebook.all')}
      </Text>
    </View>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: React.ReactNode }) {
  return (
    <View style={styles.part}>
      <Text kind="section" color={color.violetText}>
        {title}
      </Text>
      {children}
    </View>
  );
}

/** Picture and words, in two columns where there is room. */
function Signs({ signs }: Pick<Primer, 'signs'>) {
  const t = useT();
  const { isWide } = useLayout();
  return (
    <View role="list" style={styles.signs}>
      {signs.map(({ text, picture }) => {
        const { shapes, ...size } = picture(SIGN);
        return (
          <View key={text} role="listitem" style={[styles.sign, { width: isWide ? '48%' : '100%' }]}>
            <View style={styles.picture}>
              <Drawing shapes={shapes} {...size} />
            </View>
            <Text style={[styles.text, styles.fill]}>{t(text)}</Text>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  page: { paddingHorizontal: space.xxl, paddingTop: space.xxl, gap: space.xl },
  part: { gap: space.m },
  text: { fontSize: 16, lineHeight: 22 },
  fill: { flex: 1 },
  steps: { gap: space.m },
  step: { flexDirection: 'row', gap: space.l },
  number: { minWidth: 16, lineHeight: 22 },
  signs: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', rowGap: space.l },
  sign: { flexDirection: 'row', alignItems: 'center', gap: space.xl, minHeight: SIGN + space.s },
  picture: { width: SIGNS, alignItems: 'center' },
  all: { marginTop: space.xl },
});
