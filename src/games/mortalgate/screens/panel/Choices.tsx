import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useLanguage, useT } from '@/i18n';
import { Drawing } from '@/scene/Drawing';
import { color, radius, space, surface, Text, Touchable } from '@/ui';
import { RadioDot } from '@/ui/RadioCard';
import type { Choice, Plan } from '../../board/flow';
import { text } from '../../board/text';
import { heroName, labelOf } from '../../rules';
import type { Play } from '../hooks/usePlay';
import { decimal, percent } from '../numbers';
import { shieldSign, skullSign } from '../signs';

type Props = {
  readonly plan: Plan;
  readonly play: Play;
  /** One under the other. */
  readonly below: boolean;
  readonly say: (words: Words) => string;
};

/** The places from which it can be done: where it does most, where it costs least, where somebody has pointed. */
export function Choices({ plan, play, below, say }: Props) {
  const t = useT();
  const { selection, select } = play;
  if (selection.type !== 'deed') return null;
  return (
    <Native
      role="radiogroup"
      aria-label={t('mortalgateTable.sheet.choose')}
      style={[styles.row, below && styles.below]}
    >
      {plan.choices.map((choice) => (
        <Card
          key={choice.name}
          choice={choice}
          name={plan.choices.length === 1 ? 'both' : choice.name}
          chosen={choice === plan.chosen}
          say={say}
          onPress={() => select({ ...selection, standing: choice.standing })}
        />
      ))}
    </Native>
  );
}

type CardProps = {
  readonly choice: Choice;
  readonly name: Choice['name'] | 'both';
  readonly chosen: boolean;
  readonly say: Props['say'];
  readonly onPress: () => void;
};

function Card({ choice: { place }, name, chosen, say, onPress }: CardProps) {
  const t = useT();
  const language = useLanguage();
  const { forecast, threat, node } = place;
  const heroes = forecast.effects.map(({ hero }) => heroName(hero));
  const heals = forecast.effects.some(({ reason }) => reason === 'heal');
  const hits = heroes.length === 0 ? null : say(text(heals ? 'sheet.heals' : 'sheet.hits', { heroes }));
  const you = t('mortalgateTable.sheet.you', { loss: decimal(threat.loss, language) });
  const death = percent(threat.death);
  const label = [
    t(`mortalgateTable.sheet.${name}`),
    labelOf(node),
    hits,
    you,
    t('mortalgateTable.sheet.death', { chance: death }),
  ];
  return (
    <Touchable
      testID={`place:${name}`}
      role="radio"
      aria-checked={chosen}
      aria-label={label.filter((part) => part !== null).join(', ')}
      onPress={onPress}
      style={[styles.card, chosen && styles.chosen]}
    >
      <Native style={styles.head}>
        <RadioDot chosen={chosen} />
        <Text kind="lead" numberOfLines={1} adjustsFontSizeToFit style={styles.name}>
          {t(`mortalgateTable.sheet.${name}`)}
        </Text>
        <Text kind="label" color={color.muted}>
          {labelOf(node)}
        </Text>
      </Native>
      {hits !== null && (
        <Text kind="label" numberOfLines={1} adjustsFontSizeToFit>
          {hits}
        </Text>
      )}
      <Native style={styles.head}>
        <Text kind="label" color={color.soft} style={styles.name}>
          {you}
        </Text>
        <Drawing shapes={death > 0 ? skullSign(16, '#FF8F9A') : shieldSign(16)} width={16} height={16} />
        <Text kind="label" color={death > 0 ? color.bloodText : '#A8E6A0'}>
          {death} %
        </Text>
      </Native>
    </Touchable>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: space.l },
  below: { flexDirection: 'column' },
  card: {
    ...surface.well,
    flex: 1,
    borderWidth: 2,
    borderRadius: radius.panel,
    paddingHorizontal: space.l,
    paddingVertical: space.m,
    gap: space.s,
    minHeight: 72,
    justifyContent: 'center',
  },
  chosen: { borderColor: color.gold, backgroundColor: 'rgba(74, 60, 84, 0.7)' },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  name: { flex: 1 },
});
