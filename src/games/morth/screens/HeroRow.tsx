import { ScrollView, StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { color, Glyph, pressedWhen, radius, space, surface, Text, Touchable, useLayout } from '@/ui';
import type { Box } from '@/look/box';
import { attackSign, moveSign } from '../board/art/emblems';
import { chevrons, hero as token } from '../board/art/hero';
import { chosenHero, type Situation } from '../board/flow';
import { heroesOf, ownSeat } from '../board/table';
import { heroWords } from '../board/words';
import { UPGRADE_COST } from '../rules/data';
import { pointsLeft, statsOf, strengthRange, type HeroId, type View } from '../rules';

type Props = {
  readonly moment: Situation;
  readonly box: Box;
  readonly say: (words: Words) => string;
  readonly onHero: (id: HeroId) => void;
  readonly onExplain: (id: HeroId) => void;
  readonly onShop: (() => void) | null;
  /** The own cards, where the game has any. */
  readonly cards: { readonly count: number; readonly onPress: () => void } | null;
};

/** The own heroes with what they can still do, the shop and the cards. */
export function HeroRow({ moment, box, say, onHero, onExplain, onShop, cards }: Props) {
  const t = useT();
  const { view, selection } = moment;
  const ids = heroesOf(view, ownSeat(view));
  const chosen = chosenHero(view, selection);
  const wraps = box.h > 140;
  return (
    <Native style={[styles.row, { left: box.x, top: box.y, width: box.w, height: box.h }]}>
      <ScrollView
        horizontal={!wraps}
        showsHorizontalScrollIndicator={false}
        contentContainerStyle={[styles.cards, wraps && styles.wrap]}
      >
        {ids.map((id) => (
          <HeroCard
            key={id}
            view={view}
            id={id}
            chosen={chosen === id}
            label={say(heroWords(view, id))}
            onPress={() => onHero(id)}
            onLongPress={() => onExplain(id)}
          />
        ))}
        {onShop && (
          <Touchable
            testID="action:shop"
            onPress={onShop}
            aria-label={t('morthTurn.shop.open')}
            style={[styles.card, styles.plain]}
          >
            <Glyph name="plus" size={26} color={color.lineBright} />
            <Text kind="small" color={color.soft}>
              {t('morthTurn.shop.short')}
            </Text>
          </Touchable>
        )}
        {cards && (
          <Touchable
            testID="action:hand"
            onPress={cards.onPress}
            aria-label={t('morthTable.hand.open', { count: cards.count })}
            style={[styles.card, styles.plain]}
          >
            <Glyph name="cards" size={24} color={color.violetText} />
            <Text kind="small" color={color.soft}>
              {t('morthTable.hand.short', { count: cards.count })}
            </Text>
          </Touchable>
        )}
      </ScrollView>
    </Native>
  );
}

type CardProps = {
  readonly view: View;
  readonly id: HeroId;
  readonly chosen: boolean;
  readonly label: string;
  readonly onPress: () => void;
  readonly onLongPress: () => void;
};

function HeroCard({ view, id, chosen, label, onPress, onLongPress }: CardProps) {
  const t = useT();
  const { textScale } = useLayout();
  const hero = view.heroes[id];
  const stats = statsOf(hero);
  const { least, most } = strengthRange(view, id);
  const strength = least === most ? String(least) : `${least}–${most}`;
  const done = hero.done && view.active?.hero !== id && view.phase === 'heroes' && view.turn.seat === hero.seat;
  const goal = hero.upgrades.length > 1 ? null : UPGRADE_COST[hero.upgrades.length === 0 ? 1 : 2];
  const name = t(`morth.hero.${hero.type}.name`);
  const spoken = t('morthTable.heroes.label', {
    hero: label,
    move: pointsLeft(view, id),
    strength,
    experience: goal === null ? hero.experience : `${hero.experience}/${goal}`,
    bought: hero.upgrades.length,
  });
  return (
    <Touchable
      testID={`hero:${id}`}
      onPress={onPress}
      onLongPress={onLongPress}
      aria-label={done ? `${spoken}. ${t('morthTable.heroes.done')}` : spoken}
      accessibilityHint={t(chosen ? 'morthTable.hint.explain' : 'morthTable.hint.choose')}
      {...pressedWhen(chosen)}
      style={[styles.card, { width: CARD * Math.min(textScale, 1.7) }, chosen && styles.chosen, done && styles.done]}
    >
      <Native style={styles.upper}>
        <Drawing
          shapes={token({
            type: hero.type,
            race: hero.race,
            slot: hero.slot,
            size: 38,
            state: done ? 'done' : 'plain',
          })}
          width={38}
          height={38}
          bleed={4}
        />
        <Drawing
          shapes={chevrons(hero.upgrades.length, 2, 15)}
          width={15}
          height={17}
          bleed={2}
          style={styles.chevrons}
          testID={`hero:${id}:upgrades`}
        />
        <Native>
          <Fact shapes={moveSign(14, color.soft)} value={String(pointsLeft(view, id))} />
          <Fact shapes={attackSign(stats.types[0], 14, color.soft)} value={strength} />
        </Native>
      </Native>
      <Text kind="small" color={chosen ? color.goldTop : color.text} numberOfLines={1} style={styles.name}>
        {name}
      </Text>
      <Experience value={hero.experience} goal={goal} />
    </Touchable>
  );
}

function Fact({ shapes, value }: { readonly shapes: ReturnType<typeof moveSign>; readonly value: string }) {
  return (
    <Native style={styles.fact}>
      <Drawing shapes={shapes} width={14} height={14} />
      <Text kind="label">{value}</Text>
    </Native>
  );
}

/** Experience up to the cost of the next upgrade; gold when it is enough. */
function Experience({ value, goal }: { readonly value: number; readonly goal: number | null }) {
  const full = goal !== null && value >= goal;
  const part = goal === null ? 1 : Math.min(1, value / goal);
  return (
    <Native style={styles.bar}>
      <Native style={[styles.filled, { width: `${part * 100}%`, backgroundColor: full ? color.goldLow : '#5B6FB5' }]} />
      <Text kind="small" style={styles.experience}>
        {goal === null ? String(value) : `${value}/${goal}`}
      </Text>
    </Native>
  );
}

/** Width of a hero's card, growing with its text. */
const CARD = 84;

const styles = StyleSheet.create({
  row: { position: 'absolute' },
  cards: { gap: space.m, paddingRight: space.m },
  wrap: { flexDirection: 'row', flexWrap: 'wrap' },
  card: {
    ...surface.ghost,
    minHeight: 76,
    borderRadius: radius.card,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    gap: 1,
  },
  plain: { minWidth: 62, alignItems: 'center', justifyContent: 'center', borderStyle: 'dashed', gap: space.s },
  chosen: { borderColor: color.gold, borderWidth: 2, backgroundColor: 'rgba(60, 48, 30, 0.6)' },
  done: { opacity: 0.62 },
  upper: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  /** At the lower right edge of the token. */
  chevrons: { position: 'absolute', left: 27, bottom: -4 },
  fact: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  name: { fontSize: 13, lineHeight: 15 },
  bar: { minHeight: 12, borderRadius: 6, backgroundColor: '#0B1122', overflow: 'hidden', justifyContent: 'center' },
  filled: { position: 'absolute', left: 0, top: 0, bottom: 0, borderRadius: 6 },
  experience: { fontSize: 10.5, lineHeight: 12, textAlign: 'center' },
});
