import type { Violation, Words } from '@/engine';
import type {
  Action,
  Card,
  Cell,
  Device,
  Die,
  HeroId,
  HeroType,
  PathId,
  Race,
  RealmId,
  Target,
  View,
} from '../../rules';
import type { Leg } from './routes';

/** What an attack will be: a turned pattern with one enemy a square, or a shot. */
export type Strike =
  | { readonly weapon: 'pattern'; readonly turn: number; readonly targets: readonly Die[] }
  | { readonly weapon: 'bow'; readonly target: Die };

/** What the player has pointed at and not yet done. */
export type Selection =
  | { readonly type: 'none' }
  /** A hero, where it shall go and what it shall strike from there; auto is the best strike there is. */
  | {
      readonly type: 'hero';
      readonly hero: HeroId;
      readonly to: Cell | null;
      readonly strike: Strike | 'auto' | 'none';
    }
  | { readonly type: 'device'; readonly device: Device; readonly cell: Cell | null }
  | { readonly type: 'hire'; readonly race: Race; readonly hero: HeroType; readonly cell: Cell }
  /** MOR-057 Steps of the spinner, above 0 to the right. */
  | { readonly type: 'turn'; readonly steps: number }
  | { readonly type: 'card'; readonly card: Card; readonly target: Target | null }
  | Aim;

/** A card that is aimed by taps instead of from the list, and the taps made so far. */
export type Aim = { readonly type: 'aim'; readonly card: Card; readonly picks: readonly Leg[] };

export const NOTHING: Selection = { type: 'none' };

/** Everything a tap is judged by. */
export type Moment = {
  readonly view: View;
  readonly selection: Selection;
  /** What the viewer may do now: a list to choose a card's target from. */
  legal(): readonly Action[];
  /** The rule that forbids an action, asked of the rules themselves. */
  why(action: Action): Violation | undefined;
};

/** Something to be explained. */
export type Look =
  | { readonly type: 'square'; readonly realm: RealmId; readonly cell: Cell }
  | { readonly type: 'start'; readonly realm: RealmId; readonly path: PathId }
  | { readonly type: 'hero'; readonly hero: HeroId }
  | { readonly type: 'sector'; readonly sector: number };

/** What a tap leads to. */
export type Outcome =
  | { readonly type: 'select'; readonly selection: Selection }
  /** Several moves, one after the other. */
  | { readonly type: 'act'; readonly actions: readonly Action[] }
  | { readonly type: 'refuse'; readonly violation: Violation }
  | { readonly type: 'look'; readonly look: Look }
  | { readonly type: 'nothing' };

/** The one next step: what the gold button says and does. */
export type Step = {
  readonly label: Words;
  /** What exactly will happen, or what is still to be chosen. */
  readonly note: Words | null;
  /** None while something is still to be chosen. */
  readonly actions: readonly Action[];
  /** Why it cannot be done, where something was chosen that cannot. */
  readonly refusal?: Violation;
  /** testID is 'action:' + name. */
  readonly name: string;
};
