import { useState } from 'react';
import { ScrollView, StyleSheet, View as Native } from 'react-native';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { useSay } from '@/screens/table/useSay';
import type { SeatSetup } from '@/store';
import { color, gradient, IconButton, LARGE, radius, space, surface, Text, useLayout } from '@/ui';
import { CLASS_TONES, heroFigure } from '../../board/art/draft';
import { TEAM_TONES } from '../../board/art/palette';
import { abilitySign, ATTRIBUTES, attributeSign, type Attribute } from '../../board/art/signs';
import { whoseWords } from '../../board/draft/scene';
import { abilityOf, HEROES, heroName, type AbilityId, type HeroId, type View } from '../../rules';

type Props = {
  readonly view: View;
  readonly seats: readonly SeatSetup[];
  readonly hero: HeroId;
  readonly onStep: (by: 1 | -1) => void;
};

/** Everything about a hero: six attributes against the best of the eight, and the two abilities. */
export function HeroSheet({ view, seats, hero, onStep }: Props) {
  const t = useT();
  const say = useSay(seats);
  const { key, class: kind, abilities } = HEROES[hero];
  const tone = CLASS_TONES[kind];
  const { team } = view.heroes[hero];
  const names = seats.map(({ name }) => name);
  return (
    <ScrollView style={styles.fill} contentContainerStyle={styles.content} testID={`sheet:${key}`}>
      <Native style={styles.head}>
        <Native style={[styles.picture, gradient(tone.back), { borderColor: tone.edge }]}>
          <Drawing shapes={heroFigure(hero, 40)} width={40} height={40} />
        </Native>
        <Native style={styles.titles}>
          <Text kind="title" numberOfLines={1} adjustsFontSizeToFit>
            {say(heroName(hero))}
          </Text>
          <Text kind="label" color={team === null ? tone.ink : TEAM_TONES[team].bright} numberOfLines={2}>
            {team === null ? t(`mortalgate.hero.${key}.kind`) : say(whoseWords(view, hero, names))}
          </Text>
        </Native>
        <IconButton
          glyph="chevronLeft"
          label={t('mortalgate.draft.previous')}
          onPress={() => onStep(-1)}
          testID="hero:previous"
        />
        <IconButton
          glyph="chevronRight"
          label={t('mortalgate.draft.next')}
          onPress={() => onStep(1)}
          testID="hero:next"
        />
      </Native>
      <Attributes hero={hero} />
      {abilities.map((ability) => (
        <Ability key={ability} ability={ability} />
      ))}
    </ScrollView>
  );
}

const best = (attribute: Attribute): number => Math.max(...HEROES.map((hero) => hero[attribute]));

/** Six cells beside each other need so much. */
const SIX_BESIDE = { phone: 340, tablet: 520 } as const;

/** GATE-008 A cell an attribute, with a bar against the best of the eight; a star where it is the best. */
function Attributes({ hero }: { readonly hero: HeroId }) {
  const t = useT();
  const { textScale, isTablet } = useLayout();
  const [width, setWidth] = useState(Infinity);
  // The longest name must have room with its star.
  const wraps = textScale >= LARGE || width < SIX_BESIDE[isTablet ? 'tablet' : 'phone'];
  return (
    <Native
      style={[styles.attributes, wraps && styles.wrap]}
      onLayout={({ nativeEvent }) => setWidth(nativeEvent.layout.width)}
    >
      {ATTRIBUTES.map((attribute) => {
        const value = HEROES[hero][attribute];
        const isBest = value === best(attribute);
        const name = t(`mortalgate.attribute.${attribute}.name`);
        return (
          <Native
            key={attribute}
            accessible
            aria-label={t(isBest ? 'mortalgate.draft.bestLabel' : 'mortalgate.draft.valueLabel', { name, value })}
            style={[styles.attribute, wraps && styles.third]}
          >
            <Native style={styles.value}>
              <Drawing
                shapes={attributeSign(attribute, 18, attribute === 'health' ? color.blood : color.soft)}
                width={18}
                height={18}
              />
              <Text kind="lead">{value}</Text>
            </Native>
            <Native style={styles.bar}>
              <Native
                style={[styles.filled, isBest && styles.best, { width: `${(100 * value) / best(attribute)}%` }]}
              />
            </Native>
            <Text
              kind="small"
              color={isBest ? color.text : color.soft}
              numberOfLines={1}
              adjustsFontSizeToFit
              minimumFontScale={0.6}
            >
              {isBest ? `★ ${name}` : name}
            </Text>
          </Native>
        );
      })}
    </Native>
  );
}

/** What it does, how far it reaches and how often it can be used. */
function Ability({ ability }: { readonly ability: AbilityId }) {
  const t = useT();
  const { range, cooldown, aim } = abilityOf(ability);
  const reach =
    aim === 'self'
      ? t('mortalgate.abilityFacts.self')
      : aim === 'adjacent'
        ? t('mortalgate.abilityFacts.adjacent')
        : t('mortalgate.abilityFacts.range', { range });
  return (
    <Native accessible style={styles.ability}>
      <Native style={styles.sign}>
        <Drawing shapes={abilitySign(ability, 28, color.text)} width={28} height={28} />
      </Native>
      <Native style={styles.words}>
        <Native style={styles.line}>
          <Text kind="lead" style={styles.name}>
            {t(`mortalgate.ability.${ability}.name`)}
          </Text>
          <Text kind="label" color={color.muted}>
            {t('mortalgate.draft.every', { count: cooldown })}
          </Text>
        </Native>
        <Text kind="note" color={color.soft}>
          {t('mortalgate.draft.ability', { reach, line: t(`mortalgate.ability.${ability}.line`) })}
        </Text>
      </Native>
    </Native>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  content: { gap: space.l, paddingHorizontal: space.xl, paddingBottom: space.s },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  picture: {
    width: 50,
    height: 50,
    borderRadius: radius.card,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
  titles: { flex: 1, minWidth: 0 },
  attributes: { ...surface.well, flexDirection: 'row', borderRadius: radius.panel, paddingVertical: space.m },
  wrap: { flexWrap: 'wrap' },
  attribute: { flex: 1, minWidth: 0, alignItems: 'center', gap: space.xs, paddingHorizontal: space.xs },
  third: { flexBasis: '33%' },
  value: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  bar: { alignSelf: 'stretch', height: 5, borderRadius: 3, marginHorizontal: space.s, backgroundColor: color.well },
  filled: { height: 5, borderRadius: 3, backgroundColor: color.lineBright },
  best: { backgroundColor: color.text },
  ability: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  sign: {
    ...surface.well,
    width: 44,
    height: 44,
    borderRadius: radius.card,
    alignItems: 'center',
    justifyContent: 'center',
  },
  words: { flex: 1, minWidth: 0 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space.l },
  name: { flexGrow: 1 },
});
