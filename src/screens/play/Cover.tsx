import { useEffect, useState, type ReactNode } from 'react';
import { AppState, StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { color, Glyph, space, StoneWall, Text } from '@/ui';
import { useAppSwitcherProtection } from './useAppSwitcherProtection';

/** Takes everything off the screen while the app is out of sight, so that no picture of a hand is left anywhere. */
export function Cover({ secret, children }: { secret: boolean; children: ReactNode }) {
  const t = useT();
  const active = useActive();
  useAppSwitcherProtection(secret);
  if (!secret || active) return children;
  return (
    <View testID="play:covered" style={styles.cover}>
      <StoneWall />
      <Glyph name="gate" size={64} color={color.gold} />
      <Text kind="title" align="center">
        {t('play.covered')}
      </Text>
    </View>
  );
}

function useActive(): boolean {
  const [active, setActive] = useState(AppState.currentState !== 'background');
  useEffect(() => {
    const subscription = AppState.addEventListener('change', (state) => setActive(state === 'active'));
    return () => subscription.remove();
  }, []);
  return active;
}

const styles = StyleSheet.create({
  cover: {
    flex: 1,
    backgroundColor: color.night,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xxl,
    padding: space.huge,
  },
});
