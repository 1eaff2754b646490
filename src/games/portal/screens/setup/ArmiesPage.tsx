import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { SetupPageProps } from '@/games/front';
import { useT } from '@/i18n';
import type { SeatSetup } from '@/store';
import { color, Emblem, Glyph, radius, space, surface, Text, Touchable, useBeside } from '@/ui';
import { armyFault, battleOf, choicesIn, listOf, type Picked } from '../../board/setup/plan';
import { elementsOf } from '../../rules/army';
import type { Fault } from '../../rules/fault';
import type { ArmyList } from '../../rules/types';
import { ArmyChooser } from './ArmyChooser';
import { UnitToken } from './builder/UnitToken';
import { TermsPanel } from './TermsPanel';
import { useSay } from './useSay';
import { WhyLine } from './WhyLine';

/** An army for every seat, and what is agreed. */
export function ArmiesPage({ chosen, seats, choose }: SetupPageProps) {
  const beside = useBeside();
  const choices = choicesIn(chosen, seats.length);
  const { armies, limit } = battleOf(choices);
  const [asked, setAsked] = useState<number | null>(null);
  const pick = (seat: number, army: Picked) =>
    choose({ picked: choices.picked.map((own, at) => (at === seat ? army : own)) });
  return (
    <View style={beside ? styles.columns : styles.stack}>
      <View style={[styles.stack, beside && styles.half]}>
        {armies.map((army, seat) => (
          <SeatArmy
            key={seats[seat]?.look ?? seat}
            seat={seat}
            setup={seats[seat]}
            army={listOf(army)}
            limit={limit}
            fault={armyFault(choices, seat)}
            onPress={() => setAsked(seat)}
          />
        ))}
      </View>
      <View style={[styles.stack, beside && styles.half]}>
        <TermsPanel choices={choices} choose={choose} />
      </View>
      {asked !== null && (
        <ArmyChooser
          name={seats[asked]?.name ?? ''}
          army={armies[asked] ?? 'watch'}
          terms={{ limit, payloadChecked: choices.payloadChecked }}
          onPick={(army) => {
            pick(asked, army);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </View>
  );
}

type SeatProps = {
  readonly seat: number;
  readonly setup: SeatSetup | undefined;
  readonly army: ArmyList;
  readonly limit: number;
  readonly fault: Fault | undefined;
  readonly onPress: () => void;
};

function SeatArmy({ seat, setup, army, limit, fault, onPress }: SeatProps) {
  const t = useT();
  const say = useSay();
  const name = say.name(army.name);
  const facts = [
    t('portalSetup.totalOf', { total: army.total, limit }),
    t('portalSetup.units', { count: army.units.length }),
    t('portalSetup.figuresIn', { count: elementsOf(army) }),
  ].join(' · ');
  return (
    <View style={styles.card}>
      <Touchable
        testID={`seat:army:${seat}`}
        aria-label={t('portalSetup.armyOf', { name: setup?.name ?? '', army: name, facts })}
        accessibilityHint={t('portalSetup.armyHint')}
        onPress={onPress}
        style={styles.row}
      >
        <Emblem look={setup?.look ?? seat} size={34} />
        <View style={styles.words}>
          <Text kind="label" color={color.soft}>
            {setup?.name}
          </Text>
          <Text kind="lead">{name}</Text>
          <Text kind="note" color={color.soft}>
            {facts}
          </Text>
          <View style={styles.tokens} aria-hidden importantForAccessibility="no-hide-descendants">
            {army.units.slice(0, 6).map((unit) => (
              <UnitToken key={unit.id} unit={unit} look={setup?.look ?? seat} size={34} />
            ))}
          </View>
        </View>
        <Glyph name="chevronRight" size={20} color={color.soft} />
      </Touchable>
      {fault && <WhyLine fault={fault} testID={`seat:fault:${seat}`} />}
    </View>
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', alignItems: 'flex-start', gap: space.huge },
  half: { flex: 1 },
  stack: { gap: space.xl },
  card: { ...surface.panel, padding: space.l, gap: space.l },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.xl, padding: space.m, borderRadius: radius.button },
  words: { flex: 1, minWidth: 0, gap: space.xs },
  tokens: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
