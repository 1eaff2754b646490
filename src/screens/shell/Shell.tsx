import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { ReduceMotion, ReducedMotionConfig } from 'react-native-reanimated';
import { LanguageProvider } from '@/i18n';
import { useSettings } from '@/store';
import { color, PreferencesProvider, TurnProvider } from '@/ui';
import { PaintingSign } from './PaintingSign';
import { StorageGate } from './StorageGate';
import { ToastHost } from './ToastHost';

/** Everything between the store and the screens: language, preferences, the saves, messages. */
export function Shell({ children }: { children: ReactNode }) {
  const settings = useSettings();
  return (
    <LanguageProvider language={settings.language}>
      <PreferencesProvider value={settings}>
        {/* The kit itself asks the player's setting and the system; nothing is switched off twice. */}
        <ReducedMotionConfig mode={ReduceMotion.Never} />
        <View style={styles.fill}>
          <TurnProvider>
            <View role="main" style={styles.fill}>
              <StorageGate>{children}</StorageGate>
              <PaintingSign />
            </View>
            <ToastHost />
          </TurnProvider>
        </View>
      </PreferencesProvider>
    </LanguageProvider>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1, overflow: 'hidden', backgroundColor: color.night } });
