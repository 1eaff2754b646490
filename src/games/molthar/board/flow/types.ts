import type { Seat, Violation, Words } from '@/engine';
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
export type Moment = {
  readonly view: View;
  readonly selection: Selection;
  /** The rule that forbids an action, asked of the rules themselves. */
  why(action: Action): Violation | undefined;
};

/** Something to be explained. */
export type Look =
  | { readonly type: 'character'; readonly card: CharacterCard }
  | { readonly type: 'pearl'; readonly pearl: PearlCard }
  | { readonly type: 'printed'; readonly card: CharacterCard }
  | { readonly type: 'seat'; readonly seat: Seat }
  | { readonly type: 'pile'; readonly pile: 'pearls' | 'characters' }
  | { readonly type: 'discard'; readonly pile: 'pearls' | 'characters' }
  | { readonly type: 'diamonds' };

/** What a tap leads to. */
export type Outcome =
  | { readonly type: 'select'; readonly selection: Selection }
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'refuse'; readonly action: Action; readonly violation: Violation }
  | { readonly type: 'look'; readonly look: Look }
  | { readonly type: 'nothing' };

/** The one next step: what the gold button says and does. */
export type Step = {
  readonly label: Words;
  /** What exactly will happen, or what is still to be chosen. */
  readonly note: Words | null;
  /** null while something is still to be chosen. */
  readonly action: Action | null;
  /** testID is 'action:' + name. */
  readonly name: string;
};

/** An ability that may be used now, offered by name so that it is not forgotten. */
export type Offer = {
  readonly name: string;
  readonly words: Words;
  readonly selection: Selection | null;
  readonly action: Action | null;
};

/** A line above the buttons: a question that must be answered, or abilities that may be used. */
export type Prompt = { readonly words: Words; readonly urgent: boolean; readonly offers: readonly Offer[] };
