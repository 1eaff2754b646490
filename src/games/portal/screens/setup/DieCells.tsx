import { StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { color, radius, space, surface, Text, Touchable } from '@/ui';
import { dieArt } from '../../board/art/labels';
import { diePoints } from '../../rules/army';
import { DICE, type Die, type Era } from '../../rules/data';

type Props = {
  readonly label: string;
  readonly value: Die | null;
  readonly era: Era;
  readonly onChange: (die: Die) => void;
  readonly testID: string;
};

const SIZE = 30;

/** The six dice with what each costs. */
export function DieCells({ label, value, era, onChange, testID }: Props) {
  const t = useT();
  return (
    <View role="radiogroup" aria-label={label} style={styles.cells}>
      {DICE.map((die) => {
        const chosen = die === value;
        const points = diePoints(die, era);
        return (
          <Touchable
            key={die}
            testID={`${testID}:${die}`}
            role="radio"
            aria-checked={chosen}
            aria-label={t('portalSetup.dieFor', { die, count: points })}
            onPress={() => onChange(die)}
            style={[styles.cell, chosen && styles.chosen]}
          >
            <Drawing
              shapes={dieArt(die, String(die), chosen ? color.text : color.muted, SIZE)}
              width={SIZE}
              height={SIZE}
              bleed={2}
            />
            <Text kind="small" color={chosen ? color.text : color.soft}>
              {points}
            </Text>
          </Touchable>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  cells: { ...surface.well, flexDirection: 'row', flexWrap: 'wrap', borderRadius: radius.card, padding: 2 },
  cell: {
    flexGrow: 1,
    flexBasis: 48,
    minHeight: 60,
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.s,
    borderRadius: radius.card - 2,
    borderWidth: 1.5,
    borderColor: 'transparent',
  },
  chosen: surface.chosen,
});
