import { ScrollView, StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import type { Box } from '@/look/box';
import { color, radius, space, Text, Touchable } from '@/ui';
import { seatLook } from '@/ui/art/emblem';
import { nameWords } from '../board/words';
import { isLeading, membersOf, strengthOf, unitsInPlay, type Unit, type View } from '../rules';
import { groupsToAct } from '../rules/rounds';
import type { Play } from './hooks/usePlay';
import { Token } from './Token';

type Props = {
  readonly view: View;
  readonly play: Play;
  readonly box: Box;
  readonly lookOf: (seat: number) => number;
  readonly say: (words: Words) => string;
};

/** All units of all sides: how strong each is and whether it has acted. A tap takes one's own into hand, or tells about it. */
export function Roster({ view, play, box, lookOf, say }: Props) {
  const seats = view.config.armies.map((_, seat) => seat);
  return (
    <Native style={[styles.roster, { left: box.x, top: box.y, width: box.w, height: box.h }]} testID="roster">
      <ScrollView contentContainerStyle={styles.sides}>
        {seats.map((seat) => (
          <Native key={seat} style={styles.side}>
            {unitsInPlay(view)
              .filter((unit) => unit.seat === seat)
              .map((unit) => (
                <Card key={unit.id} view={view} unit={unit} play={play} lookOf={lookOf} say={say} />
              ))}
          </Native>
        ))}
      </ScrollView>
    </Native>
  );
}

type CardProps = Omit<Props, 'box'> & { readonly unit: Unit };

function Card({ view, unit, play, lookOf, say }: CardProps) {
  const t = useT();
  const members = membersOf(view, unit);
  const figure = members.find(isLeading) ?? members[0];
  if (figure === undefined) return null;
  const ready = groupsToAct(view, unit.seat);
  const group = view.config.mode === 'siege' ? unit.id : unit.members.find((id) => ready.includes(id));
  const acted = group === undefined || !ready.includes(group);
  const chosen = group !== undefined && group === play.group;
  const state = t(chosen ? 'portalTable.acting' : acted ? 'portal.state.acted' : 'portal.state.ready');
  const name = say(nameWords(unit.name));
  return (
    <Touchable
      testID={`roster:${unit.id}`}
      aria-label={`${name}, ${strengthOf(view, unit)}, ${state}`}
      onPress={() =>
        !acted && unit.seat === view.active && group !== undefined
          ? play.chooseGroup(group)
          : play.setLook({ type: 'unit', unit: unit.id })
      }
      onLongPress={() => play.setLook({ type: 'unit', unit: unit.id })}
      style={[styles.card, { borderColor: seatLook(lookOf(unit.seat)).color }, chosen && styles.chosen]}
    >
      <Token element={figure} look={lookOf(unit.seat)} size={34} pale={acted} />
      <Native style={styles.words}>
        <Text kind="label" numberOfLines={1} adjustsFontSizeToFit maxFontSizeMultiplier={1.3}>
          {name}
        </Text>
        <Text kind="small" color={color.muted} numberOfLines={1} adjustsFontSizeToFit maxFontSizeMultiplier={1.3}>
          {strengthOf(view, unit)} / {unit.startingStrength} · {state}
        </Text>
      </Native>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  roster: { position: 'absolute' },
  sides: { gap: space.m },
  side: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  card: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.m,
    minHeight: 52,
    flexBasis: 150,
    flexGrow: 1,
    paddingHorizontal: space.m,
    borderRadius: radius.card,
    borderWidth: 1,
    backgroundColor: 'rgba(14, 21, 38, 0.86)',
  },
  chosen: { borderColor: color.gold, borderWidth: 2, backgroundColor: 'rgba(94, 74, 32, 0.7)' },
  words: { flex: 1, minWidth: 0 },
});
