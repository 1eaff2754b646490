import { useIsFocused, useRouter } from 'expo-router';
import { StyleSheet } from 'react-native';
import { GAMES, type GameId } from '@/games';
import { FRONTS, titleOf } from '@/games/fronts';
import { useT } from '@/i18n';
import { useSettings } from '@/store';
import { Button, color, IconButton, Later, Screen, Text, TopBar, useLayout, type Layout } from '@/ui';
import { useBack } from '../shell/useBack';
import { pagesIn } from './draft';
import { FirstStep } from './FirstStep';
import { PageStep } from './PageStep';
import { StartButton } from './StartButton';
import { useDraft } from './useDraft';
import { useSteps } from './useSteps';

/** On a low screen a foot would leave no room for the choices. */
const isLow = ({ height }: Layout) => height < 480;

/** Mode, seats and options of a match, then the pages of the game itself; everything has a sensible value, so that Start works at once. */
export function NewGameScreen({ gameId, seed }: { gameId: GameId; /** A link may name the deal. */ seed?: number }) {
  const t = useT();
  const router = useRouter();
  const layout = useLayout();
  const settings = useSettings();
  const [game, front] = [GAMES[gameId], FRONTS[gameId]];
  const { draft, names, limits, change } = useDraft(game, front, settings.lastNewGame[gameId]);
  const pages = pagesIn(draft, front.pages);
  const { step, go, back } = useSteps(pages.length, useIsFocused(), useBack());
  const [page, next] = [pages[step - 1], pages[step]];
  const rules = () => router.push({ pathname: '/rulebook/[game]', params: { game: gameId } });
  const low = isLow(layout);
  const onward = next ? (
    <Button
      kind="gold"
      alone={!low}
      testID="new:next"
      label={t('newGame.next', { title: t(next.title) })}
      onPress={() => go(step + 1)}
      style={low ? styles.small : styles.alone}
    />
  ) : (
    <StartButton gameId={gameId} seed={seed} draft={draft} names={names} onStep={go} small={low} />
  );
  return (
    <Screen
      // Another step begins at its top.
      key={step}
      testID={page && `new:page:${page.id}`}
      maxWidth={1000}
      top={
        <TopBar title={page ? t(page.title) : t('newGame.title')} onBack={back}>
          {pages.length > 0 && (
            <Text kind="label" color={color.muted} testID="new:step">
              {t('newGame.step', { n: step + 1, of: pages.length + 1 })}
            </Text>
          )}
          <IconButton glyph="book" label={t('newGame.rules')} onPress={rules} />
          {low && onward}
        </TopBar>
      }
      footer={!low && onward}
    >
      {page ? (
        <PageStep page={page} draft={draft} change={change} />
      ) : (
        <Later>
          <FirstStep
            {...{ gameId, game, front, draft, limits, names, change }}
            title={t(titleOf(gameId, settings).name)}
            onLearn={rules}
          />
        </Later>
      )}
    </Screen>
  );
}

const styles = StyleSheet.create({
  small: { minHeight: 44, minWidth: 200, paddingVertical: 0 },
  alone: { width: '100%', maxWidth: 620, alignSelf: 'center' },
});
