/** Two independent 32 bit lanes, mixed as in MurmurHash3. Whole-number operations only: every engine agrees. */
type Lanes = { a: number; b: number };

// Taken out once: where tests run, looking up a global costs more than the multiplication itself.
const { imul } = Math;
const { isArray } = Array;
const TWO_32 = 4294967296;
const SEED_A = 0x9747b28c;
const SEED_B = 0x5bd1e995;
/** Marks that keep values of different kinds apart: [1] is not 1, and '1' is neither. */
const MARK = { null: 1, false: 2, true: 3, small: 4, whole: 5, number: 6, text: 7, list: 8, fields: 9 } as const;

/**
 * 64 bits as 16 hexadecimal digits over plain JSON: the order of keys makes no difference, and a value has the
 * same hash after JSON.parse(JSON.stringify(value)).
 */
export function stateHash(value: unknown): string {
  const lanes: Lanes = { a: SEED_A, b: SEED_B };
  feed(lanes, value);
  return digest(lanes);
}

/** So many parts of a long list are hashed before everything else has its turn. */
const SLICE = 400;

/** The stateHash of a record with long lists in it, worked out in slices. */
export async function stateHashInSlices(value: object, rest: () => Promise<void>): Promise<string> {
  const sums = { a: 0, b: 0, count: 0 };
  for (const [key, field] of Object.entries(value) as [string, unknown][]) {
    if (field === undefined) continue;
    const lanes: Lanes = { a: SEED_A, b: SEED_B };
    mix(lanes, keyWord(key));
    if (isArray(field)) await feedListInSlices(lanes, field, rest);
    else feed(lanes, field);
    sums.a = (sums.a + avalanche(lanes.a)) | 0;
    sums.b = (sums.b + avalanche(lanes.b)) | 0;
    sums.count++;
  }
  const lanes: Lanes = { a: SEED_A, b: SEED_B };
  for (const word of [MARK.fields, sums.count, sums.a, sums.b]) mix(lanes, word);
  return digest(lanes);
}

async function feedListInSlices(lanes: Lanes, list: readonly unknown[], rest: () => Promise<void>): Promise<void> {
  mix(lanes, MARK.list);
  mix(lanes, list.length);
  for (let i = 0; i < list.length; i++) {
    feed(lanes, list[i]);
    if (i % SLICE === SLICE - 1) await rest();
  }
}

function digest(lanes: Lanes): string {
  return hex(avalanche(lanes.a)) + hex(avalanche(lanes.b ^ lanes.a));
}

function feed(lanes: Lanes, value: unknown): void {
  if (typeof value === 'number') feedNumber(lanes, value);
  else if (typeof value === 'string') feedText(lanes, value);
  else if (value === true) mix(lanes, MARK.true);
  else if (value === false) mix(lanes, MARK.false);
  else if (isArray(value)) feedList(lanes, value);
  else if (typeof value === 'object' && value !== null) feedFields(lanes, value as Record<string, unknown>);
  else mix(lanes, MARK.null);
}

function feedNumber(lanes: Lanes, value: number): void {
  if ((value | 0) === value) {
    mix(lanes, MARK.small);
    mix(lanes, value);
  } else if (Number.isSafeInteger(value)) {
    mix(lanes, MARK.whole);
    mix(lanes, value | 0);
    mix(lanes, Math.floor(value / TWO_32) | 0);
  } else if (Number.isFinite(value)) {
    mix(lanes, MARK.number);
    feedText(lanes, String(value));
  } else {
    mix(lanes, MARK.null);
  }
}

function feedText(lanes: Lanes, value: string): void {
  mix(lanes, MARK.text);
  mix(lanes, value.length);
  for (let i = 0; i < value.length; i++) mix(lanes, value.charCodeAt(i));
}

function feedList(lanes: Lanes, list: readonly unknown[]): void {
  mix(lanes, MARK.list);
  mix(lanes, list.length);
  for (let i = 0; i < list.length; i++) feed(lanes, list[i]);
}

/** Each entry is hashed for itself and the sums are mixed in: no sorting. JSON drops undefined fields, so they do not count. */
function feedFields(lanes: Lanes, fields: Record<string, unknown>): void {
  const { a, b } = lanes;
  let sumA = 0;
  let sumB = 0;
  let count = 0;
  for (const key in fields) {
    const field = fields[key];
    if (field === undefined) continue;
    lanes.a = SEED_A;
    lanes.b = SEED_B;
    mix(lanes, keyWord(key));
    feed(lanes, field);
    sumA = (sumA + avalanche(lanes.a)) | 0;
    sumB = (sumB + avalanche(lanes.b)) | 0;
    count++;
  }
  lanes.a = a;
  lanes.b = b;
  for (const word of [MARK.fields, count, sumA, sumB]) mix(lanes, word);
}

/** States have few different keys; each is hashed once in the life of the app. */
const keyWords = new Map<string, number>();

function keyWord(key: string): number {
  const known = keyWords.get(key);
  if (known !== undefined) return known;
  const lanes: Lanes = { a: SEED_A, b: SEED_B };
  feedText(lanes, key);
  const word = avalanche(lanes.a) | 0;
  keyWords.set(key, word);
  return word;
}

function mix(lanes: Lanes, word: number): void {
  let a = imul(word, 0xcc9e2d51);
  a = imul((a << 15) | (a >>> 17), 0x1b873593) ^ lanes.a;
  lanes.a = (imul((a << 13) | (a >>> 19), 5) + 0xe6546b64) | 0;
  let b = imul(word ^ 0x2545f491, 0x239b961b);
  b = imul((b << 16) | (b >>> 16), 0xab0e9789) ^ lanes.b;
  lanes.b = (imul((b << 17) | (b >>> 15), 5) + 0x561ccd1b) | 0;
}

function avalanche(lane: number): number {
  let h = imul(lane ^ (lane >>> 16), 0x85ebca6b);
  h = imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}
