import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { IconButton } from './IconButton';
import { Text } from './Text';
import { height, space } from '@/look/tokens';

type Props = {
  readonly title: string;
  readonly onBack?: () => void;
  /** Buttons on the right. */ readonly children?: ReactNode;
};

/** Title of a screen between the way back and its buttons. */
export function TopBar({ title, onBack, children }: Props) {
  const t = useT();
  return (
    <View style={styles.bar}>
      {onBack && <IconButton glyph="back" label={t('common.back')} onPress={onBack} testID="top:back" />}
      <Text kind="title" style={styles.title}>
        {title}
      </Text>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  bar: { minHeight: height.touch, flexDirection: 'row', alignItems: 'center', gap: space.xl },
  title: { flex: 1 },
});
