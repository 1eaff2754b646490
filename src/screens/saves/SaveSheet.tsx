import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useT } from '@/i18n';
import { duplicateMatch, notify, removeMatch, renameMatch, useAppDispatch, type MatchSummary } from '@/store';
import { Button, color, Sheet, space, Text, TextField, type GlyphName } from '@/ui';
import { useExport } from './useExport';

type Props = {
  readonly match: MatchSummary | undefined;
  readonly onClose: () => void;
  readonly onOpen: (match: MatchSummary) => void;
};

/** Everything that can be done with one match. */
export function SaveSheet({ match, onClose, onOpen }: Props) {
  // What leaves with the sheet still has a name.
  const [shown, setShown] = useState(match);
  if (match && match !== shown) setShown(match);
  const current = match ?? shown;
  return (
    <Sheet open={match !== undefined} onClose={onClose} title={current?.name ?? ''} testID="save:sheet">
      {match && <SaveActions key={match.id} match={match} onClose={onClose} onOpen={onOpen} />}
    </Sheet>
  );
}

type Deed = { readonly id: string; readonly glyph: GlyphName; readonly label: string; readonly run: () => void };

function SaveActions({ match, onClose, onOpen }: Props & { readonly match: MatchSummary }) {
  const t = useT();
  const router = useRouter();
  const dispatch = useAppDispatch();
  const write = useExport(match.id);
  const copy = async () => {
    const made = await dispatch(duplicateMatch(match.id));
    if ('id' in made) dispatch(notify({ words: { key: 'saves.duplicated' } }));
  };
  const deeds: readonly Deed[] = [
    { id: 'open', glyph: 'play', label: t(match.over ? 'saves.openFinished' : 'saves.open'), run: () => onOpen(match) },
    {
      id: 'replay',
      glyph: 'replay',
      label: t('saves.replay'),
      run: () => router.push({ pathname: '/replay/[match]', params: { match: match.id } }),
    },
    { id: 'duplicate', glyph: 'duplicate', label: t('saves.duplicate'), run: () => void copy() },
    { id: 'export', glyph: 'share', label: t('saves.export'), run: () => void write() },
    { id: 'delete', glyph: 'trash', label: t('saves.delete'), run: () => void dispatch(removeMatch(match.id)) },
  ];
  return (
    <>
      <Rename match={match} onDone={onClose} />
      <View style={styles.deeds}>
        {deeds.map(({ id, glyph, label, run }) => (
          <Button
            key={id}
            testID={`save:${id}`}
            kind={id === 'open' ? 'gold' : 'raised'}
            glyph={glyph}
            label={label}
            onPress={() => {
              onClose();
              run();
            }}
          />
        ))}
      </View>
    </>
  );
}

function Rename({ match, onDone }: { match: MatchSummary; onDone: () => void }) {
  const t = useT();
  const dispatch = useAppDispatch();
  const [name, setName] = useState(match.name);
  const save = () => {
    void dispatch(renameMatch(match.id, name));
    onDone();
  };
  return (
    <View style={styles.rename}>
      <Text kind="label" color={color.muted}>
        {t('saves.name')}
      </Text>
      <TextField
        glyph="edit"
        label={t('saves.name')}
        value={name}
        onChangeText={setName}
        onSubmitEditing={save}
        maxLength={60}
        returnKeyType="done"
        testID="save:name"
      />
      {name.trim() !== '' && name.trim() !== match.name && (
        <Button kind="raised" glyph="check" label={t('saves.save')} onPress={save} testID="save:rename" />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  deeds: { gap: space.l },
  rename: { gap: space.l },
});
