import { ScrollView, StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import type { Offer, Prompt } from '@/games/flow';
import { color, pressedWhen, radius, space, Text, TIGHT_TEXT, Touchable } from '@/ui';
import type { Box } from '@/look/box';

type Props<Action, Selection> = {
  readonly prompt: Prompt<Action, Selection>;
  readonly box: Box;
  readonly say: (words: Words) => string;
  readonly chosen: string | null;
  readonly onOffer: (offer: Offer<Action, Selection>) => void;
};

/** In a line narrower than this the abilities speak for themselves. */
const NARROW = 320;

/** The line above the buttons: a question that must be answered, or the abilities that may be used now. */
export function PromptLine<Action, Selection>({ prompt, box, say, chosen, onOffer }: Props<Action, Selection>) {
  const { words, urgent, offers } = prompt;
  return (
    <Native
      testID="prompt"
      role={urgent ? 'alert' : undefined}
      aria-live="polite"
      style={[styles.line, urgent && styles.urgent, { left: box.x, top: box.y, width: box.w, height: box.h }]}
    >
      {(offers.length === 0 || box.w >= NARROW) && (
        <Text
          kind="label"
          color={urgent ? color.text : color.soft}
          style={offers.length > 0 ? styles.when : styles.question}
          numberOfLines={2}
          adjustsFontSizeToFit
          maxFontSizeMultiplier={TIGHT_TEXT}
        >
          {say(words)}
        </Text>
      )}
      {offers.length > 0 && (
        <ScrollView horizontal showsHorizontalScrollIndicator={false} contentContainerStyle={styles.offers}>
          {offers.map((offer) => (
            <Touchable
              key={offer.name}
              testID={`offer:${offer.name}`}
              onPress={() => onOffer(offer)}
              aria-label={say(offer.words)}
              {...pressedWhen(chosen === offer.name)}
              style={[styles.offer, chosen === offer.name && styles.chosen]}
            >
              <Text kind="label" color={color.gold} numberOfLines={1} maxFontSizeMultiplier={TIGHT_TEXT}>
                {say(offer.words)}
              </Text>
            </Touchable>
          ))}
        </ScrollView>
      )}
    </Native>
  );
}

const styles = StyleSheet.create({
  line: { position: 'absolute', flexDirection: 'row', alignItems: 'center', gap: space.l },
  urgent: {
    backgroundColor: 'rgba(59, 53, 112, 0.85)',
    borderWidth: 1,
    borderColor: color.violet,
    borderRadius: radius.button,
    paddingHorizontal: space.xl,
  },
  question: { flex: 1 },
  when: { maxWidth: '36%' },
  offers: { gap: space.l, alignItems: 'center' },
  offer: {
    minHeight: 40,
    justifyContent: 'center',
    paddingHorizontal: space.xl,
    borderRadius: 20,
    borderWidth: 1.2,
    borderColor: color.gold,
    backgroundColor: 'rgba(14, 21, 38, 0.75)',
  },
  chosen: { backgroundColor: 'rgba(232, 193, 112, 0.22)', borderWidth: 2 },
});
