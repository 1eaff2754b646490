import { Drawing } from '@/scene/Drawing';
import { emblem } from './art/emblem';
import { robot } from './art/tokens';
import { color } from '@/look/tokens';

type Props = {
  /** Index into SEAT_LOOKS. */ readonly look: number;
  readonly size?: number;
  readonly bold?: boolean;
  readonly label?: string;
};

/** Shape, sign and colour of a seat. Its name always stands beside it. */
export function Emblem({ look, size = 40, bold = false, label }: Props) {
  return <Drawing shapes={emblem(look, size, bold)} width={size} height={size} accessibilityLabel={label} />;
}

/** The little robot that marks a bot. */
export function BotSign({ size = 24, color: tint = color.muted }: { readonly size?: number; readonly color?: string }) {
  return <Drawing shapes={robot(size, tint)} width={size} height={size} />;
}
