import { Drawing } from '@/scene/Drawing';
import type { MissingSign } from '../board/art/cost';
import { missingPearl, paidPearl } from '../board/art/paid';
import { printedSign } from '../board/table';
import { CHARACTERS, PEARL_CARDS, type Pearl, type Slot } from '../rules';

/** What is printed on the pearl of a slot. */
export function printedOn({ source, value }: Slot): Pearl {
  if (source.from === 'hand') return PEARL_CARDS[source.pearl].value;
  const sign = printedSign(source.card);
  return sign === '?' || sign === null ? value : sign;
}

type Props = { readonly slot: Slot; readonly size: number; /** The diamond with its +1. */ readonly wordy?: boolean };

/** A pearl as it pays. */
export function PaidPearl({ slot, size, wordy = false }: Props) {
  const { source, diamond } = slot;
  const face = source.from === 'printed' ? CHARACTERS[source.card].face : null;
  return (
    <Drawing
      shapes={paidPearl(printedOn(slot), diamond, face, size, wordy)}
      width={size}
      height={size}
      bleed={Math.ceil(size * 0.2)}
    />
  );
}

/** A pearl that is asked for and not there. */
export function MissingPearl({
  sign,
  size,
  tint,
}: {
  readonly sign: MissingSign;
  readonly size: number;
  readonly tint: string;
}) {
  return <Drawing shapes={missingPearl(sign, size, tint)} width={size} height={size} bleed={2} />;
}
