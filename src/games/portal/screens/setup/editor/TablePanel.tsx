import { StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { color, IconButton, ListRow, Segment, Select, space, Text } from '@/ui';
import { FLAGS, flagKind, ofFlagKind, onSize, withFlag } from '../../../board/setup/design';
import { cm } from '../../../board/setup/words';
import { MAX_OBJECTIVES, TABLE_SIZES } from '../../../rules/agreed';
import { DEFAULT_TURNS, LAST_TURN, OBJECTIVE_POINTS } from '../../../rules/data';
import { Stepper } from '../Stepper';
import type { Editor } from './useEditor';

/** The table itself: its size, its objectives, and how long is fought over them. */
export function TablePanel({ editor }: { readonly editor: Editor }) {
  const t = useT();
  const { design, change } = editor;
  const { table, objectives, length } = design;
  const keyOf = ({ w, h }: typeof table) => `${w}x${h}`;
  const turns = length.by === 'turns' ? length.turns : DEFAULT_TURNS;
  return (
    <>
      <ListRow
        title={t('portalSetup.tableSize')}
        after={
          <Select
            testID="table:size"
            label={t('portalSetup.tableSize')}
            value={keyOf(table)}
            choices={TABLE_SIZES.map((size) => ({
              value: keyOf(size),
              label: t('portalSetup.sizeOf', { w: cm(size.w), h: cm(size.h) }),
            }))}
            onChange={(key) => change(onSize(design, TABLE_SIZES.find((size) => keyOf(size) === key) ?? table))}
          />
        }
      />
      <ListRow
        title={t('portalSetup.goals', { count: objectives.length })}
        note={t('portalSetup.goalPoints', { points: OBJECTIVE_POINTS })}
        after={
          <IconButton
            kind="raised"
            glyph="plus"
            label={t('portalSetup.addGoal')}
            disabled={objectives.length >= MAX_OBJECTIVES}
            onPress={() => {
              change(withFlag(design));
              editor.hold({ kind: 'flag', at: objectives.length });
            }}
            testID="flag:add"
          />
        }
      />
      <Stepper
        testID="turns"
        label={t('portalSetup.turnsLabel')}
        value={turns}
        min={1}
        max={LAST_TURN}
        onChange={(next) => change({ ...design, length: { by: 'turns', turns: next } })}
      />
    </>
  );
}

/** The flag that is held: how it is won. */
export function FlagPanel({ editor, at }: { readonly editor: Editor; readonly at: number }) {
  const t = useT();
  const { design, change } = editor;
  const one = design.objectives[at];
  if (!one) return null;
  return (
    <>
      <View style={styles.row}>
        <Text kind="title" style={styles.grow}>
          {t('portal.objective.plain', { n: at + 1 })}
        </Text>
        <IconButton
          kind="raised"
          glyph="trash"
          label={t('portalSetup.removeGoal')}
          onPress={editor.remove}
          testID="flag:remove"
        />
      </View>
      <Segment
        testID="flag:kind"
        label={t('portalSetup.goalKind')}
        value={flagKind(one)}
        choices={FLAGS.map((value) => ({ value, label: t(`portalSetup.goal.${value}.name`) }))}
        onChange={(kind) => change(ofFlagKind(design, at, kind))}
      />
      <Text kind="note" color={color.soft}>
        {t(`portalSetup.goal.${flagKind(one)}.note`)}
      </Text>
    </>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  grow: { flex: 1 },
});
