import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { Glyph } from './Glyph';
import { RadioDot } from './RadioCard';
import { Sheet } from './Sheet';
import { surface } from './surface';
import { Text } from './Text';
import { color, height, radius, space } from '@/look/tokens';
import { Touchable } from './Touchable';

type Choice<K extends string> = { readonly value: K; readonly label: string; readonly note?: string };

type Props<K extends string> = {
  readonly label: string;
  readonly choices: readonly Choice<K>[];
  readonly value: K;
  readonly onChange: (value: K) => void;
  readonly testID?: string;
};

/** One of many: shows the chosen one and opens the list of all. */
export function Select<K extends string>({ label, choices, value, onChange, testID }: Props<K>) {
  const [open, setOpen] = useState(false);
  const chosen = choices.find((choice) => choice.value === value)?.label ?? '';
  const choose = (next: K) => {
    setOpen(false);
    onChange(next);
  };
  return (
    <>
      <Touchable
        testID={testID}
        aria-label={`${label}: ${chosen}`}
        aria-expanded={open}
        onPress={() => setOpen(true)}
        style={styles.button}
      >
        <Text kind="lead" style={styles.value}>
          {chosen}
        </Text>
        <Glyph name="chevronDown" size={18} color={color.text} />
      </Touchable>
      <Sheet open={open} onClose={() => setOpen(false)} title={label}>
        <View role="radiogroup" aria-label={label}>
          {choices.map((choice) => (
            <SelectRow
              key={choice.value}
              choice={choice}
              chosen={choice.value === value}
              onPress={() => choose(choice.value)}
              testID={testID && `${testID}:${choice.value}`}
            />
          ))}
        </View>
      </Sheet>
    </>
  );
}

type RowProps = {
  readonly choice: Choice<string>;
  readonly chosen: boolean;
  readonly onPress: () => void;
  readonly testID?: string;
};

function SelectRow({ choice, chosen, onPress, testID }: RowProps) {
  return (
    <Touchable
      testID={testID}
      role="radio"
      aria-checked={chosen}
      aria-label={choice.note ? `${choice.label}, ${choice.note}` : choice.label}
      onPress={onPress}
      style={styles.row}
    >
      <RadioDot chosen={chosen} />
      <View style={styles.words}>
        <Text kind="lead" color={chosen ? color.gold : color.text}>
          {choice.label}
        </Text>
        {choice.note !== undefined && (
          <Text kind="note" color={color.muted}>
            {choice.note}
          </Text>
        )}
      </View>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  button: {
    ...surface.ghost,
    minHeight: height.touch,
    borderRadius: radius.button,
    paddingHorizontal: space.xl,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l,
    flexShrink: 1,
  },
  value: { flexShrink: 1 },
  row: { minHeight: 56, flexDirection: 'row', alignItems: 'center', gap: space.xl, paddingVertical: space.l },
  words: { flex: 1, gap: space.xs },
});
