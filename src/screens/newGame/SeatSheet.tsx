import { StyleSheet, View } from 'react-native';
import { BOT_LEVELS } from '@/engine';
import type { SetupPage } from '@/games/front';
import { useT } from '@/i18n';
import { useSettings } from '@/store';
import {
  Button,
  Emblem,
  LARGE,
  ListRow,
  Panel,
  RadioCard,
  SEAT_LOOKS,
  Sheet,
  space,
  surface,
  Switch,
  Text,
  Touchable,
  useLayout,
} from '@/ui';
import { sitsOpposite } from '../table/opposite';
import { moveSeat, removeSeat, withLook, withSeat } from './seating';
import type { Draft, SeatLimits } from './types';

type Props = {
  readonly index: number | null;
  readonly draft: Draft;
  readonly limits: SeatLimits;
  readonly pages: readonly SetupPage[] | undefined;
  readonly onClose: () => void;
  /** The sheet follows its seat when it moves. */
  readonly onIndex: (index: number) => void;
  readonly change: (next: (draft: Draft) => Draft) => void;
};

/** Everything about one seat: its emblem, how well its bot plays, its place in the order. */
export function SeatSheet({ index, ...rest }: Props) {
  const t = useT();
  const open = index !== null && index < rest.draft.seats.length;
  return (
    <Sheet
      open={open}
      onClose={rest.onClose}
      title={t('newGame.seatTitle', { n: (index ?? 0) + 1 })}
      testID="seat:sheet"
    >
      {index !== null && open && <SeatSheetBody {...rest} index={index} />}
    </Sheet>
  );
}

function SeatSheetBody({ index, draft, limits, pages, onClose, onIndex, change }: Props & { readonly index: number }) {
  const t = useT();
  const { isTablet, textScale } = useLayout();
  const stacked = textScale >= LARGE;
  const turns = useSettings().turnScreen && isTablet;
  const seat = draft.seats[index];
  if (!seat) return null;
  const move = (by: -1 | 1) => {
    change((now) => moveSeat(now, index, index + by, pages));
    onIndex(Math.min(Math.max(index + by, 0), draft.seats.length - 1));
  };
  const few = draft.seats.length <= limits.min;
  return (
    <>
      <Text kind="section">{t('newGame.emblem')}</Text>
      <View role="radiogroup" aria-label={t('newGame.emblem')} style={styles.looks}>
        {SEAT_LOOKS.map((look, at) => (
          <Touchable
            key={look.sign}
            role="radio"
            aria-checked={seat.look === at}
            testID={`seat:emblem:${at}`}
            aria-label={t(`newGame.emblems.${look.sign}`)}
            onPress={() => change((now) => withLook(now, index, at))}
            style={[styles.look, seat.look === at && styles.chosen]}
          >
            <Emblem look={at} size={40} />
          </Touchable>
        ))}
      </View>
      {seat.kind === 'bot' && (
        <View role="radiogroup" aria-label={t('newGame.level')} style={styles.levels}>
          <Text kind="section">{t('newGame.level')}</Text>
          {BOT_LEVELS.map((level) => (
            <RadioCard
              key={level}
              testID={`seat:level:${level}`}
              title={t(`newGame.levels.${level}`)}
              note={t(`newGame.levelNotes.${level}`)}
              chosen={seat.level === level}
              onPress={() => change((now) => withSeat(now, index, { level }))}
            />
          ))}
        </View>
      )}
      {turns && seat.kind === 'person' && (
        <Panel>
          <ListRow
            title={t('newGame.opposite')}
            note={t('newGame.oppositeNote')}
            after={
              <Switch
                testID="seat:opposite"
                label={t('newGame.opposite')}
                hint={t('newGame.oppositeNote')}
                value={sitsOpposite(draft.seats, index)}
                onChange={(opposite) => change((now) => withSeat(now, index, { opposite }))}
              />
            }
          />
        </Panel>
      )}
      <Text kind="section">{t('newGame.order')}</Text>
      <View style={styles.moves}>
        <Button
          kind="raised"
          glyph="chevronUp"
          label={t('newGame.moveUp')}
          onPress={() => move(-1)}
          style={stacked ? styles.whole : styles.move}
          testID="seat:earlier"
        />
        <Button
          kind="raised"
          glyph="chevronDown"
          label={t('newGame.moveDown')}
          onPress={() => move(1)}
          style={stacked ? styles.whole : styles.move}
          testID="seat:later"
        />
      </View>
      <Button
        kind={few ? 'locked' : 'ghost'}
        glyph="trash"
        testID="seat:remove"
        label={few ? t('newGame.tooFewSeats', { min: limits.min }) : t('newGame.removeSeat')}
        onPress={() => {
          if (few) return;
          onClose();
          change((now) => removeSeat(now, index, limits, pages));
        }}
      />
    </>
  );
}

const styles = StyleSheet.create({
  looks: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l },
  look: {
    ...surface.ghost,
    width: 50,
    height: 50,
    borderRadius: 14,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1.5,
  },
  chosen: surface.chosen,
  levels: { gap: space.l },
  moves: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l },
  move: { flexGrow: 1, flexBasis: 130 },
  whole: { flexBasis: '100%' },
});
