import { Drawing } from '@/scene/Drawing';
import { glyph, type GlyphName } from './art/glyph';
import { color } from '@/look/tokens';

export type { GlyphName };

type Props = { readonly name: GlyphName; readonly size?: number; readonly color?: string };

/** A sign of the interface. It says nothing to a screen reader: what carries it has the words. */
export function Glyph({ name, size = 24, color: tint = color.text }: Props) {
  return <Drawing shapes={glyph(name, size, tint)} width={size} height={size} />;
}
