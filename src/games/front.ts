import type { ComponentType } from 'react';
import type { Opaque } from '@/engine';
import type { TextKey } from '@/i18n';
import type { SeatSetup } from '@/store/types';

/** An option of a game as the new game screen offers it; its key is the key in the game's config. */
export type GameOption =
  | { readonly kind: 'switch'; readonly key: string; readonly initial: boolean; readonly title: TextKey; readonly on: TextKey; readonly off: TextKey }
  /** Random, or one of the seats. */
  | { readonly kind: 'seat'; readonly key: string; readonly title: TextKey; readonly random: TextKey; readonly randomNote: TextKey; readonly seatNote: TextKey };

/** A chapter of the rulebook. */
export type RuleSection = { readonly id: string; readonly title: TextKey; readonly rules: readonly string[] };

/** A board that is looked at and not played on. */
export type BoardProps = { readonly view: Opaque; readonly seats: readonly SeatSetup[]; readonly width: number; readonly height: number };

/** What the screens need of a game besides its rules. */
export type GameFront = {
  /** The whole table of an open match: board, hand, actions, sheets. */
  readonly Table: ComponentType<{ matchId: string }>;
  /** The board alone, for replays. */
  readonly Board: ComponentType<BoardProps>;
  /** Names that the gate may carry; the first is the usual one. */
  readonly titles: readonly TextKey[];
  /** How long a match takes round a table. */
  readonly minutes: number;
  readonly options: readonly GameOption[];
  readonly rulebook: readonly RuleSection[];
  /** Text of a rule; ids come from rulebook. */
  readonly ruleText: (id: string) => TextKey;
};
