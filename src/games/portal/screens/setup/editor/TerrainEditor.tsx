import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { useT } from '@/i18n';
import { Button, color, Dialog, IconButton, Panel, space, StoneWall, Text, useLayout } from '@/ui';
import { cm } from '../../../board/setup/words';
import { whyNotTable, type TableDesign } from '../../../rules/agreed';
import { FullScreen } from '../FullScreen';
import { NameDialog } from '../NameDialog';
import { useSay } from '../useSay';
import { useShelf } from '../useShelf';
import { WhyLine } from '../WhyLine';
import { EditorTable } from './EditorTable';
import { Palette } from './Palette';
import { PiecePanel } from './PiecePanel';
import { FlagPanel, TablePanel } from './TablePanel';
import { useEditor } from './useEditor';

type Props = {
  readonly design: TableDesign;
  readonly name: string;
  /** Where it is kept already. */
  readonly kept?: string;
  /** The looks of those who will fight there. */
  readonly looks: readonly number[];
  readonly onClose: () => void;
  readonly onReady: (design: TableDesign) => void;
};

/** The workshop of a table: a palette, the table, and what is to say about what is held. */
export function TerrainEditor({ design: first, name: firstName, kept, looks, onClose, onReady }: Props) {
  const t = useT();
  const say = useSay();
  const insets = useSafeAreaInsets();
  const { width, height } = useLayout();
  const shelf = useShelf();
  const editor = useEditor(first);
  const [name, setName] = useState(firstName);
  const [id, setId] = useState(kept);
  const [over, setOver] = useState<'name' | 'leave' | null>(null);
  const { design, held, verdict } = editor;
  const across = width < height;
  const fault = whyNotTable(design, looks.length);
  const save = async (as: string) => {
    const made = await shelf.keepTable(as, design, id);
    if (made === undefined) return;
    setId(made);
    editor.saved();
  };
  const leave = () => (editor.changed ? setOver('leave') : onClose());
  const mending = verdict?.legal ?? null;
  const gold = verdict ? (
    <Button
      kind={mending ? 'gold' : 'locked'}
      testID="editor:mend"
      label={mending ? t('portalSetup.setDown', { cm: cm(mending.away) }) : t('portalSetup.noPlace')}
      note={mending ? t('portalSetup.dashed') : undefined}
      onPress={editor.mend}
    />
  ) : (
    <Button
      kind={fault ? 'locked' : 'gold'}
      testID="editor:ready"
      label={t('portalSetup.tableReady')}
      note={fault && say.why(fault)}
      onPress={() => !fault && onReady(design)}
    />
  );
  const panel = (
    <Panel style={across ? styles.below : styles.beside}>
      <ScrollView contentContainerStyle={styles.panel}>
        {held?.kind === 'piece' && <PiecePanel editor={editor} at={held.at} />}
        {held?.kind === 'flag' && <FlagPanel editor={editor} at={held.at} />}
        {editor.refused && <WhyLine fault={editor.refused} testID="editor:refused" />}
        {held === null && (
          <>
            <View style={styles.row}>
              <Text kind="section" style={styles.grow}>
                {name}
              </Text>
              <IconButton
                glyph="saves"
                label={t('portalSetup.save')}
                onPress={() => setOver('name')}
                testID="editor:save"
              />
            </View>
            <Text kind="note" color={color.soft}>
              {t(editor.tile === null ? 'portalSetup.editorNote' : 'portalSetup.tapTable')}
            </Text>
            <TablePanel editor={editor} />
          </>
        )}
        {gold}
      </ScrollView>
    </Panel>
  );
  const edges = {
    paddingTop: insets.top + space.l,
    paddingBottom: insets.bottom + space.l,
    paddingLeft: insets.left + space.l,
    paddingRight: insets.right + space.l,
  };
  const back = <IconButton glyph="back" label={t('common.back')} onPress={leave} testID="editor:back" />;
  return (
    <FullScreen title={t('portalSetup.editor')} onClose={leave}>
      <View testID="editor" style={[styles.screen, across ? styles.down : styles.line, edges]}>
        <View style={StyleSheet.absoluteFill}>
          <StoneWall />
        </View>
        {across ? (
          <>
            <View style={styles.row}>
              {back}
              <Text kind="title" style={styles.grow}>
                {t('portalSetup.editor')}
              </Text>
            </View>
            <View style={{ height: Math.min((width * design.table.h) / design.table.w, height * 0.46) }}>
              <EditorTable editor={editor} looks={looks} />
            </View>
            <Palette editor={editor} across />
            {panel}
          </>
        ) : (
          <>
            <View style={styles.left}>
              {back}
              <Palette editor={editor} across={false} />
            </View>
            <View style={styles.grow}>
              <EditorTable editor={editor} looks={looks} />
            </View>
            {panel}
          </>
        )}
      </View>
      {over === 'name' && (
        <NameDialog
          title={t('portalSetup.tableName')}
          name={name}
          onClose={() => setOver(null)}
          onName={(next) => {
            setName(next);
            void save(next);
          }}
        />
      )}
      <Dialog
        open={over === 'leave'}
        title={t('portalSetup.leaveTable')}
        message={t('portalSetup.leaveTableNote')}
        confirm={t('portalSetup.discard')}
        onConfirm={onClose}
        onCancel={() => setOver(null)}
        testID="leave"
      />
    </FullScreen>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, backgroundColor: color.night, gap: space.l },
  down: { flexDirection: 'column' },
  line: { flexDirection: 'row' },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  left: { gap: space.l },
  grow: { flex: 1 },
  below: { flex: 1 },
  beside: { width: 236 },
  panel: { padding: space.xl, gap: space.l },
});
