import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { FRONTS } from '@/games/fronts';
import { useT } from '@/i18n';
import { rematch, useAppDispatch } from '@/store';
import { Button, space } from '@/ui';
import { rematchConfig } from './rematchConfig';
import type { Finished } from './useFinished';

/** Watch it again, or play it again: the one who sat after the first begins. */
export function Actions({ match }: { readonly match: Finished }) {
  const t = useT();
  const { push } = useRouter();
  const { replay, next } = match;
  const { again, busy } = useRematch(match);
  return (
    <View style={styles.actions}>
      <Button
        glyph="replay"
        label={t('result.replay')}
        testID="result:replay"
        onPress={() => push({ pathname: '/replay/[match]', params: { match: replay.matchId } })}
        style={styles.replay}
      />
      <Button
        kind="gold"
        label={t('result.rematch')}
        note={t('result.starts', { name: replay.seats[next]?.name ?? '' })}
        testID="result:rematch"
        busy={busy}
        onPress={again}
        style={styles.rematch}
      />
    </View>
  );
}

function useRematch({ replay, next }: Finished): { readonly again: () => void; readonly busy: boolean } {
  const dispatch = useAppDispatch();
  const { replace } = useRouter();
  const [busy, setBusy] = useState(false);
  const again = async () => {
    setBusy(true);
    const made = await dispatch(
      rematch(replay.matchId, next, (config) =>
        rematchConfig(FRONTS[replay.gameId].options, config, next, replay.seats.length),
      ),
    );
    setBusy(false);
    if ('id' in made) replace({ pathname: '/play/[match]', params: { match: made.id } });
  };
  return { again: () => void again(), busy };
}

const styles = StyleSheet.create({
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l + 2 },
  replay: { flexGrow: 1, flexBasis: 120 },
  rematch: { flexGrow: 2, flexBasis: 190 },
});
