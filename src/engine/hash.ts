/** Two independent 32 bit lanes, mixed as in MurmurHash3. Whole-number operations only: every engine agrees. */
type Lanes = { a: number; b: number };

const TWO_32 = 4294967296;
/** Marks that keep values of different kinds apart: [1] is not 1, and '1' is neither. */
const MARK = { null: 1, false: 2, true: 3, whole: 4, number: 5, text: 6, list: 7, fields: 8 } as const;

/**
 * 64 bits as 16 hexadecimal digits over the canonical JSON of a value: the order of its keys makes no difference,
 * and a value has the same hash after JSON.parse(JSON.stringify(value)).
 */
export function stateHash(value: unknown): string {
  const lanes: Lanes = { a: 0x9747b28c, b: 0x5bd1e995 };
  feed(lanes, value);
  return hex(avalanche(lanes.a)) + hex(avalanche(lanes.b ^ lanes.a));
}

function feed(lanes: Lanes, value: unknown): void {
  if (typeof value === 'number') feedNumber(lanes, value);
  else if (typeof value === 'string') feedText(lanes, value);
  else if (value === true) mix(lanes, MARK.true);
  else if (value === false) mix(lanes, MARK.false);
  else if (Array.isArray(value)) feedList(lanes, value);
  else if (typeof value === 'object' && value !== null) feedFields(lanes, value as Record<string, unknown>);
  else mix(lanes, MARK.null);
}

function feedNumber(lanes: Lanes, value: number): void {
  if (!Number.isFinite(value)) return mix(lanes, MARK.null);
  if (!Number.isSafeInteger(value)) {
    mix(lanes, MARK.number);
    return feedText(lanes, String(value));
  }
  mix(lanes, MARK.whole);
  mix(lanes, value | 0);
  mix(lanes, Math.floor(value / TWO_32) | 0);
}

function feedText(lanes: Lanes, value: string): void {
  mix(lanes, MARK.text);
  mix(lanes, value.length);
  for (let i = 0; i < value.length; i++) mix(lanes, value.charCodeAt(i));
}

function feedList(lanes: Lanes, list: readonly unknown[]): void {
  mix(lanes, MARK.list);
  mix(lanes, list.length);
  for (const item of list) feed(lanes, item);
}

// JSON drops undefined fields, so that they must not count here either.
function feedFields(lanes: Lanes, fields: Record<string, unknown>): void {
  const keys = Object.keys(fields).filter((key) => fields[key] !== undefined).sort();
  mix(lanes, MARK.fields);
  mix(lanes, keys.length);
  for (const key of keys) {
    feedText(lanes, key);
    feed(lanes, fields[key]);
  }
}

function mix(lanes: Lanes, word: number): void {
  let a = Math.imul(word, 0xcc9e2d51);
  a = Math.imul((a << 15) | (a >>> 17), 0x1b873593) ^ lanes.a;
  lanes.a = (Math.imul((a << 13) | (a >>> 19), 5) + 0xe6546b64) | 0;
  let b = Math.imul(word ^ 0x2545f491, 0x239b961b);
  b = Math.imul((b << 16) | (b >>> 16), 0xab0e9789) ^ lanes.b;
  lanes.b = (Math.imul((b << 17) | (b >>> 15), 5) + 0x561ccd1b) | 0;
}

function avalanche(lane: number): number {
  let h = Math.imul(lane ^ (lane >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}
