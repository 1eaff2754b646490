import type { ReactNode } from 'react';
import { Modal, StyleSheet } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { ToastHost } from '@/screens/shell/ToastHost';
import { Turned } from '@/ui';

type Props = { readonly title: string; readonly onClose: () => void; readonly children: ReactNode };

/** A workshop over the page it belongs to: back leaves it, and the page is as it was. */
export function FullScreen({ title, onClose, children }: Props) {
  return (
    <Modal
      visible
      aria-label={title}
      animationType="none"
      onRequestClose={onClose}
      supportedOrientations={['portrait', 'landscape']}
      statusBarTranslucent
      navigationBarTranslucent
    >
      <GestureHandlerRootView style={styles.fill}>
        <Turned>
          {children}
          {/* What is said below cannot be seen through it. */}
          <ToastHost />
        </Turned>
      </GestureHandlerRootView>
    </Modal>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
