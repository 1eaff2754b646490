import { StyleSheet, View } from 'react-native';
import type { AnyGame } from '@/engine';
import type { GameId } from '@/games';
import type { GameFront } from '@/games/front';
import { useT } from '@/i18n';
import { Columns, Segment, useBeside, useLayout, type Layout } from '@/ui';
import { modeOf, withMode } from './seating';
import { MODES, type Draft, type Names, type SeatLimits } from './types';
import { LearnCard } from '../lesson/LearnCard';
import { GateCard, GateHero } from './GateCard';
import { OptionList } from './OptionList';
import { SeatList } from './SeatList';

type Props = {
  readonly gameId: GameId;
  readonly title: string;
  readonly game: AnyGame;
  readonly front: GameFront;
  readonly draft: Draft;
  readonly limits: SeatLimits;
  readonly names: Names;
  readonly change: (next: (draft: Draft) => Draft) => void;
  readonly onLearn: () => void;
};

/** There is room for the whole gate above the choices. */
const isTall = ({ height, isTablet }: Layout) => isTablet && height >= 1000;

/** Who plays, on which seats, with which options. */
export function FirstStep({ gameId, title, game, front, draft, limits, names, change, onLearn }: Props) {
  const t = useT();
  const layout = useLayout();
  const beside = useBeside();
  const gate = { title, game, front, draft, onLearn };
  const options = <OptionList gameId={gameId} front={front} draft={draft} change={change} />;
  const seats = <SeatList draft={draft} limits={limits} names={names} pages={front.pages} change={change} />;
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
    <>
      {isTall(layout) && (
        <View style={styles.over}>
          <GateHero {...gate} />
          <View style={styles.mode}>
            <LearnCard gameId={gameId} />
          </View>
          <View style={styles.mode}>{mode}</View>
        </View>
      )}
      <Columns
        left={
          <>
            {!isTall(layout) && <GateCard {...gate} />}
            {!isTall(layout) && <LearnCard gameId={gameId} />}
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
    </>
  );
}

const styles = StyleSheet.create({
  over: { gap: 24, paddingBottom: 12 },
  mode: { width: '100%', maxWidth: 620, alignSelf: 'center' },
});
