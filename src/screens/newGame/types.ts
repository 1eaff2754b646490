import type { Chosen, GameFront } from '@/games/front';
import type { SeatSetup } from '@/store/types';

export const MODES = ['oneDevice', 'alone', 'watch'] as const;
export type Mode = (typeof MODES)[number];

export type OptionValue = string | number | boolean | readonly string[];

/** The choices of the new game screen. */
export type Draft = {
  readonly seats: readonly SeatSetup[];
  readonly config: Readonly<Record<string, OptionValue>>;
  /** What the pages of the game itself have chosen. */
  readonly own: Chosen;
};

/** What decides which choices a game has. */
export type Choices = Pick<GameFront, 'options' | 'pages' | 'first'>;

export type SeatLimits = { readonly min: number; readonly max: number };

/** Names for seats that nobody has named: bots have names of their own. */
export type Names = { readonly person: (n: number) => string; readonly bots: readonly string[] };

/** Names of bots, one for each seat there can be. */
export const BOT_NAMES = ['Cleo', 'Otto', 'Runa', 'Milo', 'Vera', 'Nils', 'Tara', 'Hugo'] as const;
