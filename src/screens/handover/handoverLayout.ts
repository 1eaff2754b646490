export type HandoverRoom = {
  readonly width: number;
  readonly height: number;
  readonly isTablet: boolean;
  readonly isLandscape: boolean;
  readonly textScale: number;
};

/** beside: doors left, words right, where the screen is wide and low. */
export type HandoverLayout = {
  readonly beside: boolean;
  readonly doorWidth: number;
  readonly doorHeight: number;
  readonly seal: number;
  readonly words: number;
};

/** Height of the gate for its width. */
const RATIO = 1.4;

/** Room that words and buttons need below the doors at the usual text size. */
const WORDS_BELOW = 400;

/** How large the doors can be. With large text they give way, and everything scrolls. */
export function handoverLayout({ width, height, isTablet, isLandscape, textScale }: HandoverRoom): HandoverLayout {
  const beside = isLandscape && height < width * 0.85;
  const roomHigh = beside ? height - 84 : Math.max(height * 0.3, height - WORDS_BELOW * textScale);
  const roomWide = beside ? width * 0.4 : width * 0.74;
  const doorWidth = Math.round(Math.min(roomWide, roomHigh / RATIO, isTablet ? 480 : 300));
  const words = beside ? Math.min(440, width - doorWidth - 120) : Math.min(520, width - 48);
  return { beside, doorWidth, doorHeight: Math.round(doorWidth * RATIO), seal: Math.round(doorWidth * 0.38), words };
}
