import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { Button, color, space, Text, Touchable } from '@/ui';
import { abilityShort, cardName, printedSign } from '../../board/table';
import { characterWords, giftWords } from '../../board/words';
import type { CharacterCard } from '../../rules';
import { CostPicture, RowPicture } from '../CardPicture';

type Props = {
  readonly card: CharacterCard;
  readonly say: (words: Words) => string;
  readonly onPress: () => void;
  /** Still to be paid: its cost stands beside it. */
  readonly cost?: boolean;
  /** Something that can be done with it now. */
  readonly action?: { readonly label: string; readonly onPress: () => void; readonly testID: string };
};

/** A character in a list; pressing it explains it. */
export function CharacterRow({ card, say, onPress, cost = false, action }: Props) {
  const t = useT();
  const sign = printedSign(card);
  const short = abilityShort(card);
  const line =
    sign === null ? (short === undefined ? undefined : say(short)) : t('moltharTable.printedValue', { value: sign });
  return (
    <Native style={styles.row}>
      <Touchable
        onPress={onPress}
        aria-label={say(characterWords(card))}
        accessibilityHint={t('moltharTable.hint.explain')}
        style={styles.press}
      >
        <RowPicture card={card} />
        <Native style={styles.words}>
          <Text kind="lead">{say(cardName(card))}</Text>
          <Text kind="note" color={color.soft}>
            {[say(giftWords(card)), line].filter(Boolean).join(' · ')}
          </Text>
          {cost && <CostPicture card={card} width={150} size={18} />}
        </Native>
      </Touchable>
      {action && <Button label={action.label} onPress={action.onPress} testID={action.testID} style={styles.action} />}
    </Native>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: space.l },
  press: { flex: 1, minHeight: 64, flexDirection: 'row', alignItems: 'center', gap: space.xl },
  words: { flex: 1, gap: space.xs },
  action: { minHeight: 44, paddingHorizontal: space.xl },
});
