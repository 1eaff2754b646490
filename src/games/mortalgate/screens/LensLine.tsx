import { StyleSheet, View as Native } from 'react-native';
import type { Words } from '@/engine';
import { useLanguage } from '@/i18n';
import type { Box } from '@/look/box';
import { color, radius, space, Text } from '@/ui';
import { dangersOf, threatTo, type Lens } from '../board/flow';
import { text } from '../board/text';
import { heroName, type View } from '../rules';
import { decimal, percent } from './numbers';

type Props = { readonly view: View; readonly lens: Lens; readonly box: Box; readonly say: (words: Words) => string };

/** What is laid over the island, in a line at its foot. */
export function LensLine({ view, lens, box, say }: Props) {
  const language = useLanguage();
  return (
    <Native pointerEvents="none" style={[styles.place, { left: box.x, top: box.y + box.h - 52, width: box.w }]}>
      <Text kind="label" align="center" style={styles.line} numberOfLines={2} testID="lens:line" aria-live="polite">
        {say(wordsOf())}
      </Text>
    </Native>
  );

  function wordsOf(): Words {
    if (lens === 'danger' && dangersOf(view).length === 0) return text('lens.safe');
    if (lens !== 'menace') return text(`lens.${lens}`);
    const { hero } = view.turn;
    const { menaces, loss, death } = threatTo(view, hero);
    if (menaces.length === 0) return text('lens.noMenace', { hero: heroName(hero) });
    return text('lens.menace', { loss: decimal(loss, language), chance: percent(death) });
  }
}

const styles = StyleSheet.create({
  place: { position: 'absolute', alignItems: 'center', justifyContent: 'flex-end', height: 46 },
  line: {
    maxWidth: '88%',
    borderRadius: radius.card,
    overflow: 'hidden',
    backgroundColor: 'rgba(14, 21, 38, 0.92)',
    color: color.text,
    paddingHorizontal: space.xl,
    paddingVertical: space.m,
  },
});
