import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { color, space, Text } from '@/ui';
import { badgesOf } from '../../board/art/badges';
import { HEROES, labelOf, OFF, type HeroId, type Slot, type View } from '../../rules';
import { Attributes } from '../Attributes';
import { AbilityFacts } from './AbilityFacts';

type Props = { readonly view: View; readonly hero: HeroId; readonly say: (words: Words) => string };

/** GATE-008 The six attributes as they are now, with what blessings and effects add; statuses; both abilities. */
export function HeroFacts({ view, hero }: Props) {
  const t = useT();
  const sheet = HEROES[hero];
  const { node, cooldowns } = view.heroes[hero];
  return (
    <Native style={styles.facts}>
      <Text kind="note" color={color.muted}>
        {node === OFF ? t('mortalgateTable.look.off') : t('mortalgateTable.look.place', { node: labelOf(node) })}
      </Text>
      <Attributes view={view} hero={hero} />
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
  status: { borderLeftWidth: 3, borderLeftColor: color.violet, paddingLeft: space.l },
});
