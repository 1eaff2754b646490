import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useT, useWords } from '@/i18n';
import {
  importMatch,
  notify,
  refreshDeleted,
  refreshMatches,
  useAppDispatch,
  useMatches,
  type MatchSummary,
} from '@/store';
import { Button, Screen, space, TopBar, useLayout } from '@/ui';
import { MessagePanel } from '../shell/Message';
import { useBack } from '../shell/useBack';
import { DeletedMatches } from './DeletedMatches';
import { ImportButton } from './ImportButton';
import { SaveRow } from './SaveRow';
import { SaveSheet } from './SaveSheet';

/** Every match that was ever begun here, newest first. */
export function SavesScreen() {
  const t = useT();
  const words = useWords();
  const router = useRouter();
  const dispatch = useAppDispatch();
  const { list, deleted, loading, problem } = useMatches();
  const [chosen, setChosen] = useState<string | null>(null);
  const { isWide } = useLayout();
  useEffect(() => {
    void dispatch(refreshMatches());
    void dispatch(refreshDeleted());
  }, [dispatch]);
  const take = async (text: string) => {
    const made = await dispatch(importMatch(text));
    if ('id' in made) dispatch(notify({ words: { key: 'saves.imported' } }));
  };
  const open = (match: MatchSummary) => router.push({ pathname: '/play/[match]', params: { match: match.id } });
  return (
    <Screen
      maxWidth={1000}
      top={
        <TopBar title={t('saves.title')} onBack={useBack()}>
          <ImportButton onText={(text) => void take(text)} />
        </TopBar>
      }
    >
      {problem && <MessagePanel glyph="warning" title={t('saves.unreadable')} text={words(problem)} />}
      {!loading && !problem && list.length === 0 && (
        <MessagePanel glyph="saves" title={t('saves.empty')} text={t('saves.emptyNote')}>
          <Button kind="gold" glyph="gate" label={t('common.home')} onPress={() => router.navigate('/')} />
        </MessagePanel>
      )}
      <View role="list" style={styles.list}>
        {list.map((match) => (
          <View key={match.id} role="listitem" style={isWide ? styles.half : styles.whole}>
            <SaveRow match={match} onOpen={() => open(match)} onMore={() => setChosen(match.id)} />
          </View>
        ))}
      </View>
      {deleted.length > 0 && <DeletedMatches matches={deleted} />}
      <SaveSheet match={list.find((match) => match.id === chosen)} onClose={() => setChosen(null)} onOpen={open} />
    </Screen>
  );
}

const styles = StyleSheet.create({
  list: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xl },
  whole: { width: '100%' },
  half: { flexBasis: 320, flexGrow: 1 },
});
