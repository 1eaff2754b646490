import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { color, Glyph, LARGE, radius, space, surface, Text, Touchable, useLayout } from '@/ui';
import { dieArt } from '../../../board/art/labels';
import { powerWords, unitWords } from '../../../board/setup/words';
import { elementsIn, unitPoints } from '../../../rules/army';
import { ARTILLERY, type Die, type Era } from '../../../rules/data';
import type { Fault } from '../../../rules/fault';
import type { UnitList } from '../../../rules/types';
import { useSay } from '../useSay';
import { UnitToken } from './UnitToken';

type Props = {
  readonly unit: UnitList;
  readonly era: Era;
  readonly at: number;
  readonly open: boolean;
  readonly fault: Fault | undefined;
  readonly onPress: () => void;
  /** Shown while it is open. */
  readonly children: ReactNode;
};

/** The die that most of a unit has. */
function dieOf(unit: UnitList): Die {
  if (unit.kind === 'artillery') return ARTILLERY[unit.piece].die;
  if (unit.kind === 'vehicle') return unit.die;
  const most = unit.members.reduce((best, member) => (member.count > best.count ? member : best), unit.members[0]);
  return most?.die ?? 6;
}

/** A unit of the list: what it is, its die and price; it opens in place. */
export function UnitRow({ unit, era, at, open, fault, onPress, children }: Props) {
  const t = useT();
  const say = useSay();
  const large = useLayout().textScale >= LARGE;
  const [points, count, die] = [unitPoints(unit, era), elementsIn(unit), dieOf(unit)];
  const [arms, powers] = [say.list(unitWords(unit)), say.list(powerWords(unit))];
  const numbers = (
    <View style={styles.numbers}>
      <Drawing
        shapes={dieArt(die, String(die), open ? color.gold : color.muted, 32)}
        width={32}
        height={32}
        bleed={2}
      />
      <Text kind="lead" style={styles.points}>
        {points}
      </Text>
      <Glyph name={open ? 'chevronUp' : 'chevronDown'} size={20} color={color.soft} />
    </View>
  );
  return (
    <View style={[styles.card, open && styles.open, fault && styles.faulty]}>
      <Touchable
        testID={`unit:${at}`}
        aria-expanded={open}
        aria-label={t('portalSetup.unitLabel', { name: say.name(unit.name), count, arms, powers, die, points })}
        onPress={onPress}
        style={styles.row}
      >
        <UnitToken unit={unit} size={40} />
        <View style={styles.words}>
          <Text kind="lead">
            {say.name(unit.name)} <Text color={color.muted}>× {count}</Text>
          </Text>
          <Text kind="note" color={color.soft}>
            {arms}
          </Text>
          {powers !== '' && (
            <Text kind="note" color={color.soft}>
              {powers}
            </Text>
          )}
          {large && numbers}
        </View>
        {!large && numbers}
      </Touchable>
      {open && <View style={styles.body}>{children}</View>}
    </View>
  );
}

const styles = StyleSheet.create({
  card: { ...surface.panel },
  open: { borderColor: color.gold, borderWidth: 2 },
  faulty: { borderColor: color.blood },
  row: {
    minHeight: 50,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l,
    paddingHorizontal: space.xl,
    paddingVertical: space.l,
    borderRadius: radius.panel,
  },
  words: { flex: 1, minWidth: 0, gap: space.xs },
  numbers: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  points: { minWidth: 40, textAlign: 'right' },
  body: { gap: space.l, paddingHorizontal: space.xl, paddingBottom: space.xl },
});
