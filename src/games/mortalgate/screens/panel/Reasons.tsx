import { useRouter } from 'expo-router';
import { StyleSheet, View as Native } from 'react-native';
import type { Violation, Words } from '@/engine';
import { useT } from '@/i18n';
import { color, Glyph, radius, space, surface, Text, Touchable } from '@/ui';
import type { Plan } from '../../board/flow';
import { text } from '../../board/text';
import { ALTARS, GRACE_GOAL, teamName, type View } from '../../rules';
import { CAPTURE_GRACE } from '../../rules/data';

type Say = { readonly say: (words: Words) => string };

/** Why what was pointed at cannot be done, and the way to its rule. */
export function Reason({ violation, say }: { readonly violation: Violation; readonly say: Say['say'] }) {
  const t = useT();
  const router = useRouter();
  const { rule, params } = violation;
  return (
    <Native style={styles.reason} role="alert" testID="proposal:reason">
      <Glyph name="lock" size={20} color={color.bloodText} />
      <Text kind="body" style={styles.words}>
        {say({ key: `mortalgate.why.${rule}`, ...(params && { params }) })}
      </Text>
      <Touchable
        role="link"
        testID="proposal:rule"
        aria-label={`${rule}, ${t('mortalgateTable.sheet.readRule')}`}
        onPress={() => router.push({ pathname: '/rulebook/[game]', params: { game: 'mortalgate', rule } })}
        style={styles.rule}
      >
        <Text kind="label" color={color.gold}>
          {rule}
        </Text>
        <Glyph name="chevronRight" size={18} color={color.gold} />
      </Touchable>
    </Native>
  );
}

/** GATE-167, GATE-179 What a capture brings, and who loses the blessing. */
export function Gain({
  view,
  plan: { altar, hero },
  say,
}: {
  readonly view: View;
  readonly plan: Plan;
  readonly say: Say['say'];
}) {
  const t = useT();
  const { team } = view.heroes[hero];
  if (altar === null || team === null) return null;
  const owner = view.altars[altar];
  const { blessing } = ALTARS[altar];
  const before = view.grace[team];
  return (
    <Native style={styles.gain} testID="proposal:gain">
      <Text kind="lead" color={color.gold}>
        {say(text('sheet.gain', { before, after: Math.min(GRACE_GOAL, before + CAPTURE_GRACE) }))}
      </Text>
      <Text kind="note" color={color.soft}>
        {t(`mortalgate.blessing.${blessing}.line`)}
        {owner !== null && ` ${say(text('sheet.loses', { team: teamName(owner) }))}.`}
      </Text>
    </Native>
  );
}

const styles = StyleSheet.create({
  reason: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.l,
    borderWidth: 1,
    borderColor: color.blood,
    borderRadius: radius.card,
    backgroundColor: 'rgba(70, 20, 34, 0.5)',
    paddingHorizontal: space.xl,
    paddingVertical: space.s,
  },
  words: { flex: 1, minWidth: 140 },
  rule: { minHeight: 44, flexDirection: 'row', alignItems: 'center', gap: space.xs },
  gain: { ...surface.well, borderRadius: radius.card, padding: space.l, gap: space.xs },
});
