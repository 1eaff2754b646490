import { StyleSheet, View as Native } from 'react-native';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import type { Shape } from '@/scene/shapes';
import { color, space, Text } from '@/ui';
import { attackPattern } from '../../board/art/attackPattern';
import { attackSign, moveSign } from '../../board/art/emblems';
import type { Stats } from '../../rules/data';

/** 'Strength 2', or from the least to the most where it is rolled (MOR-293). */
const strengthText = ({ strength, die }: Pick<Stats, 'strength' | 'die'>): string =>
  die === null ? String(strength) : `${1 + die.plus}–${die.sides + die.plus}`;

/** The squares that are struck as a picture, said in words to who cannot see it. */
export function PatternPicture({
  pattern,
  bow,
  size,
}: Pick<Stats, 'pattern'> & { readonly bow: boolean; readonly size: number }) {
  const t = useT();
  const words = t('morthTurn.facts.pattern', { pattern: t(`morth.pattern.${pattern}`) });
  return (
    <Drawing
      shapes={attackPattern(pattern, size, bow)}
      width={size}
      height={size}
      accessibilityLabel={bow ? `${words}. ${t('morthTurn.facts.bow')}` : words}
      testID={`pattern:${pattern}`}
    />
  );
}

/** What a hero can do at a glance: movement, strength with the types of its attack, and the squares that it strikes. */
export function Figures({ stats }: { readonly stats: Stats }) {
  const t = useT();
  const strength = strengthText(stats);
  const attack = stats.types.map((type) => t(`morth.attack.${type}.label`)).join(', ');
  return (
    <Native
      accessible
      aria-label={t('morthTurn.facts.spoken', {
        move: stats.move,
        strength,
        attack,
        pattern: t(`morth.pattern.${stats.pattern}`),
      })}
      style={styles.figures}
    >
      <Figure shapes={[moveSign(SIGN, color.soft)]} value={String(stats.move)} />
      <Figure shapes={stats.types.map((type) => attackSign(type, SIGN, color.soft))} value={strength} />
      <PatternPicture pattern={stats.pattern} bow={stats.bow !== null} size={PATTERN} />
    </Native>
  );
}

function Figure({ shapes, value }: { readonly shapes: readonly (readonly Shape[])[]; readonly value: string }) {
  return (
    <Native style={styles.figure}>
      {shapes.map((sign, i) => (
        <Drawing key={i} shapes={sign} width={SIGN} height={SIGN} />
      ))}
      <Text kind="lead">{value}</Text>
    </Native>
  );
}

const SIGN = 18;
const PATTERN = 50;

const styles = StyleSheet.create({
  figures: { flexDirection: 'row', alignItems: 'center', flexWrap: 'wrap', columnGap: space.xl, rowGap: space.s },
  figure: { flexDirection: 'row', alignItems: 'center', gap: space.s },
});
