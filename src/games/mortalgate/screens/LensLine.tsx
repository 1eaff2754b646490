import type { Words } from '@/engine';
import { useLanguage } from '@/i18n';
import type { Box } from '@/look/box';
import { dangersOf, threatTo, type Lens } from '../board/flow';
import { text } from '../board/text';
import { heroName, type View } from '../rules';
import { BoardLine } from './BoardLine';
import { decimal, percent } from './numbers';

type Props = { readonly view: View; readonly lens: Lens; readonly box: Box; readonly say: (words: Words) => string };

/** What is laid over the island, in a line at its foot. */
export function LensLine({ view, lens, box, say }: Props) {
  const language = useLanguage();
  return <BoardLine box={box} words={say(wordsOf())} testID="lens:line" />;

  function wordsOf(): Words {
    if (lens === 'danger' && dangersOf(view).length === 0) return text('lens.safe');
    if (lens !== 'menace') return text(`lens.${lens}`);
    const { hero } = view.turn;
    const { menaces, loss, death } = threatTo(view, hero);
    if (menaces.length === 0) return text('lens.noMenace', { hero: heroName(hero) });
    return text('lens.menace', { loss: decimal(loss, language), chance: percent(death) });
  }
}
