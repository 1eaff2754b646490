import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { HoldToLook } from '@/screens/table/HoldToLook';
import type { Peek } from '@/screens/table/usePeek';
import { color, Text } from '@/ui';
import { cardBack, cardFace } from '../../board/art/card';
import { cardsOf, cardWords } from '../../board/cards';
import { CARDS } from '../../rules/data';
import type { View } from '../../rules';
import { CardChoice, CardChoices } from './CardChoice';

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
  const cards = open === null ? [] : cardsOf(open);
  const looked = open !== null && chosen !== null ? cards[chosen] : undefined;
  return (
    <>
      <Text color={color.soft}>{t(mayLook ? 'morthClosed.hand.look' : 'morthClosed.hand.wait')}</Text>
      <CardChoices label={t('morthClosed.hand.which')}>
        {Array.from({ length: count }, (_, place) => {
          const card = cards[place];
          const words = open === null || card === undefined ? null : cardWords(open, card);
          const number = place + 1;
          return (
            <CardChoice
              key={place}
              picture={card === undefined ? cardBack(84, 118) : cardFace(CARDS[card], 84, 118)}
              title={words === null ? String(number) : say(words.title)}
              label={
                words === null
                  ? t('morthClosed.hand.place', { number, count })
                  : `${say(words.title)}. ${say(words.text)}`
              }
              chosen={place === chosen}
              onPress={() => onChoose(place)}
              testID={`closed:${place}`}
            />
          );
        })}
      </CardChoices>
      {open !== null && looked !== undefined && <Text>{say(cardWords(open, looked).text)}</Text>}
      {mayLook && <HoldToLook peek={peek} />}
    </>
  );
}
