import type { ComponentType } from 'react';
import type { Opaque } from '@/engine';
import type { TextKey } from '@/i18n';
import type { SeatSetup, Settings } from '@/store/types';

/** An option of a game as the new game screen offers it; its key is the key in the game's config. */
export type GameOption =
  | { readonly kind: 'switch'; readonly key: string; readonly initial: boolean; readonly title: TextKey; readonly on: TextKey; readonly off: TextKey }
  /** Random, or one of the seats. */
  | { readonly kind: 'seat'; readonly key: string; readonly title: TextKey; readonly random: TextKey; readonly randomNote: TextKey; readonly seatNote: TextKey };

/** A rule, or a ruling with the rules it is about. */
export type RuleEntry = { readonly id: string; readonly text: TextKey; readonly about?: readonly string[] };

/** A chapter of the rulebook. */
export type RuleSection = { readonly id: string; readonly title: TextKey; readonly rules: readonly RuleEntry[] };

/** A board that is looked at and not played on. */
export type BoardProps = { readonly view: Opaque; readonly seats: readonly SeatSetup[]; readonly width: number; readonly height: number };

/** What the screens need of a game besides its rules. */
export type GameFront = {
  /** The whole table of an open match: board, hand, actions, sheets. */
  readonly Table: ComponentType<{ matchId: string }>;
  /** The board alone, for replays. */
  readonly Board: ComponentType<BoardProps>;
  /** The name on the gate. */
  readonly title: (settings: Settings) => TextKey;
  /** Where the game is sold under several names. */
  readonly titleChoices: readonly { readonly value: Settings['moltharTitle']; readonly label: TextKey }[];
  /** How long a match takes round a table. */
  readonly minutes: number;
  readonly options: readonly GameOption[];
  readonly rulebook: readonly RuleSection[];
};
