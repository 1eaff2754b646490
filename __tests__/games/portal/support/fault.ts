import type { Fault } from '../../../../scripts/mutants/fault';

/** A fault against a rule, seen by a test of the fights: what is wrong then, and which text of which file becomes which. */
export const fault = (
  rule: string,
  then: string,
  test: string,
  file: string,
  text: string,
  instead: string,
): Fault => ({
  rule,
  then,
  file,
  text,
  instead,
  tests: [`fight/${test}`],
});
