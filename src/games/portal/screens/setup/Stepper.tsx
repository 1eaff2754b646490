import { StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { color, IconButton, space, Text } from '@/ui';

type Props = {
  readonly value: number;
  readonly label: string;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  /** What stands between the buttons, where it is not the number. */
  readonly shown?: string;
  readonly testID: string;
};

/** A number between less and more. */
export function Stepper({ value, label, onChange, min = 0, max = 99, shown, testID }: Props) {
  const t = useT();
  return (
    <View role="group" aria-label={`${label}: ${shown ?? value}`} style={styles.row}>
      <IconButton
        kind="raised"
        glyph="minus"
        label={t('portalSetup.less', { what: label })}
        disabled={value <= min}
        onPress={() => onChange(value - 1)}
        testID={`${testID}:less`}
      />
      <View style={styles.middle} aria-live="polite">
        <Text kind="lead" align="center" testID={`${testID}:value`}>
          {shown ?? value}
        </Text>
        <Text kind="small" color={color.soft} align="center">
          {label}
        </Text>
      </View>
      <IconButton
        kind="raised"
        glyph="plus"
        label={t('portalSetup.more', { what: label })}
        disabled={value >= max}
        onPress={() => onChange(value + 1)}
        testID={`${testID}:more`}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  middle: { minWidth: 56, flexShrink: 1 },
});
