import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import type { Box } from '@/look/box';
import { Drawing } from '@/scene/Drawing';
import { color, radius, space, Text, Touchable, useLayout } from '@/ui';
import { badgesOf } from '../board/art/badges';
import { TEAM_TONES } from '../board/art/palette';
import { comingTurns } from '../board/flow';
import { text } from '../board/text';
import { heroWords } from '../board/words';
import { HEROES, heroName, OFF, type HeroId, type View } from '../rules';
import { HeroToken } from './HeroToken';
import { badgeSign, threatSign } from './signs';

type Props = {
  readonly view: View;
  readonly box: Box;
  /** Names stand under the heroes. */
  readonly names: boolean;
  /** Who can hit the hero where it is about to stand. */
  readonly threats: readonly HeroId[];
  readonly say: (words: Words) => string;
  readonly onHero: (hero: HeroId) => void;
  readonly onExplain: (hero: HeroId) => void;
};

const GAP = 3;
const BADGE = 16;
const MOST_TEXT = 1.3;

/** GATE-036 The heroes in the order of their turns, the one on turn first. */
export function OrderStrip({ view, box, names, ...rest }: Props) {
  const width = (box.w - 7 * GAP) / 8;
  const scale = Math.min(useLayout().textScale, MOST_TEXT);
  const size = Math.min(width - 6, box.h - (names ? 42 : 19) * scale);
  return (
    <Native style={[styles.strip, { left: box.x, top: box.y, width: box.w, height: box.h }]}>
      {comingTurns(view).map((hero, place) => (
        <Card
          key={hero}
          view={view}
          hero={hero}
          first={place === 0}
          names={names}
          width={width}
          height={box.h}
          size={size}
          {...rest}
        />
      ))}
    </Native>
  );
}

type CardProps = Omit<Props, 'box'> & {
  readonly hero: HeroId;
  readonly first: boolean;
  readonly width: number;
  readonly height: number;
  readonly size: number;
};

function Card({ view, hero, first, names, threats, width, height, size, say, onHero, onExplain }: CardProps) {
  const { team, health, node } = view.heroes[hero];
  const threatens = threats.includes(hero);
  if (team === null) return null;
  const words = [
    say(heroWords(view, hero, view.heroes[view.turn.hero].node)),
    ...(first ? [say(text('strip.onTurn'))] : []),
    ...(threatens ? [say(text('strip.threatens'))] : []),
  ];
  return (
    <Touchable
      testID={`hero:${HEROES[hero].key}`}
      aria-label={words.join(' ')}
      onPress={() => onHero(hero)}
      onLongPress={() => onExplain(hero)}
      style={[styles.card, { width, height, borderColor: TEAM_TONES[team].bright }, first && styles.first]}
    >
      <HeroToken view={view} hero={hero} size={size} />
      <Text kind="small" align="center" numberOfLines={1} maxFontSizeMultiplier={MOST_TEXT} style={styles.number}>
        {node === OFF ? '–' : health}
      </Text>
      {names && (
        <Text kind="small" align="center" numberOfLines={1} adjustsFontSizeToFit maxFontSizeMultiplier={MOST_TEXT}>
          {say(heroName(hero))}
        </Text>
      )}
      <Badges view={view} hero={hero} />
      {threatens && <Drawing shapes={threatSign(18)} width={18} height={18} style={styles.threat} />}
    </Touchable>
  );
}

/** GATE-149 What is on a hero, small, at the shoulder of its token. */
function Badges({ view, hero }: { readonly view: View; readonly hero: HeroId }) {
  const badges = badgesOf(view.heroes[hero]);
  return (
    <Native style={styles.badges} pointerEvents="none">
      {badges.slice(0, 2).map((one) => (
        <Drawing key={one.kind} shapes={badgeSign(one.kind, one.count, BADGE)} width={BADGE} height={BADGE} />
      ))}
    </Native>
  );
}

const styles = StyleSheet.create({
  strip: { position: 'absolute', flexDirection: 'row', gap: GAP },
  card: {
    borderRadius: radius.badge,
    borderWidth: 1,
    backgroundColor: 'rgba(14, 21, 38, 0.86)',
    alignItems: 'center',
    justifyContent: 'center',
    paddingTop: space.xs,
  },
  first: { borderColor: color.gold, borderWidth: 2, backgroundColor: 'rgba(94, 74, 32, 0.8)' },
  number: { fontFamily: 'alegreya800' },
  badges: { position: 'absolute', right: 0, top: 0, flexDirection: 'row-reverse' },
  threat: { position: 'absolute', left: -2, top: -4 },
});
