import { useWindowDimensions } from 'react-native';
import { VERY_WIDE, WIDE } from '@/look/tokens';
import { useFontScale } from './textScale';

/** Text follows the system up to this size. */
export const MAX_TEXT_SCALE = 2;

/** From this text size on, things that stood side by side stand below each other. */
export const LARGE = 1.45;

/** A window whose shorter side has this much room is a tablet's. */
const TABLET = 600;

/** How much room there is, and how large the reader wants text. */
export type Layout = {
  readonly width: number;
  readonly height: number;
  /** Sheets are side panels. */
  readonly isWide: boolean;
  readonly isVeryWide: boolean;
  readonly isLandscape: boolean;
  readonly isTablet: boolean;
  readonly textScale: number;
};

/** The size of the window now; follows rotation and split screens. */
export function useLayout(): Layout {
  const { width, height } = useWindowDimensions();
  return {
    width,
    height,
    isWide: width >= WIDE,
    isVeryWide: width >= VERY_WIDE,
    isLandscape: width > height,
    isTablet: Math.min(width, height) >= TABLET,
    textScale: Math.min(useFontScale(), MAX_TEXT_SCALE),
  };
}
