import { Platform, type ViewStyle } from 'react-native';
import { color, radius } from '@/look/tokens';

/** A gradient from top to bottom (or in the given direction) as the background of a view. */
export function gradient(colors: readonly string[], direction = 'to bottom'): ViewStyle {
  const image = `linear-gradient(${direction}, ${colors.join(', ')})`;
  // React Native Web passes the CSS property on; native has it under its experimental name.
  const web: object = { backgroundImage: image };
  return Platform.OS === 'web' ? web : { experimental_backgroundImage: image };
}

const TOP_EDGE = 'inset 0px 1px 0px rgba(170, 190, 245, 0.16)';

/** Surfaces of the hall, from the deepest to the highest. */
export const surface = {
  well: {
    backgroundColor: 'rgba(8, 13, 27, 0.5)',
    borderWidth: 1,
    borderColor: color.line,
    boxShadow: 'inset 0px 2px 8px rgba(3, 6, 16, 0.5)',
  },
  panel: {
    ...gradient(['rgba(37, 52, 88, 0.96)', 'rgba(24, 34, 58, 0.96)']),
    borderWidth: 1,
    borderColor: color.line,
    borderRadius: radius.panel,
    boxShadow: `${TOP_EDGE}, 0px 6px 16px rgba(3, 6, 16, 0.42)`,
  },
  raised: {
    ...gradient([color.panelTop, color.raised]),
    borderWidth: 1,
    borderColor: color.lineLit,
    boxShadow: `inset 0px 1px 0px rgba(170, 190, 245, 0.28), 0px 4px 10px rgba(3, 6, 16, 0.4)`,
  },
  ghost: { backgroundColor: 'rgba(14, 21, 38, 0.62)', borderWidth: 1, borderColor: color.line },
  gold: {
    ...gradient([color.goldTop, color.gold, color.goldLow]),
    borderWidth: 1,
    borderColor: color.goldEdge,
    boxShadow: 'inset 0px 1px 0px rgba(255, 255, 255, 0.55), 0px 0px 22px rgba(232, 193, 112, 0.32)',
  },
  chosen: { ...gradient(['#4A4290', color.violetBack]), borderWidth: 1.5, borderColor: color.violet },
  sheet: {
    ...gradient(['#263461', color.surface, '#131B31']),
    borderColor: color.lineBright,
    boxShadow: '0px -14px 40px rgba(3, 6, 16, 0.7)',
  },
} as const satisfies Record<string, ViewStyle>;
