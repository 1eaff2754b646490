import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { IconButton, space } from '@/ui';
import { hasMembers, renamedUnit, withCopy, withoutUnit } from '../../../board/setup/edits';
import { NameDialog } from '../NameDialog';
import { useSay } from '../useSay';
import { WhyLine } from '../WhyLine';
import { GunEditor } from './GunEditor';
import { SquadEditor } from './SquadEditor';
import { UnitRow } from './UnitRow';
import type { Workshop } from './useWorkshop';
import { VehicleEditor } from './VehicleEditor';

/** The units of the army; the open one can be changed, copied, renamed and taken out. */
export function UnitList({ work }: { readonly work: Workshop }) {
  const { army, open, standing } = work;
  return (
    <View style={styles.list}>
      {army.units.map((unit, at) => {
        const fault = standing.faults[at];
        return (
          <UnitRow
            key={unit.id}
            unit={unit}
            era={army.era}
            at={at}
            open={open === at}
            fault={fault}
            onPress={() => work.show(open === at ? null : at)}
          >
            {fault && <WhyLine fault={fault} testID="fault" />}
            {hasMembers(unit) && <SquadEditor work={work} at={at} unit={unit} />}
            {unit.kind === 'vehicle' && <VehicleEditor work={work} at={at} unit={unit} />}
            {unit.kind === 'artillery' && <GunEditor work={work} at={at} unit={unit} />}
            <UnitButtons work={work} at={at} />
          </UnitRow>
        );
      })}
    </View>
  );
}

function UnitButtons({ work, at }: { readonly work: Workshop; readonly at: number }) {
  const t = useT();
  const say = useSay();
  const [naming, setNaming] = useState(false);
  const { army, replace, show } = work;
  const name = say.name(army.units[at]?.name ?? '');
  return (
    <View style={styles.buttons}>
      <IconButton
        glyph="edit"
        label={t('portalSetup.renameOf', { name })}
        onPress={() => setNaming(true)}
        testID="unit:rename"
      />
      <IconButton
        glyph="duplicate"
        label={t('portalSetup.copyOf', { name })}
        onPress={() => {
          replace(withCopy(army, at));
          show(at + 1);
        }}
        testID="unit:copy"
      />
      <IconButton
        glyph="trash"
        label={t('portalSetup.removePart', { name })}
        onPress={() => {
          replace(withoutUnit(army, at));
          show(null);
        }}
        testID="unit:remove"
      />
      {naming && (
        <NameDialog
          title={t('portalSetup.unitName')}
          name={name}
          onClose={() => setNaming(false)}
          onName={(next) => replace(renamedUnit(army, at, next))}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: space.l },
  buttons: { flexDirection: 'row', justifyContent: 'flex-end', gap: space.l },
});
