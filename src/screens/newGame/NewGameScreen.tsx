import { useRouter } from 'expo-router';
import { useState } from 'react';
import { GAMES, type GameId } from '@/games';
import { FRONTS } from '@/games/fronts';
import { useT } from '@/i18n';
import { changeSettings, createMatch, notify, useAppDispatch, useSettings } from '@/store';
import { Button, Columns, IconButton, Screen, Segment, TopBar, useBeside } from '@/ui';
import { useBack } from '../shell/useBack';
import { finished, MODES, modeOf, problemOf, withMode, type Draft } from './draft';
import { GateCard } from './GateCard';
import { OptionList } from './OptionList';
import { SeatList } from './SeatList';
import { useDraft } from './useDraft';

/** Mode, seats and options of a match; everything has a sensible value, so that Start works at once. */
export function NewGameScreen({ gameId }: { gameId: GameId }) {
  const t = useT();
  const router = useRouter();
  const back = useBack();
  const game = GAMES[gameId];
  const front = FRONTS[gameId];
  const settings = useSettings();
  const { draft, names, change } = useDraft(game, front, settings.lastNewGame[gameId]);
  const { start, starting } = useStart(gameId);
  const beside = useBeside();
  const problem = problemOf(draft);
  const dispatch = useAppDispatch();
  const rules = () => router.push({ pathname: '/rulebook/[game]', params: { game: gameId } });
  const begin = () => (problem ? dispatch(notify({ words: { key: `newGame.${problem}` } })) : start(finished(draft, names)));
  const options = <OptionList front={front} draft={draft} change={change} />;
  return (
    <Screen
      maxWidth={1000}
      top={
        <TopBar title={t('newGame.title')} onBack={back}>
          <IconButton glyph="book" label={t('newGame.rules')} onPress={rules} />
        </TopBar>
      }
      footer={
        <Button
          kind={problem ? 'locked' : 'gold'}
          alone
          testID="new:start"
          label={starting ? t('newGame.starting') : t('newGame.start')}
          note={problem && t(`newGame.${problem}`)}
          busy={starting}
          onPress={begin}
        />
      }
    >
      <Columns
        left={
          <>
            <GateCard title={t(front.title(settings))} id={gameId} game={game} front={front} onLearn={rules} />
            <Segment
              testID="new:mode"
              label={t('newGame.mode')}
              value={modeOf(draft)}
              choices={MODES.map((mode) => ({ value: mode, label: t(`newGame.modes.${mode}`) }))}
              onChange={(mode) => change((now) => withMode(now, mode, names))}
            />
            {beside && options}
          </>
        }
        right={
          <>
            <SeatList draft={draft} limits={game.seats} names={names} change={change} />
            {!beside && options}
          </>
        }
      />
    </Screen>
  );
}

/** Makes the match, remembers the choices and goes to the table. */
function useStart(gameId: GameId) {
  const dispatch = useAppDispatch();
  const router = useRouter();
  const { lastNewGame } = useSettings();
  const [starting, setStarting] = useState(false);
  const start = async (draft: Draft) => {
    setStarting(true);
    const made = await dispatch(createMatch({ gameId, ...draft }));
    if ('problem' in made) return setStarting(false);
    void dispatch(changeSettings({ lastNewGame: { ...lastNewGame, [gameId]: draft } }));
    router.replace({ pathname: '/play/[match]', params: { match: made.id } });
  };
  return { starting, start: (draft: Draft) => void start(draft) };
}
