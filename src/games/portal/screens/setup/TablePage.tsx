import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { stateHash } from '@/engine';
import type { SetupPageProps } from '@/games/front';
import { useT } from '@/i18n';
import { ImportButton } from '@/screens/saves/ImportButton';
import { Button, color, Dialog, IconButton, Panel, RadioCard, space, Text, useLayout } from '@/ui';
import { choicesIn, FIRST_DESIGNS, tableFault } from '../../board/setup/plan';
import { cm, lengthWords } from '../../board/setup/words';
import { stripsOn, whyNotTable, type TableDesign } from '../../rules/agreed';
import { MAX_SEATS } from '../../rules/data';
import { TerrainEditor } from './editor/TerrainEditor';
import { TablePicture } from './TablePicture';
import { useSay } from './useSay';
import { useShelf, type Own } from './useShelf';
import { WhyLine } from './WhyLine';

/** A table that goes to the workshop. */
type Bench = { readonly design: TableDesign; readonly name: string; readonly kept?: string };

/** The table that is fought on, laid out by the players: own ones, those to begin with, and the way to the editor. */
export function TablePage({ chosen, seats, choose }: SetupPageProps) {
  const t = useT();
  const say = useSay();
  const { isWide } = useLayout();
  const shelf = useShelf();
  const [bench, setBench] = useState<Bench | null>(null);
  const [doomed, setDoomed] = useState<Own<TableDesign> | null>(null);
  const choices = choicesIn(chosen, seats.length);
  const { design } = choices;
  const fault = tableFault(choices, seats.length);
  const looks = seats.map(({ look }) => look);
  const take = (next: TableDesign) => choose({ design: next, lasts: null });
  const isChosen = (other: TableDesign) => stateHash(other) === stateHash(design);
  const factsOf = ({ table, terrain, objectives, length }: TableDesign) =>
    [
      t('portalSetup.sizeOf', { w: cm(table.w), h: cm(table.h) }),
      t('portalSetup.pieces', { count: terrain.length }),
      t('portalSetup.goals', { count: objectives.length }),
      say.words(lengthWords(length)),
    ].join(' · ');
  return (
    <>
      <Panel padded style={styles.current}>
        <TablePicture
          design={design}
          zones={stripsOn(design.table, seats.length)}
          looks={looks}
          width={isWide ? 420 : 300}
        />
        <Text kind="label" color={color.soft}>
          {factsOf(design)}
        </Text>
        {fault && <WhyLine fault={fault} testID="table:fault" />}
        <View style={styles.row}>
          <Button
            kind="raised"
            glyph="edit"
            label={t('portalSetup.editTable')}
            onPress={() => setBench({ design, name: t('portalSetup.newTable') })}
            testID="table:edit"
          />
          <ImportButton label={t('portalSetup.importTable')} testID="tables" onText={(text) => void shelf.take(text)} />
        </View>
      </Panel>
      {shelf.tables.length > 0 && <Text kind="section">{t('portalSetup.ownTables')}</Text>}
      {shelf.tables.map((own) => (
        <View key={own.id} style={styles.card}>
          <RadioCard
            testID={`tables:own:${own.name}`}
            title={own.name}
            note={factsOf(own.contents)}
            chosen={isChosen(own.contents)}
            onPress={() => take(own.contents)}
          />
          <View style={styles.row}>
            <IconButton
              glyph="edit"
              label={t('portalSetup.editOf', { name: own.name })}
              onPress={() => setBench({ design: own.contents, name: own.name, kept: own.id })}
              testID={`tables:edit:${own.name}`}
            />
            <IconButton
              glyph="share"
              label={t('portalSetup.shareOf', { name: own.name })}
              disabled={whyNotTable(own.contents, MAX_SEATS) !== undefined}
              onPress={() => void shelf.share(own.id)}
              testID={`tables:share:${own.name}`}
            />
            <IconButton
              glyph="trash"
              label={t('portalSetup.removePart', { name: own.name })}
              onPress={() => setDoomed(own)}
              testID={`tables:remove:${own.name}`}
            />
          </View>
        </View>
      ))}
      <Text kind="section">{t('portalSetup.beginWith')}</Text>
      {FIRST_DESIGNS.map(({ id, design: first }) => (
        <RadioCard
          key={id}
          testID={`tables:${id}`}
          title={t(`portal.scenario.${id}.name`)}
          note={factsOf(first)}
          chosen={isChosen(first)}
          onPress={() => take(first)}
        />
      ))}
      {bench && (
        <TerrainEditor
          {...bench}
          looks={looks}
          onClose={() => setBench(null)}
          onReady={(next) => {
            take(next);
            setBench(null);
          }}
        />
      )}
      <Dialog
        open={doomed !== null}
        title={t('portalSetup.removePart', { name: doomed?.name ?? '' })}
        message={t('portalSetup.removeNote')}
        confirm={t('portalSetup.remove')}
        onConfirm={() => {
          if (doomed) void shelf.remove(doomed.id);
          setDoomed(null);
        }}
        onCancel={() => setDoomed(null)}
        testID="remove"
      />
    </>
  );
}

const styles = StyleSheet.create({
  current: { alignItems: 'center', gap: space.l },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.l },
  card: { gap: space.m },
});
