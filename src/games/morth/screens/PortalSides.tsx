import { use } from 'react';
import { StyleSheet, View as Native } from 'react-native';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { sitsOpposite } from '@/screens/table/opposite';
import { StackedButton } from '@/screens/table/StackedButton';
import { notify, useAppDispatch, useSettings, type OpenTable } from '@/store';
import { color, Emblem, SEAT_LOOKS, space, surface, Text } from '@/ui';
import type { Box } from '@/look/box';
import { TurnedContext } from '@/look/facing';
import { coin } from '../board/art/tokens';
import { mayTurn } from '../board/flow';
import { portalSides, sharers, type PortalSide } from '../board/portal/sides';
import { realmOf, type Action, type Event, type View } from '../rules';
import type { Play } from './hooks/usePlay';

type Props = {
  readonly table: OpenTable<Action, View, Event>;
  readonly play: Play;
  readonly above: Box;
  readonly below: Box;
};

/** One portal for several people: each has a side of it, and whoever is to decide does so there as well as in the bar. */
export function PortalSides({ table, play, above, below }: Props) {
  const { view, seats, recent } = table;
  const { turnScreen } = useSettings();
  const turned = use(TurnedContext);
  // Whoever sits across reads from the other end, wherever the screen faces now.
  const across = (seat: number): boolean => sitsOpposite(seats, seat) !== turned;
  const events = recent.flatMap((move) => move.events);
  const sides = portalSides(view, sharers(view, seats), events, turnScreen ? across : undefined);
  const bands = [
    { box: above, people: sides.above },
    { box: below, people: sides.below },
  ];
  return bands.map(({ box, people }, i) => (
    <Native
      key={i}
      pointerEvents="box-none"
      style={[
        styles.band,
        people.length === 1 && styles.alone,
        { left: box.x, top: box.y, width: box.w, height: box.h },
      ]}
    >
      {people.map((side) => (
        <Side key={side.seat} side={side} table={table} play={play} away={turnScreen && across(side.seat)} />
      ))}
    </Native>
  ));
}

type SideProps = Pick<Props, 'table' | 'play'> & {
  readonly side: PortalSide;
  /** To be read from the upper edge of the screen. */
  readonly away: boolean;
};

function Side({ side: { seat, state }, table, play, away }: SideProps) {
  const t = useT();
  const { view, seats } = table;
  const look = seats[seat]?.look ?? seat;
  const name = seats[seat]?.name ?? '';
  const { gold } = view.realms[realmOf(view, seat)];
  const live = seat === view.viewer && mayTurn(view) && table.calling === null && play.selection.type !== 'aim';
  const frame = [
    styles.side,
    away && styles.away,
    live && { borderColor: SEAT_LOOKS[look % SEAT_LOOKS.length].color, borderWidth: 2 },
  ];
  if (live)
    return (
      <Native testID={`side:${seat}`} style={frame}>
        <Emblem look={look} size={32} bold />
        <Buttons seat={seat} name={name} table={table} play={play} />
      </Native>
    );
  const word = t(`morthSides.state.${state}`);
  return (
    <Native
      accessible
      aria-label={t('morthSides.label', { name, state: word, gold })}
      testID={`side:${seat}`}
      style={frame}
    >
      <Emblem look={look} size={28} />
      <Text kind="small" color={color.soft}>
        {word}
      </Text>
      <Drawing shapes={coin(14)} width={14} height={14} />
      <Text kind="small" color={color.goldTop}>
        {gold}
      </Text>
    </Native>
  );
}

type ButtonsProps = Pick<Props, 'table' | 'play'> & { readonly seat: number; readonly name: string };

/** MOR-054, MOR-056 The steps of the bar once more: a turn that was chosen, or a pass. */
function Buttons({ seat, name, table: { busy }, play }: ButtonsProps) {
  const t = useT();
  const dispatch = useAppDispatch();
  const { steps, step } = play;
  const named = (what: string) => t('morthSides.button', { name, what });
  const turn = steps === 0 ? t('morthSides.turn') : t('morthSides.turnFor', { count: Math.abs(steps) });
  const pass = t('morthSides.pass');
  const waits = busy || play.playing;
  const sayFirst = () => void dispatch(notify({ words: { key: 'morthSides.first' }, untilMove: true }));
  return (
    <>
      <StackedButton
        glyph={steps < 0 ? 'turnLeft' : 'turnRight'}
        label={named(turn)}
        short={turn}
        locked={steps === 0 || step?.refusal !== undefined}
        onPress={() => !waits && (steps === 0 ? sayFirst() : play.doStep())}
        testID={`side:${seat}:turn`}
      />
      <StackedButton
        glyph="endTurn"
        label={named(pass)}
        short={pass}
        onPress={() => !waits && play.pass()}
        testID={`side:${seat}:pass`}
      />
    </>
  );
}

const styles = StyleSheet.create({
  band: { position: 'absolute', flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  alone: { justifyContent: 'center' },
  side: {
    ...surface.ghost,
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: 40,
    paddingHorizontal: space.m,
    borderRadius: 18,
  },
  away: { transform: [{ rotate: '180deg' }] },
});
