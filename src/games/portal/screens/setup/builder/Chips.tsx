import { StyleSheet, View } from 'react-native';
import { color, Glyph, radius, space, surface, Text, Touchable } from '@/ui';

/** Something that can be had or not: a locked one stays tappable and says why. */
type ChipChoice = {
  readonly id: string;
  readonly label: string;
  readonly note?: string;
  readonly on: boolean;
  readonly locked: boolean;
  readonly refused: boolean;
  readonly hint?: string;
};

type Props = {
  readonly label: string;
  readonly choices: readonly ChipChoice[];
  readonly onPress: (id: string) => void;
  readonly testID: string;
};

/** A row of things that can be taken on and laid aside. */
export function Chips({ label, choices, onPress, testID }: Props) {
  return (
    <View role="group" aria-label={label} style={styles.chips}>
      {choices.map(({ id, label: name, note, on, locked, refused, hint }) => {
        const ink = on ? color.text : locked ? color.muted : color.soft;
        return (
          <Touchable
            key={id}
            testID={`${testID}:${id}`}
            role="checkbox"
            aria-checked={on}
            aria-label={note === undefined ? name : `${name}, ${note}`}
            accessibilityHint={hint}
            onPress={() => onPress(id)}
            style={styles.target}
          >
            <View style={[styles.chip, on && styles.on, refused && styles.refused]}>
              {(locked || on) && <Glyph name={on ? 'check' : 'lock'} size={14} color={ink} />}
              <Text kind="label" color={ink}>
                {name}
              </Text>
              {note !== undefined && (
                <Text kind="label" color={color.muted}>
                  {note}
                </Text>
              )}
            </View>
          </Touchable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space.m },
  target: { minHeight: 44, justifyContent: 'center' },
  chip: {
    ...surface.ghost,
    minHeight: 32,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    paddingHorizontal: space.xl,
    borderRadius: radius.panel,
    borderWidth: 1.5,
  },
  on: surface.chosen,
  refused: { borderColor: color.blood, backgroundColor: 'rgba(70, 14, 26, 0.6)' },
});
