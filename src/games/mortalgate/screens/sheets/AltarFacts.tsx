import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useT } from '@/i18n';
import { color, space, Text } from '@/ui';
import { ALTARS, contested, labelOf, teamName, type AltarId, type View } from '../../rules';

type Props = { readonly view: View; readonly altar: AltarId; readonly say: (words: Words) => string };

/** What an altar gives, whose it is and where it stands. */
export function AltarFacts({ view, altar, say }: Props) {
  const t = useT();
  const { blessing, node } = ALTARS[altar];
  const owner = view.altars[altar];
  return (
    <Native style={styles.facts}>
      <Text kind="lead">{t(`mortalgate.blessing.${blessing}.line`)}</Text>
      <Text>
        {owner === null ? t('mortalgate.altar.free') : t('mortalgate.altar.held', { team: say(teamName(owner)) })}
        {contested(view, altar) && ` · ${t('mortalgate.altar.contested')}`}
      </Text>
      <Text kind="note" color={color.muted}>
        {t(`mortalgate.altar.place.${blessing}`)} · {labelOf(node)}
      </Text>
    </Native>
  );
}

const styles = StyleSheet.create({ facts: { gap: space.l } });
