import { useEffect, useState } from 'react';
import { StyleSheet, View as Native } from 'react-native';
import Animated, { FadeIn, FadeOut } from 'react-native-reanimated';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import type { Box } from '@/look/box';
import { isSolePerson } from '@/screens/table/solePerson';
import { useSpoken } from '@/screens/table/useSpoken';
import type { SeatSetup } from '@/store';
import { motion, space, Text, usePreferences } from '@/ui';
import { TEAM_TONES } from '../board/art/palette';
import { text } from '../board/text';
import { heroName, teamName, toMove, type View } from '../rules';
import { HeroToken } from './HeroToken';

type Props = {
  readonly view: View;
  readonly seats: readonly SeatSetup[];
  /** The window onto the island, over which the banner comes. */
  readonly board: Box;
  readonly say: (words: Words) => string;
};

/** Long enough to read three names. */
const BANNER_MS = 1900;
/** Below what is told at the upper edge of the island, above the hero in its middle. */
const BANNER_AT = 0.24;

/** The edge of the screen in the colour of the team on turn, and with each turn a banner with hero, team and player. */
export function TeamEdge({ view, seats, board, say }: Props) {
  const { hero, number } = view.turn;
  const { team } = view.heroes[hero];
  const { speed } = usePreferences();
  const [seen, setSeen] = useState(number);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(number), BANNER_MS / speed);
    return () => clearTimeout(timer);
  }, [number, speed]);
  if (team === null) return null;
  const tint = TEAM_TONES[team].bright;
  return (
    <>
      <Native
        pointerEvents="none"
        testID={`edge:${team === 0 ? 'red' : 'blue'}`}
        style={[styles.edge, { borderColor: tint }]}
      />
      {seen !== number && view.phase !== 'over' && (
        <Banner key={number} view={view} seats={seats} board={board} say={say} />
      )}
    </>
  );
}

function Banner({ view, seats, board, say }: Props) {
  const t = useT();
  const { hero } = view.turn;
  const { team } = view.heroes[hero];
  const [mover] = toMove(view);
  const player = isSolePerson(seats, mover) ? t('told.yourTurn') : (seats[mover ?? -1]?.name ?? '');
  const words = team === null ? '' : say(text('banner.team', { hero: heroName(hero), team: teamName(team) }));
  useSpoken(`${words}, ${player}`, view.turn.number);
  if (team === null) return null;
  return (
    <Native
      pointerEvents="none"
      style={[styles.place, { left: board.x, top: board.y + board.h * BANNER_AT, width: board.w }]}
    >
      <Animated.View
        entering={FadeIn.duration(motion.choose)}
        exiting={FadeOut.duration(motion.reduced)}
        testID="turn:hero"
        role="status"
        aria-live="polite"
        style={[styles.banner, { borderColor: TEAM_TONES[team].bright }]}
      >
        <HeroToken view={view} hero={hero} size={36} />
        <Native style={styles.words}>
          <Text kind="title" numberOfLines={1} adjustsFontSizeToFit style={styles.title}>
            {words}
          </Text>
          <Text kind="label" color={TEAM_TONES[team].bright} numberOfLines={1}>
            {player}
          </Text>
        </Native>
      </Animated.View>
    </Native>
  );
}

const styles = StyleSheet.create({
  edge: { ...StyleSheet.absoluteFill, borderWidth: 3, zIndex: 8 },
  place: { position: 'absolute', alignItems: 'center', zIndex: 7 },
  banner: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xl,
    maxWidth: 420,
    borderRadius: 27,
    borderWidth: 2,
    backgroundColor: 'rgba(14, 21, 38, 0.96)',
    boxShadow: '0px 6px 16px rgba(3, 6, 16, 0.6)',
    paddingLeft: space.l,
    paddingRight: space.huge,
    paddingVertical: space.s,
  },
  words: { flexShrink: 1 },
  title: { fontSize: 18, lineHeight: 22 },
});
