import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { isGameId } from '@/games';
import { FRONTS, titleOf } from '@/games/fronts';
import { useT, useWhen, useWords, type T } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { useSettings, type MatchSummary } from '@/store';
import { color, Emblem, Panel, space, Text, Touchable, nameOfLines } from '@/ui';
import { logoMark } from '@/ui/art/logo';
import { thumbnail } from '@/ui/art/thumbnail';
import { turnWords } from '../table/solePerson';

type Props = {
  readonly match: MatchSummary;
  /** 0 is the latest. */
  readonly place: number;
  /** Room for names and more words. */
  readonly roomy: boolean;
  /** One below the other. */
  readonly stacked: boolean;
};

const PICTURE = 56;

/** One match that waits: its picture, whose turn it is, how far it is and since when. */
export function MatchTile({ match, place, roomy, stacked }: Props) {
  const t = useT();
  const { push } = useRouter();
  const when = useWhen()(match.updatedAt);
  const game = useGameName(match, roomy);
  const progress = useProgress(match, roomy);
  const turn = turnOf(match, t);
  const gate = isGameId(match.gameId) ? FRONTS[match.gameId].gate : null;
  const shapes = gate ? thumbnail(gate.art, PICTURE, gate.thumbnail?.(PICTURE)) : logoMark(PICTURE);
  return (
    <Touchable
      testID={`continue:${place}`}
      onPress={() => push({ pathname: '/play/[match]', params: { match: match.id } })}
      aria-label={nameOfLines(t('hall.matchLabel', { game, turn, progress, when }))}
      accessibilityHint={t('hall.matchHint')}
      style={[!stacked && styles.tile, roomy && styles.roomy]}
    >
      <Panel style={styles.panel}>
        <Drawing shapes={shapes} width={PICTURE} height={PICTURE} />
        <View style={styles.words}>
          <Text kind="name" color={gate ? gate.art.ink : color.gold}>
            {game}
          </Text>
          <View style={styles.turn}>
            <TurnEmblem match={match} />
            <Text kind="label" style={styles.turnWords}>
              {turn}
            </Text>
          </View>
          <Text kind="note" color={color.muted}>
            {progress}
          </Text>
          <Text kind="note" color={color.muted}>
            {when}
          </Text>
        </View>
      </Panel>
    </Touchable>
  );
}

function TurnEmblem({ match }: { readonly match: MatchSummary }) {
  const seat = match.seats[match.toMove[0] ?? -1];
  return seat ? <Emblem look={seat.look} size={18} /> : null;
}

/** "Your turn" where only one person plays; else whose it is. */
const turnOf = ({ seats, toMove: [seat], name }: MatchSummary, t: T): string =>
  seat === undefined ? name : turnWords(t, seats, seat);

function useGameName(match: MatchSummary, roomy: boolean): string {
  const t = useT();
  const settings = useSettings();
  if (!isGameId(match.gameId)) return match.name;
  const { name, short } = titleOf(match.gameId, settings);
  return t(roomy ? name : short);
}

function useProgress({ progress, seats, toMove }: MatchSummary, roomy: boolean): string {
  const t = useT();
  const words = useWords();
  const names = seats.map(({ name }) => name);
  const far = progress ? words(progress) : '';
  if (!roomy || !far) return far;
  const others = names.filter((_, seat) => seat !== toMove[0]);
  const list =
    others.slice(0, -1).join(t('common.listComma')) +
    (others.length > 1 ? t('common.listLast') : '') +
    (others.at(-1) ?? '');
  return others.length > 0 ? t('hall.with', { progress: far, names: list }) : t('hall.alone', { progress: far });
}

const styles = StyleSheet.create({
  tile: { flex: 1 },
  roomy: { maxWidth: 620 },
  panel: { flexGrow: 1, flexDirection: 'row', alignItems: 'center', gap: space.l + 2, padding: space.l + 1 },
  words: { flex: 1, gap: 1 },
  turn: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  turnWords: { flexShrink: 1 },
});
