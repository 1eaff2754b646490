import { useRouter, type Href } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useT } from '@/i18n';
import { useMatches } from '@/store';
import { color, Glyph, gradient, height, radius, space, surface, Text, Touchable } from '@/ui';
import { bookOrder } from '../rulebook/bookOrder';

/** The places beside the games; the rulebook opens at the game that was played last. */
function usePlaces() {
  const [game = ''] = bookOrder(useMatches().list);
  return [
    { id: 'saves', glyph: 'saves', to: '/saves' },
    { id: 'rulebook', glyph: 'book', to: { pathname: '/rulebook/[game]', params: { game } } },
    { id: 'settings', glyph: 'settings', to: '/settings' },
  ] as const satisfies readonly { id: string; glyph: string; to: Href }[];
}

/** Three words stand side by side in the bar whatever the size of text: they grow a little only. */
const BAR_TEXT = 1.2;

/** The foot of a phone: three places beside the games. */
export function NavigationBar() {
  const t = useT();
  const { push } = useRouter();
  const insets = useSafeAreaInsets();
  return (
    <View
      role="navigation"
      aria-label={t('hall.navigation')}
      style={[
        styles.bar,
        { paddingBottom: Math.max(insets.bottom, space.l), paddingLeft: insets.left, paddingRight: insets.right },
      ]}
    >
      {usePlaces().map(({ id, glyph, to }) => (
        <Touchable
          key={id}
          testID={`hall:${id}`}
          onPress={() => push(to)}
          aria-label={t(`hall.${id}`)}
          style={styles.place}
        >
          <Glyph name={glyph} size={24} />
          <Text kind="label" align="center" maxFontSizeMultiplier={BAR_TEXT}>
            {t(`hall.${id}`)}
          </Text>
        </Touchable>
      ))}
    </View>
  );
}

/** The same places as buttons in a row, where there is room at the top. */
export function NavigationButtons({ small = false }: { readonly small?: boolean }) {
  const t = useT();
  const { push } = useRouter();
  return (
    <View role="navigation" aria-label={t('hall.navigation')} style={styles.row}>
      {usePlaces().map(({ id, glyph, to }) => (
        <Touchable
          key={id}
          testID={`hall:${id}`}
          onPress={() => push(to)}
          aria-label={t(`hall.${id}`)}
          style={[styles.button, small && styles.small]}
        >
          <Glyph name={glyph} size={22} />
          <Text kind={small ? 'label' : 'lead'}>{t(`hall.${id}`)}</Text>
        </Touchable>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: {
    flexDirection: 'row',
    paddingTop: space.s,
    borderTopWidth: 1,
    borderTopColor: color.line,
    ...gradient(['#1A2547', '#10182F']),
  },
  place: {
    flex: 1,
    minHeight: height.action,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    padding: space.s,
  },
  row: { flexDirection: 'row', gap: space.xxl - 4, flexWrap: 'wrap', justifyContent: 'flex-end', flexShrink: 1 },
  button: {
    ...surface.ghost,
    minHeight: 48,
    borderRadius: radius.button,
    paddingHorizontal: space.xxl,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l + 2,
  },
  small: { minHeight: height.touch, paddingHorizontal: space.xl, gap: space.l },
});
