import { StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { color, Glyph, radius, space, surface, Text, Touchable } from '@/ui';
import { gunsOf, NEW_UNITS, newUnit, type NewNames, type NewUnit } from '../../../board/setup/newUnits';
import { unitPoints } from '../../../rules/army';
import type { Era } from '../../../rules/data';
import { UnitToken } from './UnitToken';

type Props = { readonly era: Era; readonly onAdd: (kind: NewUnit, names: NewNames) => void };

/** Everything that can be added to an army, with what it costs at least. */
export function Catalogue({ era, onAdd }: Props) {
  const t = useT();
  const namesOf = (unit: string): NewNames => ({
    unit,
    leader: t('portal.part.leader'),
    soldier: t('portal.elementKind.soldier'),
  });
  const rows: readonly { readonly kind: NewUnit; readonly name: string; readonly note?: string }[] = [
    ...NEW_UNITS.map((kind) => ({
      kind,
      name: t(`portalSetup.new.${kind}.name`),
      note: t(`portalSetup.new.${kind}.note`),
    })),
    ...gunsOf(era).map((kind) => ({ kind, name: t(`portal.piece.${kind}`) })),
  ];
  return (
    <View role="list" style={styles.list}>
      {rows.map(({ kind, name, note }, at) => {
        const unit = newUnit(kind, namesOf(name));
        const points = t('portal.points', { count: unitPoints(unit, era) });
        return (
          <View key={kind} role="listitem" style={styles.item}>
            {at === NEW_UNITS.length && (
              <Text kind="label" color={color.soft} style={styles.head}>
                {t('portalSetup.guns')}
              </Text>
            )}
            <Touchable
              testID={`add:${kind}`}
              aria-label={[name, note, points].filter(Boolean).join(', ')}
              accessibilityHint={t('portalSetup.addHint')}
              onPress={() => onAdd(kind, namesOf(name))}
              style={styles.row}
            >
              <UnitToken unit={unit} size={36} />
              <View style={styles.words}>
                <Text kind="lead">{name}</Text>
                {note !== undefined && (
                  <Text kind="note" color={color.soft}>
                    {note}
                  </Text>
                )}
              </View>
              <Text kind="label" color={color.soft}>
                {points}
              </Text>
              <Glyph name="plus" size={20} color={color.soft} />
            </Touchable>
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.l },
  item: { gap: space.l },
  head: { paddingTop: space.l },
  row: {
    ...surface.raised,
    minHeight: 52,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l,
    paddingHorizontal: space.l,
    paddingVertical: space.m,
    borderRadius: radius.button,
  },
  words: { flex: 1, minWidth: 0 },
});
