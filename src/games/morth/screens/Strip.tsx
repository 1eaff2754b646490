import { useState } from 'react';
import { ScrollView, StyleSheet, View as Native } from 'react-native';
import type { Seat } from '@/engine';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import type { SeatSetup } from '@/store';
import { color, Emblem, Glyph, pressedWhen, space, Text, Touchable } from '@/ui';
import type { Box } from '@/look/box';
import { portalSign } from '../board/art/portalSign';
import { coin, lordMorth, wound } from '../board/art/tokens';
import { moverOf, ownSeat, threatsTo, type Shown } from '../board/table';
import { realmOf, type RealmId, type View } from '../rules';

type Props = {
  readonly view: View;
  readonly seats: readonly SeatSetup[];
  readonly box: Box;
  readonly shown: Shown;
  /** One row a player, where there is room. */
  readonly rows: boolean;
  /** Whose purse a card can be aimed at, and whose it is aimed at. */
  readonly aim: { readonly lit: readonly RealmId[]; readonly picked: RealmId | null } | null;
  /** Whose coins a card takes that is shown. */
  readonly struck: RealmId | null;
  readonly onRealm: (realm: RealmId) => void;
  readonly onPortal: (() => void) | null;
  /** Explains how many enemies of a map may leave. */
  readonly onThreat: (realm: RealmId) => void;
};

/** From this width on three players have room with all they own. */
const ROOM_FOR_THREE = 460;
/** Where a player has less than this, signs are smaller and closer together. */
const TIGHT = 85;
/** The way to the portal beside the players. */
const PORTAL_SIGN = 24;
const PORTAL_CHIP = PORTAL_SIGN + 2 * 6.2;

/** Everybody's gold, wounds and threats; a press shows the map, and one more chip the portal. */
export function Strip({ view, seats, box, shown, rows, aim, struck, onRealm, onPortal, onThreat }: Props) {
  const t = useT();
  const own = ownSeat(view);
  const lookOf = (seat: Seat): number => seats[seat]?.look ?? seat;
  // A threat, a third digit or large words: what no longer fits is drawn closer together, and stays so.
  const [crowded, setCrowded] = useState(false);
  const room = box.w - (onPortal === null ? 0 : PORTAL_CHIP + space.s);
  const order: Seat[] =
    view.mode === 'cooperative' ? [own] : Array.from({ length: view.seats }, (_, i) => (own + i) % view.seats);
  const chips = order.map((seat) => (
    <Chip
      key={seat}
      view={view}
      seat={seat}
      name={seats[seat]?.name ?? ''}
      look={lookOf(view.mode === 'cooperative' ? (moverOf(view) ?? seat) : seat)}
      rows={rows}
      lit={shown.board === 'map' && shown.realm === realmOf(view, seat)}
      aim={
        aim === null || !aim.lit.includes(realmOf(view, seat))
          ? null
          : aim.picked === realmOf(view, seat)
            ? 'picked'
            : 'lit'
      }
      struck={struck === realmOf(view, seat)}
      narrow={box.w < ROOM_FOR_THREE}
      tight={!rows && (crowded || box.w < TIGHT * order.length)}
      onPress={() => onRealm(realmOf(view, seat))}
      onThreat={() => onThreat(realmOf(view, seat))}
    />
  ));
  const portal = onPortal && (
    <Touchable
      testID="show:portal"
      onPress={onPortal}
      aria-label={t('morthTable.strip.portal')}
      {...pressedWhen(shown.board === 'portal')}
      hitSlop={5}
      style={[styles.chip, shown.board === 'portal' && styles.lit]}
    >
      <Drawing shapes={portalSign(PORTAL_SIGN)} width={PORTAL_SIGN} height={PORTAL_SIGN} />
    </Touchable>
  );
  const place = { left: box.x, top: box.y, width: box.w, height: box.h };
  if (rows)
    return (
      <ScrollView style={[styles.strip, place]} contentContainerStyle={styles.rows}>
        {chips}
      </ScrollView>
    );
  return (
    <Native style={[styles.strip, styles.beside, place]}>
      <ScrollView
        horizontal
        showsHorizontalScrollIndicator={false}
        style={styles.scroll}
        onContentSizeChange={(width) => width > room && setCrowded(true)}
        testID="strip"
        contentContainerStyle={styles.line}
      >
        {chips}
      </ScrollView>
      {portal}
    </Native>
  );
}

type ChipProps = {
  readonly view: View;
  readonly seat: Seat;
  readonly name: string;
  /** Of the seat; of a team that of whoever is to decide. */
  readonly look: number;
  readonly rows: boolean;
  readonly lit: boolean;
  readonly aim: 'lit' | 'picked' | null;
  readonly struck: boolean;
  /** Three whole chips have no room beside each other. */
  readonly narrow: boolean;
  readonly tight: boolean;
  readonly onPress: () => void;
  readonly onThreat: () => void;
};

function Chip({ view, seat, name, look, rows, lit, aim, struck, narrow, tight, onPress, onThreat }: ChipProps) {
  const t = useT();
  const realm = realmOf(view, seat);
  const { gold, wounds } = view.realms[realm];
  const { possible } = threatsTo(view, realm);
  const onTurn = moverOf(view) === seat;
  const own = seat === ownSeat(view);
  const team = view.mode === 'cooperative';
  const shownName = team ? t('morthTable.strip.team') : name;
  // Several in a line on a phone: of the others only what decides the game.
  const short = !rows && !own && view.seats > (narrow ? 2 : 3);
  const sign = tight ? 12 : 14;
  const label = t('morthTable.strip.label', {
    name: shownName,
    gold,
    wounds,
    threats: possible,
    cards: view.handCounts[seat] ?? 0,
  });
  const chip = (
    <Touchable
      testID={`show:${realm}`}
      onPress={onPress}
      aria-label={label}
      accessibilityHint={t(aim === null ? 'morthTable.strip.hint' : 'morthTable.hint.choose')}
      {...pressedWhen(aim === null ? lit : aim === 'picked')}
      hitSlop={5}
      style={[
        styles.chip,
        rows && styles.row,
        tight && styles.tight,
        onTurn && styles.onTurn,
        lit && styles.lit,
        aim !== null && styles[aim === 'lit' ? 'offered' : 'picked'],
        struck && styles.struck,
      ]}
    >
      {team && <Glyph name="people" size={rows ? 30 : 22} color={color.gold} />}
      <Emblem look={look} size={rows ? 34 : tight ? 20 : 24} bold={onTurn} />
      {(rows || team) && (
        <Text kind="lead" color={onTurn ? color.gold : color.text} numberOfLines={1} style={rows && styles.name}>
          {shownName}
        </Text>
      )}
      {view.lord === seat && !team && <Drawing shapes={lordMorth(sign + 3)} width={sign + 3} height={sign + 3} />}
      {!short && (
        <>
          <Drawing shapes={coin(sign)} width={sign} height={sign} />
          <Text kind="lead" color={color.goldTop} style={styles.figure}>
            {gold}
          </Text>
        </>
      )}
      <Drawing shapes={wound(sign)} width={sign} height={sign} />
      <Text kind="lead" color={color.bloodText} style={styles.figure}>
        {wounds}
      </Text>
    </Touchable>
  );
  if (possible === 0 || short) return chip;
  return (
    <Native style={[styles.pair, rows && styles.wholeRow]}>
      {chip}
      <Touchable
        testID={`threat:${realm}`}
        onPress={onThreat}
        aria-label={t('morthTable.maps.threat', { count: possible })}
        accessibilityHint={t('morthTable.hint.explain')}
        hitSlop={8}
        style={styles.threat}
      >
        <Text kind="label" color={color.emberText}>
          {t('morthTable.strip.threat', { count: possible })}
        </Text>
      </Touchable>
    </Native>
  );
}

const styles = StyleSheet.create({
  strip: { position: 'absolute' },
  /** The way to the portal is never scrolled out of sight. */
  beside: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  scroll: { flexGrow: 0, flexShrink: 1 },
  line: { gap: space.s, alignItems: 'center' },
  /** As high as there is room; large words scroll. */
  rows: { gap: space.m, flexGrow: 1 },
  chip: {
    minHeight: 34,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 3,
    paddingHorizontal: 5,
    borderRadius: 17,
    borderWidth: 1.2,
    borderColor: color.line,
    backgroundColor: 'rgba(14, 21, 38, 0.72)',
  },
  tight: { gap: 2, paddingHorizontal: 3 },
  row: {
    flexGrow: 1,
    flexShrink: 1,
    alignSelf: 'stretch',
    minHeight: 44,
    maxHeight: 58,
    gap: space.m,
    paddingHorizontal: space.l,
    borderRadius: 15,
  },
  lit: { borderColor: color.gold, borderWidth: 2, backgroundColor: 'rgba(60, 48, 30, 0.6)' },
  offered: { borderColor: color.sky, borderWidth: 2, backgroundColor: 'rgba(40, 92, 140, 0.55)' },
  picked: { borderColor: color.ember, borderWidth: 2, backgroundColor: 'rgba(112, 52, 24, 0.7)' },
  struck: { borderColor: color.violet, borderWidth: 3, backgroundColor: color.violetBack },
  onTurn: { borderColor: color.lineBright },
  name: { flex: 1 },
  figure: { fontSize: 16, lineHeight: 19, minWidth: 9 },
  pair: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  wholeRow: { flexGrow: 1, minHeight: 44, maxHeight: 58 },
  threat: { minWidth: 26, minHeight: 34, alignItems: 'center', justifyContent: 'center' },
});
