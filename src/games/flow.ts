import type { Violation, Words } from '@/engine';

// From taps to moves: the words in which the boards of all games answer, and in which the table asks them.

/** Everything a tap is judged by. */
export type Situation<Action, View, Selection> = {
  readonly view: View;
  /** What the player has pointed at and not yet done. */
  readonly selection: Selection;
  /** What the viewer may do now, as a list to choose from. */
  legal(): readonly Action[];
  /** The rule that forbids an action, asked of the rules themselves. */
  why(action: Action): Violation | undefined;
};

/** What a tap leads to. */
export type Outcome<Action, Selection, Look> =
  | { readonly type: 'select'; readonly selection: Selection }
  /** One move, or several, one after the other. */
  | { readonly type: 'act'; readonly actions: readonly Action[] }
  /** The action that was wished for, where it is known. */
  | { readonly type: 'refuse'; readonly violation: Violation; readonly action?: Action }
  /** Something is explained. */
  | { readonly type: 'look'; readonly look: Look }
  | { readonly type: 'nothing' };

/** The one next step: what the gold button says and does. */
export type Step<Action> = {
  readonly label: Words;
  /** What exactly will happen, or what is still to be chosen. */
  readonly note: Words | null;
  /** The same in full for a screen reader, where the note is shortened. */
  readonly spoken?: Words;
  /** None while something is still to be chosen. */
  readonly actions: readonly Action[];
  /** Why it cannot be done, where something was chosen that cannot. */
  readonly refusal?: Violation;
  /** testID is 'action:' + name. */
  readonly name: string;
};

/** Something that may be done besides the gold button, offered by name so that it is not forgotten: it is chosen, or done at once. */
export type Offer<Action, Selection> = { readonly name: string; readonly words: Words } & (
  | { readonly selection: Selection; readonly action?: undefined }
  | { readonly action: Action; readonly selection?: undefined }
);

/** A line above the buttons: a question that must be answered, or what may be done besides. */
export type Prompt<Action, Selection> = {
  readonly words: Words;
  readonly urgent: boolean;
  readonly offers: readonly Offer<Action, Selection>[];
};
