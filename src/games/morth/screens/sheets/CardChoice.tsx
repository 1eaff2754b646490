import { StyleSheet, View as Native } from 'react-native';
import type { ReactNode } from 'react';
import { Drawing } from '@/scene/Drawing';
import type { Shape } from '@/scene/shapes';
import { color, space, Text, Touchable, useLayout } from '@/ui';

/** How much the title of a card grows. */
const GROWS = 1.5;
/** Width of a card with its title, growing with the text. */
const CARD = 116;

/** The cards of a hand, of which one can be chosen. */
export function CardChoices({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Native role="radiogroup" aria-label={label} style={styles.cards}>
      {children}
    </Native>
  );
}

type Props = {
  /** In a box of 84 by 118. */
  readonly picture: readonly Shape[];
  readonly title: string;
  readonly label: string;
  readonly chosen: boolean;
  readonly onPress: () => void;
  readonly testID: string;
};

export function CardChoice({ picture, title, label, chosen, onPress, testID }: Props) {
  const { textScale } = useLayout();
  return (
    <Touchable
      role="radio"
      aria-checked={chosen}
      aria-label={label}
      onPress={onPress}
      testID={testID}
      style={[styles.card, { width: CARD * Math.min(textScale, GROWS) }, chosen && styles.chosen]}
    >
      <Drawing shapes={picture} width={84} height={118} bleed={4} />
      <Text kind="small" align="center" numberOfLines={2} maxFontSizeMultiplier={GROWS}>
        {title}
      </Text>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: space.l },
  card: {
    alignItems: 'center',
    gap: space.s,
    padding: space.m,
    borderRadius: 13,
    borderWidth: 2,
    borderColor: 'transparent',
  },
  chosen: { borderColor: color.gold },
});
