import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import type { Rematch } from '@/games/telling';
import { useT } from '@/i18n';
import { rematch, useAppDispatch } from '@/store';
import { Button, space, useLayout, useOnce } from '@/ui';
import type { Finished } from './useFinished';

type Props = {
  readonly match: Pick<Finished, 'rematches'> & { readonly replay: Pick<Finished['replay'], 'matchId' | 'seats'> };
};

/** Widths that their words need; where both have no room side by side they stand below each other. */
const [REPLAY, REMATCH] = [152, 190];

/** Watch it again, or play it again. */
export function Actions({ match }: Props) {
  const t = useT();
  const { push } = useRouter();
  const { textScale } = useLayout();
  const { replay, rematches } = match;
  const { again, busy } = useRematch(replay.matchId);
  return (
    <View style={styles.actions}>
      <Button
        glyph="replay"
        label={t('result.replay')}
        testID="result:replay"
        onPress={() => push({ pathname: '/replay/[match]', params: { match: replay.matchId } })}
        style={[styles.replay, { flexBasis: REPLAY * textScale }]}
      />
      {rematches.map((way, index) => (
        <Button
          key={way.id}
          kind={index === 0 ? 'gold' : 'raised'}
          label={t(way.label)}
          note={t(way.note, { name: replay.seats[way.first]?.name ?? '' })}
          testID={`result:${way.id}`}
          busy={busy}
          onPress={() => again(way)}
          style={[styles.rematch, { flexBasis: REMATCH * textScale }]}
        />
      ))}
    </View>
  );
}

function useRematch(matchId: string): { readonly again: (way: Rematch) => void; readonly busy: boolean } {
  const dispatch = useAppDispatch();
  const { replace } = useRouter();
  const { run, running } = useOnce(async ({ first, config }: Rematch) => {
    const made = await dispatch(rematch(matchId, first, config));
    if ('problem' in made) return undefined;
    replace({ pathname: '/play/[match]', params: { match: made.id } });
    return 'left';
  });
  return { again: run, busy: running };
}

const styles = StyleSheet.create({
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l + 2 },
  replay: { flexGrow: 1, maxWidth: '100%' },
  rematch: { flexGrow: 2, maxWidth: '100%' },
});
