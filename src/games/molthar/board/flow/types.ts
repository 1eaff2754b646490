import type { Seat } from '@/engine';
import type * as flow from '@/games/flow';
import type { Action, CharacterCard, Payment, PearlCard, Source, View } from '../../rules';

/** What the player has pointed at and not yet done. */
export type Selection =
  | { readonly type: 'none' }
  | { readonly type: 'takePearl'; readonly from: Source }
  | { readonly type: 'replacePearls' }
  /** leaves: who makes room on a full portal (MOL-074). */
  | { readonly type: 'place'; readonly from: 0 | 1 | 'pile'; readonly leaves: CharacterCard | null }
  /** payment: a way to pay that the player chose; null is the cheapest one. */
  | { readonly type: 'activate'; readonly card: CharacterCard; readonly payment: Payment | null }
  | { readonly type: 'exchange'; readonly own: CharacterCard | null; readonly open: 0 | 1 | null }
  | { readonly type: 'trade'; readonly pearl: PearlCard }
  | { readonly type: 'redraw' }
  | { readonly type: 'rivalCharacter'; readonly card: CharacterCard }
  | { readonly type: 'rivalHand'; readonly seat: Seat }
  /** One of the pearls that the Fairy or Puss in Boots offers. */
  | { readonly type: 'offered'; readonly pearl: PearlCard }
  | { readonly type: 'discard'; readonly pearls: readonly PearlCard[] };

export const NOTHING: Selection = { type: 'none' };

/** Everything a tap is judged by. */
export type Situation = Omit<flow.Situation<Action, View, Selection>, 'legal'>;

/** Something to be explained. */
export type Look =
  | { readonly type: 'character'; readonly card: CharacterCard }
  | { readonly type: 'pearl'; readonly pearl: PearlCard }
  | { readonly type: 'printed'; readonly card: CharacterCard }
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'pile'; readonly pile: 'pearls' | 'characters' }
  | { readonly type: 'discard'; readonly pile: 'pearls' | 'characters' }
  | { readonly type: 'diamonds' };

export type Outcome = flow.Outcome<Action, Selection, Look>;
export type Step = flow.Step<Action>;
export type Offer = flow.Offer<Action, Selection>;
export type Prompt = flow.Prompt<Action, Selection>;
