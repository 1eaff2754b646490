import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { LanguageProvider } from '@/i18n';
import { useSettings } from '@/store';
import { color, PreferencesProvider } from '@/ui';
import { StorageGate } from './StorageGate';
import { ToastHost } from './ToastHost';

/** Everything between the store and the screens: language, preferences, the saves, messages. */
export function Shell({ children }: { children: ReactNode }) {
  const settings = useSettings();
  return (
    <LanguageProvider language={settings.language}>
      <PreferencesProvider value={settings}>
        <View style={styles.fill}>
          <StorageGate>{children}</StorageGate>
          <ToastHost />
        </View>
      </PreferencesProvider>
    </LanguageProvider>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1, backgroundColor: color.night } });
