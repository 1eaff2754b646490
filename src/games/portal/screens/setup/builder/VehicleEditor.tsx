import { StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { color, IconButton, ListRow, Segment, Select, space, Text } from '@/ui';
import { crewOf, toggledOn, withCrew, withVehicle, withWeapons, type Vehicle } from '../../../board/setup/machines';
import { cm } from '../../../board/setup/words';
import { loadPoints } from '../../../rules/army';
import {
  DICE,
  PAYLOAD,
  VEHICLE_WEAPON_IDS,
  VEHICLE_WEAPON_POINTS,
  VEHICLE_WEAPONS,
  type VehicleWeaponId,
} from '../../../rules/data';
import { DieCells } from '../DieCells';
import { Stepper } from '../Stepper';
import { Powers } from './Powers';
import type { Workshop } from './useWorkshop';

type Props = { readonly work: Workshop; readonly at: number; readonly unit: Vehicle };

const HULL = { member: 0, rider: false } as const;

/** Hull, crew and weapons, and how much of the payload they use. */
export function VehicleEditor({ work, at, unit }: Props) {
  const t = useT();
  const { army, edit } = work;
  const change = (id: string, patch: Parameters<typeof withVehicle>[2]) => edit(id, withVehicle(army, at, patch));
  const [load, payload] = [loadPoints(unit, army.era), PAYLOAD[unit.die]];
  const known = VEHICLE_WEAPON_IDS.filter((id) => VEHICLE_WEAPONS[id].eras.includes(army.era));
  return (
    <>
      <DieCells
        testID="die"
        label={t('portalSetup.hull')}
        value={unit.die}
        era={army.era}
        onChange={(die) => change('die', () => ({ die }))}
      />
      <Segment
        testID="drive"
        label={t('portalSetup.drive')}
        value={unit.flying ? 'flies' : 'drives'}
        choices={(['drives', 'flies'] as const).map((value) => ({ value, label: t(`portalSetup.${value}`) }))}
        onChange={(value) => change('flying', () => ({ flying: value === 'flies' }))}
      />
      <View testID="payload" aria-label={t('portalSetup.payloadUsed', { load, payload })} style={styles.load}>
        <Text kind="label" color={load > payload ? color.bloodText : color.soft}>
          {t('portalSetup.payloadUsed', { load, payload })}
        </Text>
        <View style={styles.bar}>
          <View
            style={[
              styles.used,
              {
                width: `${Math.min(100, (100 * load) / payload)}%`,
                backgroundColor: load > payload ? color.blood : color.gold,
              },
            ]}
          />
        </View>
      </View>
      <View style={styles.crew}>
        {DICE.map((die) => (
          <Stepper
            key={die}
            testID={`crew:${die}`}
            label={t('portalSetup.crewOf', { die })}
            value={crewOf(unit.crew, die)}
            max={20}
            onChange={(count) => change('crew', ({ crew }) => ({ crew: withCrew(crew, die, count) }))}
          />
        ))}
      </View>
      {unit.weapons.map((id, place) => (
        <ListRow
          // Like weapons may stand there twice.
          key={`${id}${place}`}
          title={t('portalSetup.ranged', { weapon: t(`portal.weapon.${id}`), cm: cm(VEHICLE_WEAPONS[id].range) })}
          note={t('portal.points', { count: VEHICLE_WEAPON_POINTS })}
          after={
            <IconButton
              glyph="trash"
              label={t('portalSetup.removePart', { name: t(`portal.weapon.${id}`) })}
              testID={`mounting:${place}:remove`}
              onPress={() =>
                edit(
                  'weapons',
                  withWeapons(
                    army,
                    at,
                    unit.weapons.filter((_, other) => other !== place),
                  ),
                )
              }
            />
          }
        />
      ))}
      <Select<VehicleWeaponId | 'none'>
        testID="mounting:add"
        label={t('portalSetup.addWeapon', { points: VEHICLE_WEAPON_POINTS })}
        value="none"
        choices={[
          { value: 'none', label: t('portalSetup.addWeapon', { points: VEHICLE_WEAPON_POINTS }) },
          ...known.map((value) => ({
            value,
            label: t('portalSetup.ranged', {
              weapon: t(`portal.weapon.${value}`),
              cm: cm(VEHICLE_WEAPONS[value].range),
            }),
            note: VEHICLE_WEAPONS[value].props
              .map((id) => t(`portal.property.${id}.name`, { attacks: VEHICLE_WEAPONS[value].attacks }))
              .join(', '),
          })),
        ]}
        onChange={(id) => id !== 'none' && edit('weapons', withWeapons(army, at, [...unit.weapons, id]))}
      />
      <Powers
        unit={unit}
        part={HULL}
        refused={work.refused}
        spells={null}
        onAttribute={(id, fault) => (fault ? work.refuse(id, fault) : change(id, (one) => toggledOn(one, id)))}
        onSpell={() => undefined}
      />
    </>
  );
}

const styles = StyleSheet.create({
  load: { gap: space.s },
  bar: {
    height: 10,
    borderRadius: 5,
    overflow: 'hidden',
    backgroundColor: color.well,
    borderWidth: 1,
    borderColor: color.line,
  },
  used: { height: '100%' },
  crew: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xl },
});
