import Constants from 'expo-constants';
import { useRouter } from 'expo-router';
import { StyleSheet } from 'react-native';
import { useT } from '@/i18n';
import { color, Divider, ListRow, Panel, space, Text } from '@/ui';
import { SelfTestRow } from './SelfTestRow';

/** Who made all this, and whether it works here. */
export function AboutPanel() {
  const t = useT();
  const router = useRouter();
  return (
    <>
      <Panel>
        <ListRow
          title={t('settings.credits')}
          note={t('settings.creditsNote')}
          onPress={() => router.push('/credits')}
          testID="settings:credits"
        />
        <Divider />
        <SelfTestRow />
      </Panel>
      <Text kind="note" color={color.muted} style={styles.version}>
        {t('settings.version', { version: Constants.expoConfig?.version ?? '' })}
      </Text>
    </>
  );
}

const styles = StyleSheet.create({
  version: { paddingHorizontal: space.s, marginTop: space.s, marginBottom: -space.s },
});
