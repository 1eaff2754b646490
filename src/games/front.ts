import type { ComponentType } from 'react';
import type { BotLevel, Opaque, Result, Seat, Tagged } from '@/engine';
import type { TextKey, TextParams } from '@/i18n';
import type { Shape } from '@/scene/shapes';
import type { SeatSetup, ShownMove } from '@/store/types';
import type { GateArt } from '@/ui/art/gate';
import type { RulePicture } from './picture';
import type { Rematch, Telling } from './telling';

/** What has been chosen so far, by the keys of the options. */
export type Chosen = Readonly<Record<string, unknown>>;

/** One of the values of an option. */
export type OptionChoice = {
  readonly value: string;
  readonly label: TextKey;
  readonly params?: TextParams;
  readonly note?: TextKey;
};

type Common = {
  readonly key: string;
  readonly title: TextKey;
  /** Where the option means something only beside certain others, or for so many seats; else the game's own value holds. */
  readonly shown?: (chosen: Chosen, seats: number) => boolean;
};

/** An option of a game as the new game screen offers it; its key is the key in the game's config. */
export type GameOption = Common &
  (
    | { readonly kind: 'switch'; readonly initial: boolean; readonly on: TextKey; readonly off: TextKey }
    /** One of the seats, or random where the game allows it; else it is the first seat until another is chosen. */
    | {
        readonly kind: 'seat';
        readonly random?: { readonly label: TextKey; readonly note: TextKey };
        readonly seatNote: TextKey;
      }
    /** One of a few values; numeric ones become numbers in the config. */
    | {
        readonly kind: 'choice';
        readonly initial: string;
        readonly choices: readonly OptionChoice[];
        readonly numeric?: boolean;
      }
    /** One value a seat. The first one anybody may have, each other only one seat unless the other choices make it shared. */
    | {
        readonly kind: 'perSeat';
        readonly of: TextKey;
        readonly choices: readonly [OptionChoice, ...OptionChoice[]];
        readonly shared?: (chosen: Chosen) => boolean;
      }
    /** A few values one after the other, each of which belongs to a seat; any value may come again. */
    | {
        readonly kind: 'row';
        readonly initial: readonly string[];
        readonly note: TextKey;
        readonly of: TextKey;
        readonly seatOf: (place: number, chosen: Chosen, seats: number) => number;
        readonly choices: readonly OptionChoice[];
      }
  );

/** What is proposed to somebody who has never played the game: so many seats, one for the person, and how well the bots play. */
export type FirstMatch = {
  readonly config: Readonly<Record<string, string | number | boolean>>;
  readonly seats: number;
  readonly level: BotLevel;
};

/** A rule, or a ruling with the rules it is about. */
export type RuleEntry = {
  readonly id: string;
  readonly text: TextKey;
  readonly about?: readonly string[];
  /** Where words alone would not show it: patterns, sight, arcs. */
  readonly picture?: RulePicture;
};

/** A chapter of the rulebook. It begins with a picture. */
export type RuleSection = {
  readonly id: string;
  readonly title: TextKey;
  readonly picture: RulePicture;
  readonly rules: readonly RuleEntry[];
};

/** A small picture with its size; tall is the height that the row has for it. */
export type SignPicture = {
  readonly shapes: readonly Shape[];
  readonly width: number;
  readonly height: number;
  readonly bleed?: number;
};

/** The first page of the rulebook: what a newcomer reads in a minute. The signs are drawn by the game's own art. */
export type Primer = {
  readonly goal: TextKey;
  /** What comes in a turn, or in a round: a line that leads in, then step by step. */
  readonly turn: readonly [TextKey, ...TextKey[]];
  readonly end: TextKey;
  readonly signs: readonly { readonly text: TextKey; readonly picture: (tall: number) => SignPicture }[];
};

/** Whose side a board is looked at from; 'all' where it can show everybody alike. */
export type BoardSide = Seat | 'all';

/** A board that is looked at and not played on. */
export type BoardProps = {
  readonly view: Opaque;
  /** How many moves led to this view, and the last of them. */
  readonly moves: number;
  readonly last: ShownMove<Tagged> | null;
  readonly seats: readonly SeatSetup[];
  /** Whose side it is looked at from. Nothing more is shown than the view holds. */
  readonly side: BoardSide;
  readonly width: number;
  readonly height: number;
};

/** The table of a match, and what it calls. */
export type TableProps = {
  readonly matchId: string;
  /** A move that it plays out has been shown. */
  readonly onPlayedOut: () => void;
  /** The moves after the first so many shall be shown again. */
  readonly onAgain: (since: number) => void;
};

/** What a page of set-up shows and changes. */
export type SetupPageProps = {
  /** Everything that has been chosen so far, on this page and elsewhere. */
  readonly chosen: Chosen;
  readonly seats: readonly SeatSetup[];
  /** Chooses some things anew; the others stay. */
  readonly choose: (choices: Chosen) => void;
};

/** A step of its own before a match starts: army, terrain, teams. What it chooses is part of the game's config. */
export type SetupPage = {
  readonly id: string;
  readonly title: TextKey;
  readonly Page: ComponentType<SetupPageProps>;
  /** All choices of the page: those made so far, or the last time, that can still be used, and usual ones for the rest. Asked after every choice. */
  readonly read: (last: Chosen, seats: number) => Chosen;
  /** Where the page means something only beside certain other choices. */
  readonly shown?: (chosen: Chosen, seats: number) => boolean;
  /** What on this page keeps the match from starting. */
  readonly problem?: (chosen: Chosen, seats: readonly SeatSetup[]) => TextKey | undefined;
  /** The page's choices after seats were moved or left: at each place now sits who sat at order[place] before. */
  readonly follow?: (chosen: Chosen, order: readonly number[]) => Chosen;
};

/** A name of a game, whole and short. */
export type GameTitle = { readonly value: string; readonly name: TextKey; readonly short: TextKey };

/** How the gate of a game looks and what it says. */
export type GameGate = {
  /** The first is the usual one; where the game is sold under several names, the player chooses. */
  readonly titles: readonly [GameTitle, ...GameTitle[]];
  /** One line about the game. */
  readonly line: TextKey;
  /** Who made the game that is played here. */
  readonly credit: TextKey;
  /** How long a match takes round a table, where its makers say so. */
  readonly minutes?: number;
  readonly art: GateArt;
  /** A match seen from far, in a box of side size; without it the figure of the gate stands there. */
  readonly thumbnail?: (size: number) => readonly Shape[];
};

/** What the screens need of a game besides its rules. */
export type GameFront = {
  readonly gate: GameGate;
  /** The whole table of an open match: board, hand, actions, sheets. */
  readonly Table: ComponentType<TableProps>;
  /** Whether the table shows what has happened since a view for a while, before a result or the next person takes its place. */
  readonly playsOut?: (before: Opaque, events: readonly Tagged[]) => boolean;
  /** What a move is about, for a coach who points at it: ids of targets and testIDs of buttons. */
  readonly pointsAt?: (view: Opaque, action: Tagged) => readonly string[];
  /** The table itself says whose turn it is whenever that changes. */
  readonly tellsTurns?: boolean;
  /** The board alone, for replays. */
  readonly Board: ComponentType<BoardProps>;
  /** The sides from which a board can be looked at, the usual one first. Without it: that of every seat. */
  readonly sides?: (view: Opaque) => readonly BoardSide[];
  readonly options: readonly GameOption[];
  /** A match to learn the game by; without it the usual choices stand at first too. */
  readonly first?: FirstMatch;
  /** Further steps of the new game screen, in their order. */
  readonly pages?: readonly SetupPage[];
  /** How many may play with these options, where that depends on them. */
  readonly seatsFor?: (chosen: Chosen) => { readonly min: number; readonly max: number };
  /** What keeps a match with these options from starting, where single choices are fine and go ill together. */
  readonly problemWith?: (chosen: Chosen, seats: number) => TextKey | undefined;
  /** How long a match with these choices is, in the game's own measure; told where there are no minutes. */
  readonly length?: (chosen: Chosen, seats: number) => { readonly label: TextKey; readonly params: TextParams };
  readonly primer: Primer;
  readonly rulebook: readonly RuleSection[];
  readonly telling: Telling;
  /** The ways to play again, the usual one first. Without it the one who sat after the first begins. */
  readonly rematches?: (match: {
    readonly result: Result;
    readonly began: Seat;
    readonly seats: number;
  }) => readonly [Rematch, ...Rematch[]];
};
