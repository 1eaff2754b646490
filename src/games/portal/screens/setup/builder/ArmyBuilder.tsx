import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { Button, Dialog, LARGE, Screen, Segment, Sheet, space, TopBar, useLayout } from '@/ui';
import { ofEra, renamed, withNewUnit } from '../../../board/setup/edits';
import { newUnit, type NewNames, type NewUnit } from '../../../board/setup/newUnits';
import { ERAS } from '../../../rules/data';
import type { Terms } from '../../../rules/army';
import type { ArmyList } from '../../../rules/types';
import { FullScreen } from '../FullScreen';
import { NameDialog } from '../NameDialog';
import { useSay } from '../useSay';
import { useShelf } from '../useShelf';
import { WhyLine } from '../WhyLine';
import { ArmyButtons } from './ArmyButtons';
import { Catalogue } from './Catalogue';
import { PointsPanel } from './PointsPanel';
import { Preview } from './Preview';
import { UnitList } from './UnitList';
import { useWorkshop } from './useWorkshop';

type Props = {
  readonly army: ArmyList;
  /** Where it is kept already. */
  readonly kept?: string;
  readonly terms: Terms & { readonly limit: number };
  readonly onClose: () => void;
  /** The army is ready, is kept, and goes to whoever asked for it. */
  readonly onReady: (army: ArmyList) => void;
};

const LOW = 480;

/** The workshop of an army: units to buy and change, points that are left, and why something is not allowed. */
export function ArmyBuilder({ army: first, kept, terms, onClose, onReady }: Props) {
  const t = useT();
  const say = useSay();
  const layout = useLayout();
  const shelf = useShelf();
  const work = useWorkshop(first, terms);
  const [id, setId] = useState(kept);
  const [over, setOver] = useState<'name' | 'add' | 'leave' | null>(null);
  const { army, standing, open, replace } = work;
  const wide = layout.isVeryWide && layout.textScale < LARGE;
  /** On a low screen a foot would leave no room for the units. */
  const low = layout.height < LOW;
  /** Large words leave no room for signs beside a title. */
  const large = layout.textScale >= LARGE && !layout.isWide;
  const title = say.name(army.name);
  const save = async () => {
    const made = await shelf.keepArmy(army, id);
    if (made === undefined) return undefined;
    setId(made);
    work.saved();
    return made;
  };
  const share = async () => {
    const made = work.changed || id === undefined ? await save() : id;
    if (made !== undefined) await shelf.share(made);
  };
  const ready = async () => {
    if (standing.fault) return;
    if ((await save()) !== undefined) onReady(army);
  };
  const add = (kind: NewUnit, names: NewNames) => {
    replace(withNewUnit(army, newUnit(kind, names)));
    work.show(army.units.length);
    setOver(null);
  };
  const leave = () => (work.changed ? setOver('leave') : onClose());
  const shown = open === null ? undefined : army.units[open];
  const gold = (
    <Button
      kind={standing.fault ? 'locked' : 'gold'}
      testID="army:ready"
      tight
      label={t('portalSetup.ready', { total: army.total, limit: terms.limit })}
      note={low ? undefined : standing.fault && say.why(standing.fault)}
      onPress={() => void ready()}
      style={low ? styles.small : !wide && styles.grow}
    />
  );
  const plus = (
    <Button
      glyph="plus"
      label={t('portalSetup.unit')}
      onPress={() => setOver('add')}
      testID="army:add"
      tight
      style={low && styles.small}
    />
  );
  const icons = (
    <ArmyButtons
      title={title}
      unfinished={standing.fault !== undefined && standing.over === 0}
      onRename={() => setOver('name')}
      onShare={() => void share()}
      onSave={() => void save()}
    />
  );
  const middle = (
    <>
      {large && <View style={styles.foot}>{icons}</View>}
      <PointsPanel army={army} limit={terms.limit} standing={standing} open={open} />
      {standing.fault && standing.over > 0 && <WhyLine fault={standing.fault} testID="army:fault" />}
      <Segment
        testID="era"
        label={t('portalSetup.era')}
        value={army.era}
        choices={ERAS.map((value) => ({ value, label: t(`portal.era.${value}.name`) }))}
        onChange={(era) => replace(ofEra(army, era))}
      />
      <UnitList work={work} />
    </>
  );
  return (
    <FullScreen title={title} onClose={leave}>
      <Screen
        testID="builder"
        maxWidth={1180}
        fixed={wide}
        top={
          <TopBar title={title} onBack={leave}>
            {!large && icons}
            {low && plus}
            {low && gold}
          </TopBar>
        }
        footer={
          !wide &&
          !low && (
            <View style={styles.foot}>
              {plus}
              {gold}
            </View>
          )
        }
      >
        {wide ? (
          <View style={styles.columns}>
            <View style={styles.side}>
              <ScrollView contentContainerStyle={styles.stack}>
                <Catalogue era={army.era} onAdd={add} />
              </ScrollView>
            </View>
            <View style={styles.middle}>
              <ScrollView contentContainerStyle={styles.stack}>{middle}</ScrollView>
            </View>
            <View style={styles.side}>
              <ScrollView style={styles.fill} contentContainerStyle={styles.stack}>
                {shown && <Preview unit={shown} part={work.part} era={army.era} />}
              </ScrollView>
              {gold}
            </View>
          </View>
        ) : (
          <>
            {middle}
            {shown && <Preview unit={shown} part={work.part} era={army.era} />}
          </>
        )}
      </Screen>
      {!wide && (
        <Sheet open={over === 'add'} onClose={() => setOver(null)} title={t('portalSetup.addUnit')} testID="add">
          <Catalogue era={army.era} onAdd={add} />
        </Sheet>
      )}
      {over === 'name' && (
        <NameDialog
          title={t('portalSetup.armyName')}
          name={title}
          onClose={() => setOver(null)}
          onName={(name) => replace(renamed(army, name))}
        />
      )}
      <Dialog
        open={over === 'leave'}
        title={t('portalSetup.leave')}
        message={t('portalSetup.leaveNote')}
        confirm={t('portalSetup.discard')}
        cancel={t('common.cancel')}
        onConfirm={onClose}
        onCancel={() => setOver(null)}
        testID="leave"
      />
    </FullScreen>
  );
}

const styles = StyleSheet.create({
  foot: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  grow: { flexGrow: 1, flexShrink: 1 },
  small: { minHeight: 44, paddingVertical: 0 },
  fill: { flex: 1 },
  columns: { flex: 1, flexDirection: 'row', gap: space.xl, paddingBottom: space.xl },
  side: { width: 300, gap: space.l },
  middle: { flex: 1 },
  stack: { gap: space.l, paddingBottom: space.xl },
});
