import { copyPlain } from './copyPlain';
import type { Tagged } from './game';
import { isRecord, type Shape } from './shape';

/** What each field of each action of a game may hold at all; whether it may now is for the rules to say. */
export type ActionFields<A extends Tagged> = {
  readonly [T in A['type']]: {
    readonly [K in Exclude<keyof Extract<A, { readonly type: T }>, 'type'>]: Shape<Extract<A, { readonly type: T }>[K]>;
  };
};

type FieldList = readonly (readonly [name: string, test: Shape])[];

/** The two questions about a value that claims to be an action of a game. */
export function actionShape<A extends Tagged>(fields: ActionFields<A>) {
  const lists: ReadonlyMap<string, FieldList> = new Map(
    Object.entries<Readonly<Record<string, Shape>>>(fields).map(([type, tests]) => [type, Object.entries(tests)]),
  );

  /** Asked before every move, so it allocates nothing. What else lies in the value makes no difference to the rules. */
  function isAction(value: unknown): value is A {
    if (!isRecord(value) || typeof value.type !== 'string') return false;
    const tests = lists.get(value.type);
    if (tests === undefined) return false;
    for (let i = 0; i < tests.length; i++) if (!tests[i][1](value[tests[i][0]])) return false;
    return true;
  }

  /** The action with the fields that the rules know and no others. */
  function readAction(value: unknown): A | undefined {
    if (!isAction(value)) return undefined;
    const read: Record<string, unknown> = { type: value.type };
    for (const [name] of lists.get(value.type) ?? []) read[name] = copyPlain(value[name as keyof A]);
    return read as unknown as A;
  }

  return { isAction, readAction };
}
