import type * as flow from '@/games/flow';
import type { AbilityId, Action, AltarId, HeroId, Node, View } from '../../rules';

/** How a hero fights: by its basic attack or by one of its abilities. */
export type Means = 'attack' | AbilityId;

/** GATE-067 A combat action: by what means, at whom; nobody in particular for what is aimed at oneself or at all around. */
export type Deed = { readonly means: Means; readonly target: HeroId | null };

/** Where a proposal is carried out: where it does most, where it costs least, or where somebody has pointed. */
export type Standing = 'strongest' | 'safest' | Node;

/** Where somebody wants to go, this turn or in several. */
export type Goal = { readonly kind: 'altar'; readonly altar: AltarId } | { readonly kind: 'node'; readonly node: Node };

/** What the player has pointed at and not yet done. */
export type Selection =
  | { readonly type: 'none' }
  /** Only what it can be aimed at is lit. */
  | { readonly type: 'means'; readonly means: Means }
  | { readonly type: 'deed'; readonly deed: Deed; readonly standing: Standing }
  | { readonly type: 'goal'; readonly goal: Goal };

export const NOTHING: Selection = { type: 'none' };

export type Situation = flow.Situation<Action, View, Selection>;

/** Something to be explained. */
export type Look =
  | { readonly type: 'hero'; readonly hero: HeroId }
  | { readonly type: 'altar'; readonly altar: AltarId }
  | { readonly type: 'ability'; readonly ability: AbilityId };

export type Outcome = flow.Outcome<Action, Selection, Look>;
export type Step = flow.Step<Action>;
