import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { ImportButton } from '@/screens/saves/ImportButton';
import { Button, color, Dialog, IconButton, RadioCard, Sheet, space, Text } from '@/ui';
import { isSameArmy, listOf, type Picked } from '../../board/setup/plan';
import { renamed } from '../../board/setup/edits';
import { elementsOf, whyNotArmy, type Terms } from '../../rules/army';
import { ARMIES, ARMY_IDS } from '../../rules/data';
import type { ArmyList } from '../../rules/types';
import { ArmyBuilder } from './builder/ArmyBuilder';
import { useSay } from './useSay';
import { useShelf, type Own } from './useShelf';

type Props = {
  readonly name: string;
  readonly army: Picked;
  readonly terms: Terms & { readonly limit: number };
  readonly onPick: (army: Picked) => void;
  readonly onClose: () => void;
};

/** An army that goes to the workshop, and where it is kept already. */
type Bench = { readonly army: ArmyList; readonly kept?: string };

/** The armies that somebody can field: ready ones, own ones, and the way to a new one. */
export function ArmyChooser({ name, army, terms, onPick, onClose }: Props) {
  const t = useT();
  const say = useSay();
  const shelf = useShelf();
  const [bench, setBench] = useState<Bench | null>(null);
  const [doomed, setDoomed] = useState<Own<ArmyList> | null>(null);
  const factsOf = (list: ArmyList) => {
    const fault = whyNotArmy(list, terms);
    const facts = `${t('portal.points', { count: list.total })} · ${t('portalSetup.figuresIn', { count: elementsOf(list) })}`;
    return fault ? `${facts} · ${say.why(fault)}` : facts;
  };
  const copyOf = (list: ArmyList) =>
    renamed(list, t('portalSetup.copyName', { name: say.name(list.name) }).slice(0, 40));
  if (bench) return <ArmyBuilder {...bench} terms={terms} onClose={() => setBench(null)} onReady={onPick} />;
  return (
    <Sheet open onClose={onClose} title={t('portalSetup.armyFor', { name })} testID="armies">
      <View style={styles.row}>
        <Button
          kind="raised"
          glyph="plus"
          label={t('portalSetup.build')}
          onPress={() =>
            setBench({ army: { name: t('portalSetup.newArmy'), era: listOf(army).era, total: 0, units: [] } })
          }
          style={styles.grow}
          testID="armies:new"
        />
        <ImportButton label={t('portalSetup.import')} testID="armies" onText={(text) => void shelf.take(text)} />
      </View>
      {shelf.armies.length > 0 && <Text kind="section">{t('portalSetup.own')}</Text>}
      {shelf.armies.map((own) => (
        <View key={own.id} style={styles.card}>
          <RadioCard
            testID={`armies:own:${own.name}`}
            title={own.contents.name}
            note={factsOf(own.contents)}
            chosen={typeof army !== 'string' && isSameArmy(army, own.contents)}
            onPress={() => onPick(own.contents)}
          />
          <View style={styles.row}>
            <IconButton
              glyph="edit"
              label={t('portalSetup.editOf', { name: own.name })}
              onPress={() => setBench({ army: own.contents, kept: own.id })}
              testID={`armies:edit:${own.name}`}
            />
            <IconButton
              glyph="duplicate"
              label={t('portalSetup.copyOf', { name: own.name })}
              onPress={() => setBench({ army: copyOf(own.contents) })}
            />
            <IconButton
              glyph="share"
              label={t('portalSetup.shareOf', { name: own.name })}
              disabled={whyNotArmy(own.contents, { limit: null, payloadChecked: false }) !== undefined}
              onPress={() => void shelf.share(own.id)}
              testID={`armies:share:${own.name}`}
            />
            <IconButton
              glyph="trash"
              label={t('portalSetup.removePart', { name: own.name })}
              onPress={() => setDoomed(own)}
              testID={`armies:remove:${own.name}`}
            />
          </View>
        </View>
      ))}
      <Text kind="section">{t('portalSetup.readyOnes')}</Text>
      {ARMY_IDS.map((id) => (
        <View key={id} style={styles.beside}>
          <RadioCard
            testID={`armies:${id}`}
            title={say.name(ARMIES[id].list.name)}
            note={factsOf(ARMIES[id].list)}
            accessibilityLabel={`${say.name(ARMIES[id].list.name)}, ${factsOf(ARMIES[id].list)}. ${t(`portal.armyLine.${id}`)}`}
            chosen={army === id}
            onPress={() => onPick(id)}
            style={styles.grow}
          >
            <Text kind="note" color={color.soft}>
              {t(`portal.armyLine.${id}`)}
            </Text>
          </RadioCard>
          <IconButton
            glyph="duplicate"
            label={t('portalSetup.copyOf', { name: say.name(ARMIES[id].list.name) })}
            onPress={() => setBench({ army: copyOf(ARMIES[id].list) })}
            testID={`armies:copy:${id}`}
          />
        </View>
      ))}
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
    </Sheet>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.l },
  beside: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  card: { gap: space.m },
  grow: { flex: 1, minWidth: 140 },
});
