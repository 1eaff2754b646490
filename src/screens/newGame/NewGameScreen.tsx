import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';
import { GAMES, type GameId } from '@/games';
import { FRONTS, titleOf } from '@/games/fronts';
import { useT } from '@/i18n';
import { useSettings } from '@/store';
import { Columns, IconButton, Screen, Segment, TopBar, useBeside, useLayout, type Layout } from '@/ui';
import { useBack } from '../shell/useBack';
import { MODES, modeOf, withMode } from './draft';
import { GateCard, GateHero } from './GateCard';
import { OptionList } from './OptionList';
import { SeatList } from './SeatList';
import { StartButton } from './StartButton';
import { useDraft } from './useDraft';

/** On a low screen a foot would leave no room for the choices. */
const isLow = ({ height }: Layout) => height < 480;
/** There is room for the whole gate above the choices. */
const isTall = ({ height, isTablet }: Layout) => isTablet && height >= 1000;

/** Mode, seats and options of a match; everything has a sensible value, so that Start works at once. */
export function NewGameScreen({ gameId, seed }: { gameId: GameId; /** A link may name the deal. */ seed?: number }) {
  const t = useT();
  const router = useRouter();
  const back = useBack();
  const layout = useLayout();
  const beside = useBeside();
  const settings = useSettings();
  const [game, front] = [GAMES[gameId], FRONTS[gameId]];
  const { draft, names, limits, change } = useDraft(game, front, settings.lastNewGame[gameId]);
  const rules = () => router.push({ pathname: '/rulebook/[game]', params: { game: gameId } });
  const gate = { title: t(titleOf(gameId, settings).name), game, front, onLearn: rules };
  const options = <OptionList gameId={gameId} front={front} draft={draft} change={change} />;
  const seats = <SeatList draft={draft} limits={limits} names={names} change={change} />;
  const start = <StartButton gameId={gameId} seed={seed} draft={draft} names={names} small={isLow(layout)} />;
  const mode = (
    <Segment
      testID="new:mode"
      label={t('newGame.mode')}
      value={modeOf(draft)}
      choices={MODES.map((value) => ({ value, label: t(`newGame.modes.${value}`) }))}
      onChange={(next) => change((now) => withMode(now, next, names))}
    />
  );
  return (
    <Screen
      maxWidth={1000}
      top={
        <TopBar title={t('newGame.title')} onBack={back}>
          <IconButton glyph="book" label={t('newGame.rules')} onPress={rules} />
          {isLow(layout) && start}
        </TopBar>
      }
      footer={!isLow(layout) && start}
    >
      {isTall(layout) && (
        <View style={styles.over}>
          <GateHero {...gate} />
          <View style={styles.mode}>{mode}</View>
        </View>
      )}
      <Columns
        left={
          <>
            {!isTall(layout) && <GateCard {...gate} />}
            {!isTall(layout) && mode}
            {isTall(layout) ? seats : beside && options}
          </>
        }
        right={
          <>
            {!isTall(layout) && seats}
            {(isTall(layout) || !beside) && options}
          </>
        }
      />
    </Screen>
  );
}

const styles = StyleSheet.create({
  over: { gap: 24, paddingBottom: 12 },
  mode: { width: '100%', maxWidth: 620, alignSelf: 'center' },
});
