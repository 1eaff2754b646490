import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { FRONTS } from '@/games/fronts';
import { useT, useWords } from '@/i18n';
import { Button, color, IconButton, ProgressBar, Screen, space, Text, useLayout, WIDE } from '@/ui';
import { useExport } from '../saves/useExport';
import { Message } from '../shell/Message';
import { Actions } from './Actions';
import { CourseChart } from './CourseChart';
import { Deeds } from './Deeds';
import { Ranking } from './Ranking';
import { Reason } from './Reason';
import { lookOf } from './sides';
import { useFinished, type Finished } from './useFinished';
import { Victory } from './Victory';

/** How a match ended: who won and why, how it went, and what one may do next. */
export function Result({ matchId }: { readonly matchId: string }) {
  const t = useT();
  const words = useWords();
  const { replace } = useRouter();
  const finished = useFinished(matchId);
  if (finished.status === 'ready') return <Told match={finished.match} />;
  if (finished.status === 'loading')
    return (
      <Screen testID="result:loading">
        <Text color={color.muted}>{t('result.loading')}</Text>
        <ProgressBar testID="result:progress" label={t('result.loading')} done={finished.done} />
      </Screen>
    );
  return (
    <Message
      testID="result:failed"
      glyph="warning"
      title={t('result.failed')}
      text={finished.problem ? words(finished.problem) : ''}
    >
      <Button kind="gold" glyph="gate" label={t('result.home')} onPress={() => replace('/')} />
    </Message>
  );
}

function Told({ match }: { readonly match: Finished }) {
  const t = useT();
  const { width, height, isLandscape, isTablet } = useLayout();
  const {
    replay: { gameId, seats },
    result,
    sides,
    course,
    turns,
    winner,
    doers,
  } = match;
  const { gate, telling } = FRONTS[gameId];
  const told = { gameId, telling, result, seats };
  const { push } = useRouter();
  const { matchId } = match.replay;
  const beside = isLandscape && width >= WIDE;
  const victory = (
    <Victory
      {...told}
      art={gate.art}
      gateWidth={Math.round(isTablet ? 280 : beside ? 150 : Math.min(200, width * 0.48))}
    />
  );
  const chart = (
    <CourseChart
      course={course}
      turns={turns}
      sides={sides.map((side) => lookOf(side, seats, telling, t))}
      winner={winner}
      goal={telling.goal}
      title={t(telling.course[course.unit])}
      height={isTablet ? Math.min(320, height * 0.3) : 172}
      onRound={(at) => push({ pathname: '/replay/[match]', params: { match: matchId, at } })}
    />
  );
  if (!beside) {
    return (
      <Screen testID="result" footer={<Actions match={match} />}>
        <View>
          {victory}
          <Corners matchId={matchId} />
        </View>
        <Ranking {...told} />
        <Reason {...told} />
        {chart}
        <Deeds {...told} doers={doers} />
      </Screen>
    );
  }
  return (
    <Screen testID="result" maxWidth={1180}>
      <View style={[styles.columns, { minHeight: height - 60 }]}>
        <View style={[styles.column, isTablet && styles.centred]}>
          {victory}
          <Corners matchId={matchId} together={isTablet} />
          {!isTablet && <Actions match={match} />}
        </View>
        <View style={[styles.column, styles.wider, isTablet && styles.centred]}>
          <Ranking {...told} />
          <Reason {...told} />
          {chart}
          <Deeds {...told} doers={doers} />
          {isTablet && <Actions match={match} />}
        </View>
      </View>
    </Screen>
  );
}

/** The way home and the way out, beside the gate. */
function Corners({ matchId, together = false }: { readonly matchId: string; readonly together?: boolean }) {
  const t = useT();
  const { replace } = useRouter();
  const share = useExport(matchId);
  return (
    <View style={[styles.corners, together && styles.together]} pointerEvents="box-none">
      <IconButton glyph="gate" label={t('result.home')} testID="result:home" onPress={() => replace('/')} />
      <IconButton glyph="share" label={t('result.share')} testID="result:share" onPress={() => void share()} />
    </View>
  );
}

const styles = StyleSheet.create({
  corners: { position: 'absolute', left: 0, right: 0, top: 0, flexDirection: 'row', justifyContent: 'space-between' },
  together: { justifyContent: 'flex-start', gap: space.xl },
  columns: { flexDirection: 'row', gap: space.huge },
  column: { flex: 1, gap: space.xl },
  wider: { flex: 1.4 },
  centred: { justifyContent: 'center' },
});
