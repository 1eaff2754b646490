import { StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { color, Panel, radius, space, Text } from '@/ui';
import type { Standing } from '../../../board/setup/tries';
import { elementsOf, unitPoints } from '../../../rules/army';
import { MAX_ELEMENTS } from '../../../rules/data';
import type { ArmyList } from '../../../rules/types';

type Props = {
  readonly army: ArmyList;
  readonly limit: number;
  readonly standing: Standing;
  /** The unit that is open. */
  readonly open: number | null;
};

const TONES = ['#D69A58', '#B98243'] as const;

/** What the army costs, what is left, and a bar with a part for each unit. */
export function PointsPanel({ army, limit, standing: { left, over }, open }: Props) {
  const t = useT();
  const whole = Math.max(limit, army.total, 1);
  const rest = over > 0 ? t('portalSetup.over', { count: over }) : t('portalSetup.left', { count: left });
  const size = `${t('portalSetup.units', { count: army.units.length })} · ${t('portalSetup.figures', { count: elementsOf(army), most: MAX_ELEMENTS })}`;
  return (
    <Panel padded style={styles.panel} testID="army:points" aria-live="polite">
      <View style={styles.line}>
        <Text kind="hero" color={over > 0 ? color.bloodText : color.text} style={styles.total}>
          {army.total}
        </Text>
        <Text kind="label" color={over > 0 ? color.bloodText : color.soft} style={styles.grow}>
          {t('portalSetup.ofLimit', { limit, rest })}
        </Text>
        <Text kind="label" color={color.soft}>
          {size}
        </Text>
      </View>
      <View style={styles.bar} aria-hidden importantForAccessibility="no-hide-descendants">
        {army.units.map((unit, at) => (
          <View
            key={unit.id}
            style={[
              styles.part,
              {
                flexGrow: unitPoints(unit, army.era) / whole,
                backgroundColor: over > 0 ? color.blood : at === open ? color.goldTop : TONES[at % 2],
              },
            ]}
          />
        ))}
        <View style={{ flexGrow: Math.max(0, limit - army.total) / whole }} />
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { gap: space.l },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.l },
  total: { fontVariant: ['lining-nums'] },
  grow: { flexGrow: 1 },
  bar: {
    height: 12,
    flexDirection: 'row',
    gap: 1,
    borderRadius: 6,
    overflow: 'hidden',
    backgroundColor: color.well,
    borderWidth: 1,
    borderColor: color.line,
  },
  part: { flexBasis: 0, borderRadius: radius.badge / 5 },
});
