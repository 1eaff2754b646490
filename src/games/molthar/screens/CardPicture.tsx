import { Drawing } from '@/scene/Drawing';
import { costPicture } from '../board/art/cost';
import { memo } from '@/scene/memo';
import { silhouette } from '../board/art/silhouette';
import { KIND_COLORS } from '../board/art/palette';
import { pearlCard, type CardLook } from '../board/art/pearlCard';
import { printedPearl } from '../board/art/rowCard';
import { characterShapes, rowShapes, type Say } from '../board/cards';
import { printedSign } from '../board/table';
import { CHARACTERS, PEARL_CARDS, type CharacterCard, type PearlCard } from '../rules';
import { out } from '@/ui/art/paint';
import { shield } from '@/ui/art/tokens';

/** Room for rings, shields and shadows beyond the edge of a card. */
const BLEED = 14;

type CharacterProps = {
  readonly card: CharacterCard;
  readonly say: Say;
  readonly width: number;
  readonly height: number;
  readonly words?: boolean;
  readonly label?: string;
};

/** A whole character card. */
export function CharacterPicture({ card, say, width, height, words = false, label }: CharacterProps) {
  return (
    <Drawing
      shapes={characterShapes(card, say, { w: width, h: height, words })}
      width={width}
      height={height}
      bleed={BLEED}
      accessibilityLabel={label}
    />
  );
}

/** An activated character. */
export function RowPicture({
  card,
  width = 39,
  height = 59,
}: {
  readonly card: CharacterCard;
  readonly width?: number;
  readonly height?: number;
}) {
  return <Drawing shapes={rowShapes(card, width, height)} width={width} height={height} bleed={BLEED} />;
}

type PearlProps = {
  readonly pearl: PearlCard;
  readonly width: number;
  readonly height: number;
  readonly look?: CardLook;
};

/** A pearl card. */
export function PearlPicture({ pearl, width, height, look = 'plain' }: PearlProps) {
  const { value, swap } = PEARL_CARDS[pearl];
  return <Drawing shapes={pearlCard(value, swap, width, height, look)} width={width} height={height} bleed={BLEED} />;
}

/** A printed pearl. */
export function PrintedPicture({
  card,
  width,
  height,
  look = 'plain',
}: {
  readonly card: CharacterCard;
  readonly width: number;
  readonly height: number;
  readonly look?: CardLook;
}) {
  return (
    <Drawing
      shapes={printedPearl(printedSign(card) ?? '?', CHARACTERS[card].face, width, height, look)}
      width={width}
      height={height}
      bleed={BLEED}
    />
  );
}

const costShapes = memo((card: number, width: number, d: number, left: boolean) =>
  costPicture(CHARACTERS[card].cost, { d, w: width, h: d * 1.5, left }),
);

/** What a character costs, as a picture. */
export function CostPicture({
  card,
  width,
  size = 24,
  label,
  centred = false,
}: {
  readonly card: CharacterCard;
  readonly width: number;
  readonly size?: number;
  readonly label?: string;
  readonly centred?: boolean;
}) {
  return (
    <Drawing
      shapes={costShapes(card, width, size, !centred)}
      width={width}
      height={size * 1.5}
      bleed={2}
      accessibilityLabel={label}
    />
  );
}

const portrait = memo((card: number, size: number) => {
  const { face, kind, power } = CHARACTERS[card];
  const { line, centre, middle, edge } = KIND_COLORS[kind];
  return [
    {
      t: 'rect',
      x: 0,
      y: 0,
      w: size,
      h: size,
      r: size * 0.2,
      fill: out(size / 2, size * 0.4, size * 0.7, [centre, middle, edge]),
      stroke: line,
      strokeWidth: 1.3,
    },
    { t: 'group', x: size * 0.12, y: size * 0.12, shapes: silhouette(face, kind, size * 0.76) },
    ...(power > 0
      ? [{ t: 'group', x: -size * 0.06, y: -size * 0.08, shapes: shield(String(power), size * 0.42) } as const]
      : []),
  ];
});

/** A character's silhouette in a square, with its points: the head of a sheet. */
export function Portrait({ card, size = 58 }: { readonly card: CharacterCard; readonly size?: number }) {
  return <Drawing shapes={portrait(card, size)} width={size} height={size} bleed={8} />;
}
