import { useRouter } from 'expo-router';
import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { useBack } from '@/screens/shell/useBack';
import type { SeatSetup } from '@/store';
import { color, IconButton, space, Text } from '@/ui';
import type { Box } from '@/look/box';
import { moverOf, usualBoard, type Shown } from '../board/table';
import { mapName } from '../board/words';
import type { View } from '../rules';
import { WaveButton } from './WaveButton';

type Props = {
  readonly view: View;
  readonly seats: readonly SeatSetup[];
  readonly box: Box;
  readonly shown: Shown;
  readonly say: (words: Words) => string;
  readonly onLog: () => void;
  readonly onWaves: () => void;
};

/** The way back, the phase and who decides, the waves, log and rules. */
export function TableTop({ view, seats, box, shown, say, onLog, onWaves }: Props) {
  const t = useT();
  const back = useBack();
  const router = useRouter();
  const mover = moverOf(view);
  const who = mover === undefined ? '' : (seats[mover]?.name ?? '');
  const title = t(`morthTable.phase.${view.phase}`);
  const where = shown.board === 'portal' ? t('morthTable.portal') : say(mapName(view, shown.realm));
  const below = mover === undefined ? where : t('morthTable.top.turn', { name: who, where });
  const narrow = box.w < 520;
  // Where there is little room the board of the moment needs no name: it is the one that is lit below.
  const usual = usualBoard(view);
  const isUsual =
    usual.board === shown.board &&
    (usual.board === 'portal' || shown.board === 'portal' || usual.realm === shown.realm);
  return (
    <Native style={[styles.top, { left: box.x, top: box.y, width: box.w, height: box.h }]}>
      <IconButton glyph="back" label={t('common.back')} onPress={back} testID="top:back" />
      <Native
        testID="turn:seat"
        accessible
        role="status"
        aria-label={`${title}. ${below}`}
        aria-live="polite"
        style={styles.words}
      >
        <Text
          kind="title"
          numberOfLines={1}
          adjustsFontSizeToFit
          minimumFontScale={0.7}
          maxFontSizeMultiplier={narrow ? 1.25 : undefined}
          style={narrow && styles.small}
        >
          {title}
        </Text>
        <Text kind="label" color={color.muted} numberOfLines={1}>
          {narrow && isUsual && mover !== undefined ? who : below}
        </Text>
      </Native>
      <WaveButton view={view} width={narrow ? 78 : 220} onPress={onWaves} />
      <IconButton glyph="list" label={t('morthTable.top.log')} onPress={onLog} testID="log:open" />
      {box.w >= 340 && (
        <IconButton
          glyph="help"
          label={t('morthTable.top.rules')}
          onPress={() => router.push({ pathname: '/rulebook/[game]', params: { game: 'morth' } })}
          testID="top:rules"
        />
      )}
    </Native>
  );
}

const styles = StyleSheet.create({
  top: { position: 'absolute', flexDirection: 'row', alignItems: 'center', gap: space.m },
  words: { flex: 1, minWidth: 0 },
  small: { fontSize: 18, lineHeight: 22 },
});
