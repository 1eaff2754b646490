import { StyleSheet, View } from 'react-native';
import { isGameId } from '@/games';
import { FRONTS, titleOf } from '@/games/fronts';
import { useT, useWhen, useWords } from '@/i18n';
import { useSettings, type MatchSummary } from '@/store';
import {
  BotSign,
  color,
  Emblem,
  GatePicture,
  Glyph,
  IconButton,
  Panel,
  space,
  Text,
  Touchable,
  nameOfLines,
} from '@/ui';
import { turnWords } from '../table/solePerson';

type Props = { readonly match: MatchSummary; readonly onOpen: () => void; readonly onMore: () => void };

/** One match of the list: its gate, its name, who is to move, and what is wrong with it. */
export function SaveRow({ match, onOpen, onMore }: Props) {
  const t = useT();
  const words = useWords();
  const when = useWhen();
  const standing = useStanding(match);
  const game = useGameTitle(match.gameId);
  const facts = [standing, when(match.updatedAt)].filter(Boolean).join(' · ');
  return (
    <Panel style={styles.panel}>
      <View style={styles.row}>
        <Touchable
          testID={`save:${match.id}`}
          onPress={onOpen}
          aria-label={nameOfLines(`${match.name}, ${game}, ${facts}`)}
          accessibilityHint={match.problem ? words(match.problem) : undefined}
          style={styles.main}
        >
          <View style={styles.gate}>
            {isGameId(match.gameId) && <GatePicture art={FRONTS[match.gameId].gate.art} width={50} height={54} />}
          </View>
          <View style={styles.words}>
            <Text kind="small" color={color.violetText}>
              {game}
            </Text>
            <Text kind="lead">{match.name}</Text>
            <Text kind="note" color={color.muted}>
              {facts}
            </Text>
            <SeatLine match={match} />
          </View>
        </Touchable>
        <IconButton
          glyph="more"
          kind="bare"
          label={t('saves.actions', { name: match.name })}
          onPress={onMore}
          testID={`save:${match.id}:more`}
        />
      </View>
      {match.problem && (
        <View style={styles.problem}>
          <Glyph name="warning" size={20} color={color.bloodText} />
          <Text kind="note" color={color.bloodText} style={styles.words}>
            {words(match.problem)}
          </Text>
        </View>
      )}
    </Panel>
  );
}

/** "Ana's turn, Round 6" or "Finished". */
function useStanding({ over, toMove: [seat], seats, progress, moves }: MatchSummary): string {
  const t = useT();
  const words = useWords();
  if (over) return t('saves.finished');
  const turn = seat === undefined ? t('saves.moves', { count: moves }) : turnWords(t, seats, seat);
  return progress ? `${turn}, ${words(progress)}` : turn;
}

/** The name of a game as the settings have it. */
export function useGameTitle(gameId: string): string {
  const t = useT();
  const settings = useSettings();
  return isGameId(gameId) ? t(titleOf(gameId, settings).name) : gameId;
}

function SeatLine({ match }: { match: MatchSummary }) {
  return (
    <View style={styles.seats}>
      {match.seats.map((seat, index) => (
        <View key={index} style={styles.seat}>
          <Emblem look={seat.look} size={20} />
          {seat.kind === 'bot' && <BotSign size={16} />}
          {match.scores[index] !== undefined && (
            <Text kind="small" color={color.gold}>
              {String(match.scores[index])}
            </Text>
          )}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  panel: { flexGrow: 1 },
  row: { flexDirection: 'row', alignItems: 'center', paddingRight: space.s },
  main: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xxl,
    padding: space.xl,
    minHeight: 96,
    borderRadius: 16,
  },
  gate: { width: 52 },
  words: { flex: 1, gap: space.xs },
  seats: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xl, paddingTop: space.s },
  seat: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  problem: { flexDirection: 'row', gap: space.l, paddingHorizontal: space.xl, paddingBottom: space.xl },
});
