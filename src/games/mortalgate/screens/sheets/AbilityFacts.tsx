import { StyleSheet, View as Native } from 'react-native';
import { useT } from '@/i18n';
import { color, radius, space, surface, Text } from '@/ui';
import { abilityOf, type AbilityId } from '../../rules';

type Props = {
  readonly ability: AbilityId;
  /** Turns until it is ready; null where nobody in particular has it. */
  readonly left: number | null;
};

/** What an ability does, how far it reaches and how often. */
export function AbilityFacts({ ability, left }: Props) {
  const t = useT();
  const { aim, range, cooldown, effect } = abilityOf(ability);
  const reach =
    aim === 'self'
      ? t('mortalgate.abilityFacts.self')
      : aim === 'adjacent'
        ? t('mortalgate.abilityFacts.adjacent')
        : t('mortalgate.abilityFacts.range', { range });
  const facts = [
    reach,
    t('mortalgate.abilityFacts.cooldown', { count: cooldown }),
    ...(effect.kind === 'strikes' ? [t('mortalgate.abilityFacts.rolled')] : []),
    ...(left === null
      ? []
      : [left === 0 ? t('mortalgate.abilityFacts.ready') : t('mortalgate.abilityFacts.readyIn', { count: left })]),
  ];
  return (
    <Native style={styles.box}>
      <Text kind="lead">{t(`mortalgate.ability.${ability}.name`)}</Text>
      <Text>{t(`mortalgate.ability.${ability}.line`)}</Text>
      <Text kind="note" color={color.muted}>
        {facts.join(' · ')}
      </Text>
    </Native>
  );
}

const styles = StyleSheet.create({
  box: { ...surface.well, borderRadius: radius.card, padding: space.xl, gap: space.s },
});
