import { Platform, View, type ViewProps } from 'react-native';

/** Two fingers on a board zoom the board; a browser would zoom the whole page along with it. Elsewhere it may. */
const STYLE: object = Platform.OS === 'web' ? { touchAction: 'pan-x pan-y' } : {};

/** What zooms by itself, or not at all: a browser keeps its own zoom away from everything in it. */
export function OwnZoom({ style, ...rest }: ViewProps) {
  return <View {...rest} style={[STYLE, style]} />;
}
