import type * as flow from '@/games/flow';
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
  CardTarget,
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
  | { readonly type: 'card'; readonly card: Card; readonly target: CardTarget | null }
  | Aim;

/** A card that is aimed by taps instead of from the list, and the taps made so far. */
export type Aim = { readonly type: 'aim'; readonly card: Card; readonly picks: readonly Leg[] };

export const NOTHING: Selection = { type: 'none' };

/** Everything a tap is judged by; a card's target is chosen from the list of what is legal. */
export type Situation = flow.Situation<Action, View, Selection>;

/** Something to be explained. */
export type Look =
  | { readonly type: 'square'; readonly realm: RealmId; readonly cell: Cell }
  | { readonly type: 'start'; readonly realm: RealmId; readonly path: PathId }
  | { readonly type: 'hero'; readonly hero: HeroId }
  | { readonly type: 'sector'; readonly sector: number }
  /** How many enemies of a map may leave with the next roll. */
  | { readonly type: 'threat'; readonly realm: RealmId }
  /** The wounds that a card below the portal counts. */
  | { readonly type: 'atMost'; readonly column: number; readonly steps: number };

export type Outcome = flow.Outcome<Action, Selection, Look>;
export type Step = flow.Step<Action>;
export type Offer = flow.Offer<Action, Selection>;
export type Prompt = flow.Prompt<Action, Selection>;
