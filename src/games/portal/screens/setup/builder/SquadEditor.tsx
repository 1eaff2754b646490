import { StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { ListRow, Segment, Select, space, Switch } from '@/ui';
import {
  kitOf,
  kitsFor,
  mountedOr,
  toggledAttribute,
  toggledSpell,
  weaponsFor,
  withKit,
  withWeapon,
} from '../../../board/setup/arming';
import { modelAt, sitsAt, withFiles, withMember, withModel, type Squad } from '../../../board/setup/edits';
import { cm } from '../../../board/setup/words';
import { elementsIn } from '../../../rules/army';
import { MAX_BAND, WEAPONS, type KitId, type WeaponId } from '../../../rules/data';
import { DieCells } from '../DieCells';
import { Stepper } from '../Stepper';
import { MountRows } from './MountRows';
import { PartChips } from './PartChips';
import { Powers } from './Powers';
import type { Workshop } from './useWorkshop';

type Props = { readonly work: Workshop; readonly at: number; readonly unit: Squad };

/** Soldiers, mounts and riders: how many, which die, what they carry, what they are good at. */
export function SquadEditor({ work, at, unit }: Props) {
  const t = useT();
  const { army, part, edit } = work;
  const model = modelAt(unit, part);
  const entry = unit.members[part.member];
  if (!model || !entry) return null;
  const bearing = { era: army.era, sits: sitsAt(unit, part), die: model.die };
  const isSoldier = entry.mount === null;
  const change = (id: string, patch: Parameters<typeof withModel>[3]) => edit(id, withModel(army, at, part, patch));
  const known = <T extends string>(list: readonly T[], own: T | null) =>
    own && !list.includes(own) ? [...list, own] : list;
  return (
    <>
      <PartChips work={work} at={at} unit={unit} />
      <View style={styles.row}>
        {unit.kind === 'band' && !part.rider && !entry.leader && !entry.mount?.rider?.leader && (
          <Stepper
            testID="count"
            label={t('portalSetup.figuresLabel')}
            value={entry.count}
            min={1}
            max={MAX_BAND}
            onChange={(count) =>
              edit(
                'count',
                withMember(army, at, part.member, (one) => ({ ...one, count })),
              )
            }
          />
        )}
        <Select<KitId>
          testID="kit"
          label={t('portalSetup.kit')}
          value={kitOf(model)}
          choices={known(kitsFor(bearing), kitOf(model)).map((value) => ({
            value,
            label: t(`portal.kit.${value}.name`),
            note: t(`portal.kit.${value}.line`),
          }))}
          onChange={(kit) => change('kit', (one) => withKit(one, kit))}
        />
        <Select<WeaponId | 'none'>
          testID="weapon"
          label={t('portalSetup.weapon')}
          value={model.weapon ?? 'none'}
          choices={[
            { value: 'none', label: t('portalSetup.noWeapon') },
            ...known(weaponsFor(bearing), model.weapon).map((value) => ({
              value,
              label: t('portalSetup.ranged', { weapon: t(`portal.weapon.${value}`), cm: cm(WEAPONS[value].range) }),
              note: WEAPONS[value].props
                .map((id) => t(`portal.property.${id}.name`, { attacks: WEAPONS[value].attacks }))
                .join(', '),
            })),
          ]}
          onChange={(weapon) => change('weapon', (one) => withWeapon(one, weapon === 'none' ? null : weapon))}
        />
      </View>
      <DieCells
        testID="die"
        label={t('portalSetup.die')}
        value={model.die}
        era={army.era}
        onChange={(die) => change('die', () => ({ die }))}
      />
      {isSoldier && (
        <ListRow
          title={t('portalSetup.rides')}
          after={
            <Switch
              testID="mounted"
              label={t('portalSetup.rides')}
              value={model.mounted}
              onChange={(mounted) => change('mounted', (one) => mountedOr(one, mounted))}
            />
          }
        />
      )}
      {!isSoldier && !part.rider && <MountRows work={work} at={at} member={part.member} entry={entry} />}
      <Powers
        unit={unit}
        part={part}
        refused={work.refused}
        spells={model.attributes.includes('magic') ? model.spells : null}
        onAttribute={(id, fault) => (fault ? work.refuse(id, fault) : change(id, (one) => toggledAttribute(one, id)))}
        onSpell={(id) => change(id, (one) => toggledSpell(one, id))}
      />
      {unit.kind === 'band' && (
        <View style={styles.row}>
          <Segment
            testID="formation"
            label={t('portalSetup.formation')}
            style={styles.grow}
            value={unit.files === null ? 'loose' : 'tight'}
            choices={(['loose', 'tight'] as const).map((value) => ({
              value,
              label: t(`portal.formation.${value}.name`),
            }))}
            onChange={(next) =>
              edit('formation', withFiles(army, at, next === 'loose' ? null : Math.ceil(elementsIn(unit) / 2)))
            }
          />
          {unit.files !== null && (
            <Stepper
              testID="files"
              label={t('portalSetup.filesLabel')}
              value={unit.files}
              min={1}
              max={elementsIn(unit)}
              onChange={(files) => edit('files', withFiles(army, at, files))}
            />
          )}
        </View>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.l },
  grow: { flexGrow: 1 },
});
