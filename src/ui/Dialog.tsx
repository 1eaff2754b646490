import type { ReactNode } from 'react';
import { Modal, ScrollView, StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { Button } from './Button';
import { surface } from './surface';
import { Text } from './Text';
import { Turned } from './Turned';
import { color, radius, space } from '@/look/tokens';

type Props = {
  readonly open: boolean;
  readonly title: string;
  readonly message?: string;
  readonly confirm: string;
  /** What the way back is called, where it leads on rather than back. */
  readonly cancel?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
  readonly testID?: string;
};

/** A question that must be answered before anything else. */
export function Dialog({ open, title, message, confirm, cancel, onConfirm, onCancel, children, testID }: Props) {
  const t = useT();
  if (!open) return null;
  return (
    <Modal
      transparent
      visible
      aria-label={title}
      animationType="fade"
      onRequestClose={onCancel}
      supportedOrientations={['portrait', 'landscape']}
      statusBarTranslucent
      navigationBarTranslucent
    >
      <Turned>
        <View style={styles.scrim}>
          <View testID={testID} role="alertdialog" aria-label={title} aria-modal style={styles.dialog}>
            {/* Large words on a low screen scroll; the answers stay in sight. */}
            <ScrollView style={styles.scroll} contentContainerStyle={styles.words}>
              <Text kind="title" style={styles.title}>
                {title}
              </Text>
              {message !== undefined && <Text color={color.soft}>{message}</Text>}
              {children}
            </ScrollView>
            <View style={styles.buttons}>
              <Button
                kind="ghost"
                label={cancel ?? t('common.cancel')}
                onPress={onCancel}
                style={styles.button}
                testID={testID && `${testID}:cancel`}
              />
              <Button
                kind="gold"
                label={confirm}
                onPress={onConfirm}
                style={styles.button}
                testID={testID && `${testID}:confirm`}
              />
            </View>
          </View>
        </View>
      </Turned>
    </Modal>
  );
}

const styles = StyleSheet.create({
  scrim: {
    flex: 1,
    backgroundColor: 'rgba(6, 10, 22, 0.74)',
    alignItems: 'center',
    justifyContent: 'center',
    padding: space.huge,
  },
  dialog: {
    ...surface.sheet,
    borderWidth: 1,
    borderRadius: radius.sheet,
    padding: space.huge - 4,
    gap: space.xl,
    width: '100%',
    maxWidth: 400,
    maxHeight: '100%',
  },
  scroll: { flexGrow: 0, flexShrink: 1 },
  words: { gap: space.xl },
  title: { fontSize: 20, lineHeight: 25 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xl, marginTop: space.s },
  /** As wide as its words: what has no room beside the other stands below it. */
  button: { flexGrow: 1, minWidth: 120 },
});
