import type { Rng, Seat, Viewer } from '@/engine';
import type { AbilityId } from './data';
import type { Node } from './hex';

export type { AbilityId, Blessing, HeroKey, Status, Terrain } from './data';
export type { Node } from './hex';
export type * from './events';

/** GATE-002 Index into TEAMS; the other one is 1 less it. */
export type Team = 0 | 1;
export const TEAMS = ['red', 'blue'] as const;
export const RED: Team = 0;
export const BLUE: Team = 1;
/** Index into HEROES, 0 to 7. */
export type HeroId = number;
/** Index into ALTARS, 0 to 7. */
export type AltarId = number;
/** Which of a hero's two abilities. */
export type Slot = 0 | 1;

export const HEROES_BY = ['draft', 'random', 'chosen'] as const;
export const OPENINGS = ['roll', 'red', 'blue'] as const;

export type Config = {
  /** GATE-003, GATE-D52 The team of each seat; empty: the seats alternate, red first. */
  readonly teams: readonly Team[];
  /** How heroes are got: picked in turn, dealt by lot, or as `owners` says. */
  readonly heroes: (typeof HEROES_BY)[number];
  /** The seat of each hero, in the order of HEROES, where heroes are chosen; empty otherwise. */
  readonly owners: readonly Seat[];
  /** GATE-026 The dice decide, or this team has the opening turn and the other one picks first. */
  readonly opening: (typeof OPENINGS)[number];
};

/**
 * What the game waits for: the choice of the roll-off's winner, a pick, an order, and in a hero's turn the phase it is in (GATE-040).
 * Between two actions nobody is ever in the upkeep (GATE-D51).
 */
export const PHASES = ['choice', 'draft', 'order', 'upkeep', 'movement', 'combat', 'capture', 'over'] as const;
export type Phase = (typeof PHASES)[number];

export type Hero = {
  /** Who decides for it (GATE-007); null until it is picked. */
  seat: Seat | null;
  team: Team | null;
  /** Where it stands; OFF before the first turn and while it is slain. */
  node: Node;
  health: number;
  /** GATE-106 Turns until each ability is ready, in the order of its sheet. */
  cooldowns: [number, number];
  /** GATE-149 How many further turns each status covers. */
  burning: number;
  poison: number;
  stun: number;
  /** GATE-119 Turns of Precision Targeting that are still to come. */
  precision: number;
  /** GATE-125 */
  charges: number;
  /** GATE-132 Behind Shield Wall. */
  wall: boolean;
};

/** What a hero has done in the match; it decides nothing. */
export type Deeds = { slain: number; captures: number; damage: number; healed: number; deaths: number };

/** The turn of one hero (GATE-038). */
export type Turn = {
  hero: HeroId;
  /** Counts all turns of the match from 1; 0 before the first. */
  number: number;
  /** GATE-058 Movement points left. */
  points: number;
  /** GATE-157, GATE-158, GATE-115 What took effect in this turn's upkeep and governs it. */
  poisoned: boolean;
  stunned: boolean;
  precise: boolean;
  /** GATE-145 The second attack of Quick Blade is open. */
  second: boolean;
};

export const VICTORIES = ['grace', 'conquest', 'elimination', 'concession', 'draw'] as const;
export type Victory = (typeof VICTORIES)[number];

/** How the match ended; nobody wins a draw. */
export type Outcome = { winner: Team | null; by: Victory };

/** Everything that lies on the table, which is everything but the dice to come. Questions work on a state and on a view alike. */
export type Open = {
  config: Config;
  /** By seat. */
  teams: Team[];
  phase: Phase;
  /** GATE-024, GATE-025 The dice of the roll-off, red and blue, ties included; none where the config decides. */
  rollOff: [number, number][];
  /** Who won the roll-off, or has the opening turn by the config. */
  winner: Team;
  /** GATE-036 Who has the opening turn, once that is known. */
  opening: Team | null;
  /** GATE-029 The heroes in the order in which they were picked. */
  picks: HeroId[];
  /** GATE-032 By team; empty until it is declared. */
  orders: [HeroId[], HeroId[]];
  /** GATE-037 0 before the first turn. */
  round: number;
  turn: Turn;
  /** By HeroId. */
  heroes: Hero[];
  /** By HeroId. */
  deeds: Deeds[];
  /** Who controls each altar. */
  altars: (Team | null)[];
  /** By team. */
  grace: [number, number];
  /** GATE-D49 Which teams agree to a draw now. */
  drawAgreed: [boolean, boolean];
  outcome: Outcome | null;
};

export type State = Open & { rng: Rng };

/** Nothing is hidden: all viewers see the same. */
export type View = Open & { viewer: Viewer };

export type Action =
  /** GATE-026 */
  | { readonly type: 'chooseFirst'; readonly first: First }
  | { readonly type: 'pickHero'; readonly hero: HeroId }
  | { readonly type: 'orderHeroes'; readonly order: readonly HeroId[] }
  /** GATE-D56 The nodes that are entered one after the other. */
  | { readonly type: 'walk'; readonly path: readonly Node[] }
  /** Also the second attack of Quick Blade (GATE-D55). */
  | { readonly type: 'attack'; readonly target: HeroId }
  /** Target is null for what is aimed at oneself or at all who are adjacent. */
  | { readonly type: 'useAbility'; readonly ability: AbilityId; readonly target: HeroId | null }
  | { readonly type: 'capture' }
  | { readonly type: 'endTurn' }
  /** GATE-D49, GATE-D50 At any time, by the first seat of a team; never listed among the legal actions. */
  | { readonly type: 'concede' }
  | { readonly type: 'agreeDraw' };
export type ActionType = Action['type'];

export const FIRSTS = ['pick', 'opening'] as const;
export type First = (typeof FIRSTS)[number];
