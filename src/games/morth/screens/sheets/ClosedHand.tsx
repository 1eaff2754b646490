import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { HoldToLook } from '@/screens/table/HoldToLook';
import type { Peek } from '@/screens/table/usePeek';
import { color, space, Text, Touchable, useLayout } from '@/ui';
import { cardBack, cardFace } from '../../board/art/card';
import { cardsOf, cardWords } from '../../board/cards';
import { CARDS } from '../../rules/data';
import type { View } from '../../rules';

type Props = {
  /** How many cards lie face down. */
  readonly count: number;
  /** The view with the cards in it, which is asked for only while they are open; null while somebody else is to act. */
  readonly open: View | null;
  readonly mayLook: boolean;
  readonly peek: Peek;
  readonly chosen: number | null;
  readonly onChoose: (place: number) => void;
  readonly say: (words: Words) => string;
};

/** MOR-017 The own cards while others look on: face down, open only as long as they are held. A card is chosen by its place. */
export function ClosedHand({ count, open, mayLook, peek, chosen, onChoose, say }: Props) {
  const t = useT();
  const { textScale } = useLayout();
  const cards = open === null ? [] : cardsOf(open);
  const looked = open !== null && chosen !== null ? cards[chosen] : undefined;
  return (
    <>
      <Text color={color.soft}>{t(mayLook ? 'morthClosed.hand.look' : 'morthClosed.hand.wait')}</Text>
      <Native role="radiogroup" aria-label={t('morthClosed.hand.which')} style={styles.cards}>
        {Array.from({ length: count }, (_, place) => {
          const card = cards[place];
          const title = open === null || card === undefined ? null : cardWords(open, card);
          const number = place + 1;
          return (
            <Touchable
              key={place}
              role="radio"
              aria-checked={place === chosen}
              aria-label={
                title === null
                  ? t('morthClosed.hand.place', { number, count })
                  : `${say(title.title)}. ${say(title.text)}`
              }
              onPress={() => onChoose(place)}
              testID={`closed:${place}`}
              style={[styles.card, { width: CARD * Math.min(textScale, 1.5) }, place === chosen && styles.chosen]}
            >
              <Drawing
                shapes={card === undefined ? cardBack(84, 118) : cardFace(CARDS[card], 84, 118)}
                width={84}
                height={118}
                bleed={4}
              />
              <Text kind="small" align="center" numberOfLines={2}>
                {title === null ? String(number) : say(title.title)}
              </Text>
            </Touchable>
          );
        })}
      </Native>
      {open !== null && looked !== undefined && <Text>{say(cardWords(open, looked).text)}</Text>}
      {mayLook && <HoldToLook peek={peek} />}
    </>
  );
}

/** Width of a card with its title, growing with the text. */
const CARD = 100;

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
