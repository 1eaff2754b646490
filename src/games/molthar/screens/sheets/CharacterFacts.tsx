import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT, type TextKey } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { color, space, Text } from '@/ui';
import { kindMark } from '../../board/art/marks';
import { printedSign } from '../../board/table';
import { costWords, giftWords, legendOf, timeWords } from '../../board/words';
import { CHARACTERS, type CharacterCard } from '../../rules';
import { CharacterPicture, CostPicture } from '../CardPicture';
import { Fact } from './Fact';

type Props = { readonly card: CharacterCard; readonly say: (words: Words) => string };

/** A character in words: what it gives, what it costs, what it can do and when. */
export function CharacterFacts({ card, say }: Props) {
  const t = useT();
  const { cost, ability, kind } = CHARACTERS[card];
  return (
    <Native style={styles.columns}>
      <CharacterPicture card={card} say={say} width={128} height={158} />
      <Native style={styles.facts}>
        <Fact title={t('moltharTable.card.gives')}>
          <Text kind="lead">{say(giftWords(card))}</Text>
        </Fact>
        <Fact title={t('moltharTable.card.costs')}>
          <CostPicture card={card} width={168} size={22} />
          <Text>{say(costWords(cost))}</Text>
          {legendOf(cost).map((sign) => (
            <Text key={sign} kind="note" color={color.soft}>
              {t(`moltharTable.legend.${sign}`)}
            </Text>
          ))}
        </Fact>
        <Fact title={t('moltharTable.card.ability')}>
          {ability === null ? (
            <Text>{t('moltharTable.card.none')}</Text>
          ) : (
            <>
              <Native style={styles.time}>
                <Drawing shapes={kindMark(kind, 18)} width={18} height={18} />
                <Text kind="label" color={color.soft} style={styles.shrink}>
                  {say(timeWords(ability))}
                </Text>
              </Native>
              <Text>{longText(t, card)}</Text>
            </>
          )}
        </Fact>
      </Native>
    </Native>
  );
}

function longText(t: ReturnType<typeof useT>, card: CharacterCard): string {
  const { ability } = CHARACTERS[card];
  const sign = printedSign(card);
  if (sign === '?') return t('moltharTable.card.printedAny');
  if (sign !== null) return t('moltharTable.card.printed', { value: sign });
  if (ability === null) return t('moltharTable.card.none');
  const key: TextKey = `molthar.ability.${ability}.long`;
  return t(key);
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', flexWrap: 'wrap', gap: space.xxl, paddingTop: space.l },
  facts: { flex: 1, minWidth: 168, gap: space.xl },
  time: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  shrink: { flexShrink: 1 },
});
