import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { color, radius, space, surface, Text } from '@/ui';
import { badgesOf } from '../../board/art/badges';
import {
  accuracyOf,
  damageOf,
  dodgeOf,
  HEROES,
  labelOf,
  movementOf,
  OFF,
  type HeroId,
  type Slot,
  type View,
} from '../../rules';
import { AbilityFacts } from './AbilityFacts';

type Props = { readonly view: View; readonly hero: HeroId; readonly say: (words: Words) => string };

/** GATE-008 The six attributes as they are now, with what blessings and effects add; statuses; both abilities. */
export function HeroFacts({ view, hero }: Props) {
  const t = useT();
  const sheet = HEROES[hero];
  const { health, node, cooldowns, poison } = view.heroes[hero];
  const values = [
    { key: 'health', value: `${health}/${sheet.health}`, more: 0 },
    { key: 'damage', value: damageOf(view, hero), more: damageOf(view, hero) - sheet.damage },
    {
      key: 'movement',
      value: movementOf(view, hero, poison > 0),
      more: movementOf(view, hero, poison > 0) - sheet.movement,
    },
    { key: 'dodge', value: dodgeOf(view, hero), more: dodgeOf(view, hero) - sheet.dodge },
    { key: 'range', value: sheet.range, more: 0 },
    { key: 'accuracy', value: accuracyOf(view, hero), more: accuracyOf(view, hero) - sheet.accuracy },
  ] as const;
  return (
    <Native style={styles.facts}>
      <Text kind="note" color={color.muted}>
        {node === OFF ? t('mortalgateTable.look.off') : t('mortalgateTable.look.place', { node: labelOf(node) })}
      </Text>
      <Native style={styles.values}>
        {values.map(({ key, value, more }) => (
          <Native key={key} accessible style={styles.value}>
            <Text kind="lead" align="center">
              {value}
              {more !== 0 && (
                <Text kind="small" color={more > 0 ? '#A8E6A0' : color.bloodText}>
                  {more > 0 ? ` +${more}` : ` −${-more}`}
                </Text>
              )}
            </Text>
            <Text kind="small" color={color.muted} align="center" numberOfLines={1} adjustsFontSizeToFit>
              {t(`mortalgate.attribute.${key}.name`)}
            </Text>
          </Native>
        ))}
      </Native>
      <Statuses view={view} hero={hero} />
      {sheet.abilities.map((ability, slot) => (
        <AbilityFacts key={ability} ability={ability} left={cooldowns[slot as Slot]} />
      ))}
    </Native>
  );
}

/** GATE-149 What is on the hero, and for how long. */
function Statuses({ view, hero }: Pick<Props, 'view' | 'hero'>) {
  const t = useT();
  return badgesOf(view.heroes[hero]).map(({ kind, count }) => {
    const isStatus = kind === 'burning' || kind === 'poison' || kind === 'stun';
    const name = isStatus ? t(`mortalgate.status.${kind}.name`) : t(`mortalgate.effect.${kind}.name`);
    const line = isStatus ? t(`mortalgate.status.${kind}.line`) : t(`mortalgate.effect.${kind}.line`);
    return (
      <Native key={kind} style={styles.status}>
        <Text kind="lead">
          {name}
          {kind !== 'wall' && ` · ${kind === 'charges' ? count : t('mortalgate.status.turns', { count })}`}
        </Text>
        <Text kind="note">{line}</Text>
      </Native>
    );
  });
}

const styles = StyleSheet.create({
  facts: { gap: space.l },
  values: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m },
  value: { ...surface.well, borderRadius: radius.card, minWidth: 86, flexGrow: 1, flexBasis: '28%', padding: space.m },
  status: { borderLeftWidth: 3, borderLeftColor: color.violet, paddingLeft: space.l },
});
