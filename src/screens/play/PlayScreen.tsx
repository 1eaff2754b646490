import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet } from 'react-native';
import type { Opaque, Tagged, Viewer } from '@/engine';
import { GAMES, type GameId } from '@/games';
import { FRONTS } from '@/games/fronts';
import { useT, useWords } from '@/i18n';
import { useSettings, useTable, type Failed, type OpenTable as AnyTable } from '@/store';
import { Button, OwnZoom } from '@/ui';
import { Coached } from '../coach/Coached';
import { Handover } from '../handover/Handover';
import { Result } from '../result/Result';
import { Message } from '../shell/Message';
import { Opening } from '../shell/Opening';
import { Again } from './Again';
import { Cover } from './Cover';
import { TurnBanner } from '../table/TurnBanner';
import { useAwake } from './useAwake';
import { useOpened } from './useOpened';
import { usePlayingOut } from './usePlayingOut';
import { useTurnNews } from './useTurnNews';
import { useTurnToSeat } from './useTurnToSeat';

/** The table of a stored match, from opening it to its result. */
export function PlayScreen({ matchId }: { matchId: string }) {
  const t = useT();
  const opened = useOpened(matchId);
  if (!opened) return <Opening words={t('play.opening')} />;
  if ('problem' in opened) return <Failure failed={opened} />;
  return <OpenTable gameId={opened.gameId} matchId={matchId} />;
}

function Failure({ failed }: { failed: Failed }) {
  const t = useT();
  const words = useWords();
  const router = useRouter();
  return (
    <Message testID="play:failed" glyph="warning" title={t('play.failed')} text={words(failed.problem)}>
      <Button kind="gold" glyph="saves" label={t('play.saves')} onPress={() => router.replace('/saves')} />
      <Button kind="ghost" glyph="gate" label={t('common.home')} onPress={() => router.replace('/')} />
    </Message>
  );
}

/** Exactly one of these is in the tree: the table, the handover between two people, or the result. */
function OpenTable({ gameId, matchId }: { gameId: GameId; matchId: string }) {
  const t = useT();
  const open = useTable(GAMES[gameId]);
  // Behind this screen, or in front of it, another match may lie open.
  const table = open.status === 'ready' && open.matchId === matchId ? open : null;
  const { keepAwake } = useSettings();
  const { Table, playsOut, tellsTurns = false } = FRONTS[gameId];
  const [playing, playedOut] = usePlayingOut(table, playsOut);
  useAwake(keepAwake && table !== null && !table.result);
  useTurnToSeat(table, playing);
  const [again, setAgain] = useState<number | null>(null);
  const [next, nextTold] = useTurnNews(...newsOf(tellsTurns ? null : table), playing);
  if (!table) return <Opening words={t('play.opening')} />;
  const nextSeat = next === null ? undefined : table.seats[next];
  return (
    <Cover secret={(table.doors || table.closed) && table.hides && !table.result}>
      {playing || (!table.result && table.needsHandover === null) ? (
        <OwnZoom style={styles.table}>
          <Coached gameId={gameId} table={table}>
            <Table matchId={matchId} onPlayedOut={playedOut} onAgain={setAgain} />
          </Coached>
          {again !== null && (
            <Again
              matchId={matchId}
              viewer={table.reader}
              since={again}
              to={table.moves}
              onDone={() => setAgain(null)}
            />
          )}
          {nextSeat && <TurnBanner key={next} seat={nextSeat} called={table.calling === next} onDone={nextTold} />}
        </OwnZoom>
      ) : table.result ? (
        <Result matchId={matchId} />
      ) : (
        <Handover gameId={gameId} />
      )}
    </Cover>
  );
}

/** Whose turn it is, and whether that must be said: where several people play without doors, and the game goes on. */
function newsOf(table: AnyTable<Tagged, Opaque> | null): readonly [Viewer, boolean] {
  if (!table) return ['table', false];
  const people = table.seats.filter((seat) => seat.kind === 'person').length;
  return [table.viewer, people > 1 && !table.doors && !table.result];
}

const styles = StyleSheet.create({ table: { flex: 1 } });
