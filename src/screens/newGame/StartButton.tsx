import { StyleSheet } from 'react-native';
import type { GameId } from '@/games';
import { FRONTS } from '@/games/fronts';
import { useT } from '@/i18n';
import { notify, useAppDispatch } from '@/store';
import { Button } from '@/ui';
import { problemOf, type Problem } from './draft';
import { finished } from './seating';
import type { Draft, Names } from './types';
import { useStart } from './useStart';

type Props = {
  readonly gameId: GameId;
  readonly seed?: number;
  readonly draft: Draft;
  readonly names: Names;
  /** Goes to the step where something is in the way. */
  readonly onStep: (step: number) => void;
  /** Beside other buttons, on a low screen. */
  readonly small?: boolean;
};

/** Begins the match; when something is in the way it says what. */
export function StartButton({ gameId, seed, draft, names, onStep, small = false }: Props) {
  const t = useT();
  const dispatch = useAppDispatch();
  const { start, starting } = useStart(gameId, seed);
  const problem = problemOf(draft, FRONTS[gameId]);
  const refuse = ({ text, step }: Problem) => {
    dispatch(notify({ words: { key: text } }));
    onStep(step);
  };
  const note = problem ? t(problem.text) : seed === undefined ? undefined : t('newGame.deal', { n: seed });
  return (
    <Button
      kind={problem ? 'locked' : 'gold'}
      alone={!small}
      testID="new:start"
      label={starting ? t('newGame.starting') : t('newGame.start')}
      note={small ? undefined : note}
      busy={starting}
      onPress={() => (problem ? refuse(problem) : start(finished(draft, names)))}
      style={small ? styles.small : styles.alone}
    />
  );
}

const styles = StyleSheet.create({
  small: { minHeight: 44, minWidth: 200, paddingVertical: 0 },
  alone: { width: '100%', maxWidth: 620, alignSelf: 'center' },
});
