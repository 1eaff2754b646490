/** The whole vocabulary of a journey. Two implementations: Playwright on the web build, Detox on a device. */
export interface Driver {
  /** Starts the app. fresh: nothing stored; otherwise what was stored is still there. */
  launch(options?: { fresh?: boolean; screen?: Screen; path?: string }): Promise<void>;
  /** The system ends the app at once, without a word to it. */
  kill(): Promise<void>;
  tap(testID: string): Promise<void>;
  /** Taps it if it is there now; says whether it did. */
  tryTap(testID: string): Promise<boolean>;
  longPress(testID: string): Promise<void>;
  type(testID: string, text: string): Promise<void>;
  /** One finger from one place of the element to another, as fractions of its box. */
  swipe(testID: string, from: Spot, to: Spot): Promise<void>;
  /** Waits until it is on the screen. */
  see(testID: string): Promise<void>;
  seeText(testID: string, text: string): Promise<void>;
  /** Waits until it is gone. */
  gone(testID: string): Promise<void>;
  /** Whether it is on the screen now. */
  has(testID: string): Promise<boolean>;
  /** Everything that has a handle and can be touched now, in one look. */
  glance(): Promise<ReadonlySet<string>>;
  /** What it says now; where it has no text, what a screen reader says. */
  read(testID: string): Promise<string>;
  /** What a screen reader says of it now; where that is nothing of its own, its text. Nothing where it has just gone. */
  hear(testID: string): Promise<string>;
  /** Everything the app puts on the screen or tells a screen reader, as text. */
  dump(): Promise<string>;
  screenshot(name: string): Promise<void>;
  close(): Promise<void>;
}

export type Spot = readonly [x: number, y: number];

export const SCREENS = {
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
  tablet: { width: 1024, height: 1366 },
} as const;
export type Screen = keyof typeof SCREENS;
