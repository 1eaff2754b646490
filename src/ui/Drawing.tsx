import { View } from 'react-native';
import type { Shape } from '@/scene/shapes';

type Props = { readonly shapes: readonly Shape[]; readonly width: number; readonly height: number; readonly label?: string };

/** Room for a drawing. */
export function Drawing({ width, height, label }: Props) {
  return <View aria-label={label} style={{ width, height }} />;
}
