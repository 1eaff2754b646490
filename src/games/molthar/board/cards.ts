import type { Words } from '@/engine';
import type { Shape } from '@/scene/shapes';
import { CHARACTERS, type CharacterCard } from '../rules';
import { characterCard, rivalCard } from './art/characterCard';
import { memo } from '@/scene/memo';
import type { CardLook } from './art/pearlCard';
import { rowCard } from './art/rowCard';
import { abilityShort, cardName } from './table';

/** Turns a sentence into the reader's language. */
export type Say = (words: Words) => string;

const drawCard = memo(
  (
    card: number,
    name: string,
    ability: string | null,
    w: number,
    h: number,
    look: CardLook,
    shared: boolean,
    patterns: boolean,
  ) =>
    characterCard(CHARACTERS[card], { name, ...(ability !== null && { ability }) }, { w, h, look, shared, patterns }),
);
const drawRival = memo((card: number, w: number, h: number, look: CardLook, shared: boolean, patterns: boolean) =>
  rivalCard(CHARACTERS[card], { w, h, look, shared, patterns }),
);
const drawRow = memo((card: number, w: number, h: number, patterns: boolean) =>
  rowCard(CHARACTERS[card], w, h, patterns),
);

export type Face = {
  readonly w: number;
  readonly h: number;
  readonly look?: CardLook;
  readonly shared?: boolean;
  /** The ability in words, too. */ readonly words?: boolean;
  readonly patterns?: boolean | undefined;
};

/** Copies of a face look alike and share one drawing. */
const FIRST = CHARACTERS.map((character) => CHARACTERS.findIndex((other) => other.face === character.face));

/** A character card in the reader's language. */
export function characterShapes(
  card: CharacterCard,
  say: Say,
  { w, h, look = 'plain', shared = false, words = false, patterns = false }: Face,
): readonly Shape[] {
  const short = words ? abilityShort(card) : undefined;
  return drawCard(
    FIRST[card],
    say(cardName(card)),
    short === undefined ? null : say(short),
    w,
    h,
    look,
    shared,
    patterns,
  );
}

/** A rival's small card: a picture without words. */
export const rivalShapes = (
  card: CharacterCard,
  { w, h, look = 'plain', shared = false, patterns = false }: Face,
): readonly Shape[] => drawRival(FIRST[card], w, h, look, shared, patterns);

/** An activated card. */
export const rowShapes = (card: CharacterCard, w: number, h: number, patterns = false): readonly Shape[] =>
  drawRow(FIRST[card], w, h, patterns);
