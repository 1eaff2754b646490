import { StyleSheet, View as Native } from 'react-native';
import { useT } from '@/i18n';
import { color, radius, space, surface, Text, TIGHT_TEXT } from '@/ui';
import { accuracyOf, damageOf, dodgeOf, HEROES, movementOf, type HeroId, type View } from '../rules';

/** GATE-008 The six attributes of a hero as they are now, and what blessings and effects have changed. */
function attributesOf(view: View, hero: HeroId) {
  const sheet = HEROES[hero];
  const { health, poison } = view.heroes[hero];
  const damage = damageOf(view, hero);
  const movement = movementOf(view, hero, poison > 0);
  const dodge = dodgeOf(view, hero);
  const accuracy = accuracyOf(view, hero);
  return [
    { key: 'health', value: `${health}/${sheet.health}`, more: 0 },
    { key: 'damage', value: damage, more: damage - sheet.damage },
    { key: 'movement', value: movement, more: movement - sheet.movement },
    { key: 'dodge', value: dodge, more: dodge - sheet.dodge },
    { key: 'range', value: sheet.range, more: 0 },
    { key: 'accuracy', value: accuracy, more: accuracy - sheet.accuracy },
  ] as const;
}

type Props = {
  readonly view: View;
  readonly hero: HeroId;
  /** All six beside each other. */
  readonly row?: boolean;
};

/** Each value over its name. */
export function Attributes({ view, hero, row = false }: Props) {
  const t = useT();
  // The longest name must have room in a cell.
  const most = { maxFontSizeMultiplier: row ? TIGHT_TEXT : 1.5 };
  return (
    <Native style={[styles.values, row && styles.row]}>
      {attributesOf(view, hero).map(({ key, value, more }) => (
        <Native key={key} accessible style={[styles.value, row ? styles.narrow : styles.third]}>
          <Text kind="lead" align="center" {...most}>
            {value}
            {more !== 0 && (
              <Text kind="small" color={more > 0 ? '#A8E6A0' : color.bloodText} {...most}>
                {more > 0 ? ` +${more}` : ` −${-more}`}
              </Text>
            )}
          </Text>
          <Text
            kind="small"
            color={color.muted}
            align="center"
            numberOfLines={1}
            adjustsFontSizeToFit
            minimumFontScale={0.5}
            {...most}
          >
            {t(`mortalgate.attribute.${key}.name`)}
          </Text>
        </Native>
      ))}
    </Native>
  );
}

const styles = StyleSheet.create({
  values: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  row: { flexWrap: 'nowrap' },
  value: { ...surface.well, borderRadius: radius.card, padding: space.m },
  third: { minWidth: 86, flexGrow: 1, flexBasis: '28%' },
  narrow: { flex: 1, minWidth: 0, paddingHorizontal: space.xs, paddingVertical: space.s },
});
