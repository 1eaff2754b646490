/** A fault as a careless change would make it: one text of one file of the rules becomes another. */
export type Fault = {
  /** The rule that it breaks. */
  readonly rule: string;
  /** What is wrong then. */
  readonly then: string;
  /** Below the rules of the game, without its ending: 'cards/pack'. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly text: string;
  readonly instead: string;
  /** The tests of the game's rules that should see it, without their ending: 'assault'. */
  readonly tests: readonly string[];
};
