import { isRecord, type Shape } from '@/engine';
import { broken, type Fault } from './fault';

/** Each field of a record from outside: what it must be, and the rule that names what it is about. */
export type Fields = Readonly<Record<string, readonly [Shape, rule: string]>>;

/** PORT-D113 What no other rule speaks of: a field that nobody knows, a name that is no name. */
export const MALFORMED = 'PORT-D113';

const LONGEST_ID = 40;

export const anything: Shape = (value): value is unknown => value !== undefined;

export const isId: Shape<string> = (value): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= LONGEST_ID;

/** The first field that is not as it must be; one that nobody knows, `__proto__` say, is named as well. */
export function fieldFault(value: unknown, fields: Fields): Fault | undefined {
  if (!isRecord(value)) return broken(MALFORMED);
  const stray = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
  if (stray !== undefined) return broken(stray === 'leader' ? 'PORT-050' : MALFORMED, { field: stray });
  const wrong = Object.entries(fields).find(([name, [shape]]) => !Object.hasOwn(value, name) || !shape(value[name]));
  return wrong && broken(wrong[1][1], { field: wrong[0] });
}
