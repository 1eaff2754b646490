import { useFonts } from 'expo-font';
import { SplashScreen, Stack, type ErrorBoundaryProps } from 'expo-router';
import { StatusBar } from 'expo-status-bar';
import { useEffect } from 'react';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { SceneFonts } from '@/scene/SceneFonts';
import { CrashScreen } from '@/screens/shell/CrashScreen';
import { Shell } from '@/screens/shell/Shell';
import { deviceServices, StoreProvider } from '@/store';
import { color, FONT_FILES, installFocusRing } from '@/ui';

void SplashScreen.preventAutoHideAsync();
installFocusRing();

export default function RootLayout() {
  const [loaded, failed] = useFonts(FONT_FILES);
  const ready = loaded || failed !== null;
  useEffect(() => {
    if (ready) SplashScreen.hide();
  }, [ready]);
  if (!ready) return null;
  return (
    <GestureHandlerRootView style={{ flex: 1, backgroundColor: color.night }}>
      <SafeAreaProvider>
        <StatusBar style="light" />
        <SceneFonts>
          <StoreProvider services={deviceServices}>
            <Shell>
              <Stack
                screenOptions={{
                  headerShown: false,
                  contentStyle: { backgroundColor: color.night },
                  animation: 'fade',
                }}
              />
            </Shell>
          </StoreProvider>
        </SceneFonts>
      </SafeAreaProvider>
    </GestureHandlerRootView>
  );
}

export function ErrorBoundary(props: ErrorBoundaryProps) {
  return (
    <SafeAreaProvider>
      <CrashScreen {...props} />
    </SafeAreaProvider>
  );
}
