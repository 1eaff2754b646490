import { StyleSheet, View } from 'react-native';
import type { Result } from '@/engine';
import type { Telling } from '@/games/telling';
import { useT, useWords, type T } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { StillCanvas } from '@/scene/StillCanvas';
import type { SeatSetup } from '@/store';
import { color, space, Text, useLayout } from '@/ui';
import type { GateArt, GateLook } from '@/ui/art/gate';
import { memo } from '@/scene/memo';
import { goldDown } from '@/ui/art/paint';
import { BANNER, defeat, victory, type Winner } from '@/ui/art/victory';
import { isSolePerson } from '../table/solePerson';
import { isLost, lookOf, namesInARow, sidesOf, type Side, type SideLook } from './sides';

type Props = {
  readonly art: GateArt;
  readonly telling: Telling;
  readonly result: Result;
  readonly seats: readonly SeatSetup[];
  readonly gateWidth: number;
};

/** Height of the gate for its width. */
const RATIO = 0.9;
/** Room for the light round a gate of this width, and for its step. */
const roundOf = (w: number) => Math.ceil(w * 0.56);

const standing = memo((look: GateLook, winners: readonly Winner[], lost: boolean) => [
  { t: 'group', x: roundOf(look.w), y: roundOf(look.w), shapes: (lost ? defeat : victory)(look, winners) },
]);

/** The gate with the wreath, and who won in golden letters. A defeat against the game has neither wreath nor gold. */
export function Victory({ art, telling, result, seats, gateWidth }: Props) {
  const t = useT();
  const say = useWords();
  const height = Math.round(gateWidth * RATIO);
  const round = roundOf(gateWidth);
  const winners = sidesOf(result).filter(({ rank }) => rank === 1);
  const looks = winners.map((side) => lookOf(side, seats, telling, t));
  const nobody = telling.nobody?.(result);
  const lost = isLost(result, telling) || nobody !== undefined;
  const look = { ...lightOf(art, winners, looks), w: gateWidth, h: height };
  return (
    <View style={styles.victory}>
      <View style={{ width: gateWidth, height }}>
        <StillCanvas
          shapes={standing(
            look,
            winners.map(({ isTeam, number }, i) =>
              isTeam ? (looks[i]?.emblem(BANNER) ?? []) : (seats[number]?.look ?? 0),
            ),
            lost,
          )}
          width={gateWidth + 2 * round}
          height={height + 2 * round}
          style={{ position: 'absolute', left: -round, top: -round }}
        />
      </View>
      <GoldWords
        ink={nobody === undefined ? (lost ? color.bloodText : null) : color.soft}
        words={
          nobody !== undefined
            ? t(nobody)
            : result.verdict
              ? say(result.verdict)
              : isOwnVictory(winners, seats)
                ? t('result.wins', { context: 'you' })
                : victoryWords(
                    looks.map(({ name }) => name),
                    t,
                  )
        }
      />
    </View>
  );
}

/** Whether the only person at the table has won, and nobody beside. */
function isOwnVictory([first, ...others]: readonly Side[], seats: readonly SeatSetup[]): boolean {
  return first !== undefined && others.length === 0 && !first.isTeam && isSolePerson(seats, first.number);
}

function victoryWords(names: readonly string[], t: T): string {
  const all = namesInARow(names, t);
  return names.length < 2 ? t('result.wins', { name: all }) : t('result.shared', { names: all });
}

/** A team that wins alone lends the gate its colour. */
function lightOf(art: GateArt, winners: readonly Side[], [first]: readonly SideLook[]): GateArt {
  return winners.length === 1 && winners[0]?.isTeam && first
    ? { ...art, accents: [first.color], swirl: undefined }
    : art;
}

const golden = memo((words: string, width: number, size: number) => [
  {
    t: 'text',
    text: words,
    x: 0,
    y: 0,
    w: width,
    h: size * 1.3,
    valign: 'middle',
    align: 'center',
    font: 'cinzel700',
    size,
    minSize: size * 0.7,
    fill: goldDown(size * 0.2, size),
  },
]);

/** Longest sentence that fits one line of the phone in full size. */
const ONE_LINE = 18;
/** Long names of several winners take more lines, and then smaller letters. */
const MOST_LINES = 6;

/** A short sentence in one line has a gradient, as on the gate's name; a longer one, or larger text, wraps as plain gold. */
function GoldWords({ words, ink }: { readonly words: string; /** Where nobody won. */ readonly ink: string | null }) {
  const { width, isTablet, textScale } = useLayout();
  const size = (isTablet ? 38 : 32) * textScale;
  const room = Math.min(width - 24, 480);
  if (ink !== null || words.length > ONE_LINE || textScale > 1.15)
    return (
      <Text
        kind="hero"
        color={ink ?? color.gold}
        align="center"
        numberOfLines={MOST_LINES}
        adjustsFontSizeToFit
        testID="result:winner"
      >
        {words}
      </Text>
    );
  return (
    <View accessible role="heading" aria-label={words} testID="result:winner">
      <Drawing shapes={golden(words, room, size)} width={room} height={size * 1.3} />
    </View>
  );
}

const styles = StyleSheet.create({
  victory: { alignItems: 'center', gap: space.xxl, paddingTop: space.l },
});
