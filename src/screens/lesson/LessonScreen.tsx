import { useRouter } from 'expo-router';
import { StyleSheet } from 'react-native';
import type { Opaque, Tagged } from '@/engine';
import { GAMES, type AnyLesson, type GameId } from '@/games';
import { FRONTS } from '@/games/fronts';
import { useT } from '@/i18n';
import { GuideProvider } from '@/scene/guide';
import {
  goToStep,
  lessonMatchId,
  skipStep,
  stepBack,
  touchInLesson,
  useAppDispatch,
  useLesson,
  useSettings,
  useTable,
  type LessonPlace,
  type OpenTable,
} from '@/store';
import { OwnZoom, ReserveProvider, useRoom } from '@/ui';
import { useAwake } from '../play/useAwake';
import { usePlayingOut } from '../play/usePlayingOut';
import { Opening } from '../shell/Opening';
import { CoachPanel } from './CoachPanel';
import { coachPlace } from './coachPlace';
import { lessonLink } from './lessonLink';
import { LessonOver } from './LessonOver';
import { lessonAfter } from './lessons';
import { useLessonOpened } from './useLessonOpened';

type Props = { readonly gameId: GameId; readonly lesson: AnyLesson };

/** A lesson: the table of its game, and a coach who says what to do and points at it. */
export function LessonScreen({ gameId, lesson }: Props) {
  const t = useT();
  const place = useLesson(gameId);
  const open = useTable(GAMES[gameId]);
  const opened = useLessonOpened(gameId, lesson);
  const isHere = opened && place?.id === lesson.id && open.matchId === lessonMatchId(gameId, lesson.id);
  return isHere && open.status === 'ready' ? (
    <OpenLesson gameId={gameId} lesson={lesson} place={place} table={open} />
  ) : (
    <Opening words={t('play.opening')} />
  );
}

type OpenProps = Props & {
  readonly place: LessonPlace;
  readonly table: OpenTable<Tagged, Opaque>;
};

function OpenLesson({ gameId, lesson, place, table }: OpenProps) {
  const t = useT();
  const dispatch = useAppDispatch();
  const router = useRouter();
  const { keepAwake } = useSettings();
  useAwake(keepAwake);
  const { Table, playsOut } = FRONTS[gameId];
  const [playing, playedOut] = usePlayingOut(table, playsOut);
  const at = coachPlace(useRoom());
  const watching = playing || place.queue.length > 0;
  const step = watching ? undefined : lesson.steps[place.step];
  const rival = table.seats[(lesson.seat + 1) % table.seats.length]?.name ?? '';
  const next = lessonAfter(gameId, lesson.id);
  const over = place.step >= lesson.steps.length && !playing;
  const sentence = step ? t(step.text, { rival }) : over ? t(lesson.closing, { rival }) : t('lesson.watch');
  const answers = step !== undefined && place.strayed > 0;
  const answer = step?.aim ? t(step.aim, { rival }) : `${t('lesson.stray')} ${sentence}`;
  const repeat = () => dispatch(goToStep(gameId, 0));
  return (
    <GuideProvider
      value={{
        at: step?.at ?? [],
        words: t('lesson.here'),
        touched: (id) => dispatch(touchInLesson(gameId, id)),
      }}
    >
      <OwnZoom style={styles.room}>
        <ReserveProvider value={at.reserved}>
          <Table matchId={table.matchId} onPlayedOut={playedOut} onAgain={() => undefined} />
        </ReserveProvider>
      </OwnZoom>
      <CoachPanel
        at={at}
        words={answers ? answer : sentence}
        answers={answers}
        step={place.step}
        of={lesson.steps.length}
        onBack={place.step + place.made > 0 ? () => dispatch(stepBack(gameId)) : null}
        onAgain={repeat}
        onSkip={step ? () => dispatch(skipStep(gameId)) : null}
      />
      {over && (
        <LessonOver
          closing={sentence}
          next={next && t(next.title)}
          onNext={() => next && router.replace(lessonLink(gameId, next.id))}
          onPlay={() => router.dismissTo({ pathname: '/new/[game]', params: { game: gameId } })}
          onRepeat={repeat}
          onAll={() => router.replace({ pathname: '/learn/[game]', params: { game: gameId } })}
        />
      )}
    </GuideProvider>
  );
}

const styles = StyleSheet.create({ room: { flex: 1 } });
