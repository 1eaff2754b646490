import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';

import { stateHash, type Tagged } from '@/engine';
import { molthar } from '@/games/molthar/rules';
import { ProblemError, readMatchFile } from '@/storage';
import { checksum, LONGEST_TEXT, sealFile } from '@/storage/sealed';
import { findGame } from '../scripts/killTest/findGame';

const OLD = gunzipSync(
  readFileSync(join(__dirname, 'saves', '0.1.0', 'molthar-2-middle.gatehouse.json.gz')),
).toString();
/** A file as of today's rules: what they changed does not happen in this match. */
const TEXT = sealFile({ ...(JSON.parse(OLD) as object), rulesVersion: molthar.rulesVersion });

type Move = { seat: number; action: Record<string, unknown> & Tagged; hash: string; rules?: number };
type Contents = { format: string; version: number; rulesVersion: number; moves: Move[]; [more: string]: unknown };

const contents = (): Contents => JSON.parse(TEXT) as Contents;

/** The file with something changed, sealed again as somebody who knows the format would. */
function resealed(change: (file: Contents) => void): string {
  const file = contents();
  change(file);
  return sealFile(file);
}

/** What a text is called, or 'taken in'. */
async function verdictOn(text: string): Promise<string> {
  try {
    await readMatchFile(text, findGame);
    return 'taken in';
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return error.words.key.replace('problems.', '');
  }
}

/** Milliseconds of work by this process: how busy the machine is otherwise makes no difference. */
function worked(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The longest piece of work, in milliseconds, during which nothing else had its turn. */
async function longestBlock(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = worked();
  let running = true;
  const tick = () => {
    const now = worked();
    longest = Math.max(longest, now - last);
    last = now;
    if (running) setImmediate(tick);
  };
  setImmediate(tick);
  await new Promise((resolve) => setImmediate(resolve));
  longest = 0;
  await work();
  await new Promise((resolve) => setImmediate(resolve));
  running = false;
  return longest;
}

test('a file as it was written is taken in, also with a mark of byte order before it', async () => {
  expect(await verdictOn(TEXT)).toBe('taken in');
  expect(await verdictOn(`\uFEFF${TEXT}`)).toBe('taken in');
});

test('a letter changed anywhere is noticed, and never called a missing end', async () => {
  const bytes = Buffer.from(TEXT);
  const verdicts = new Map<string, number>();
  for (let at = 0; at < bytes.length; at += 29) {
    for (const bit of [1, 2, 32, 128]) {
      const flipped = Buffer.from(bytes);
      flipped[at] ^= bit;
      const verdict = await verdictOn(flipped.toString());
      verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
    }
  }
  expect([...verdicts.keys()]).not.toContain('importTruncated');
  // A space between two values may become another without any harm.
  const { 'taken in': harmless = 0 } = Object.fromEntries(verdicts);
  expect(harmless).toBeLessThan(bytes.length / 29);
  for (const verdict of verdicts.keys())
    expect(['taken in', 'importDamaged', 'importEdited', 'importOtherFile', 'importNotJson', 'importNewer']).toContain(
      verdict,
    );
});

test('a file cut off anywhere behind its name is called cut off', async () => {
  const from = TEXT.indexOf('gatehouse-match') + 'gatehouse-match'.length;
  const end = TEXT.trimEnd().length - 1;
  for (let length = from; length <= end; length += 7)
    expect([length, await verdictOn(TEXT.slice(0, length))]).toEqual([length, 'importTruncated']);
});

test('what the rules do not know of an action is not stored', async () => {
  const text = resealed(({ moves }) => Object.assign(moves[3].action, { junk: 'x'.repeat(100_000) }));
  const { history } = await readMatchFile(text, findGame);
  expect(history[3].action).toEqual(contents().moves[3].action);
  expect(JSON.stringify(history)).not.toContain('junk');
});

test('what does not belong into the inside of an action makes it no action', async () => {
  const at = contents().moves.findIndex(({ action }) => action.type === 'activate');
  const text = resealed(({ moves }) => Object.assign(moves[at].action.payment as object, { junk: 1 }));
  expect(at).toBeGreaterThan(0);
  expect(await verdictOn(text)).toBe('importIllegal');
});

test.each([null, 7, 'takePearl', [], {}])('a file with %p as an action is refused in words', async (action) => {
  const text = resealed(({ moves }) => Object.assign(moves[2], { action }));
  expect(['importMalformed', 'importIllegal']).toContain(await verdictOn(text));
});

test('states of today’s rules are worked out, whatever a file says about them', async () => {
  const text = resealed((file) =>
    Object.assign(file, {
      version: 2,
      snapshots: [
        { moves: 20, rules: molthar.rulesVersion, state: { players: 'rich' }, hash: stateHash({ players: 'rich' }) },
      ],
    }),
  );
  const { snapshots } = await readMatchFile(text, findGame);
  expect(JSON.stringify(snapshots)).not.toContain('rich');
});

test('moves of rules that are newer than those of the file are refused', async () => {
  expect(await verdictOn(resealed(({ moves }) => void (moves[4].rules = 9)))).toBe('importMalformed');
  expect(await verdictOn(resealed((file) => void (file.rulesVersion = 9)))).toBe('importNewerRules');
});

const deep = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

test.each<[string, string, () => string]>([
  ['ten million letters', 'importTooLarge', () => `${TEXT.slice(0, -2)}, "junk": "${'x'.repeat(10_000_000)}"}`],
  ['lists in lists', 'importTooDeep', () => deep('[', ']', 200_000)],
  ['lists that never end', 'importTooDeep', () => '['.repeat(3_000_000)],
  ['records in records', 'importTooDeep', () => deep('{"a":', '}', 100_000)],
  ['depth behind much else', 'importTooDeep', () => `["${'x'.repeat(3_000_000)}",${deep('[', ']', 500)}]`],
  ['depth in an action', 'importTooDeep', () => TEXT.replace('"type"', `"junk":${deep('[', ']', 60)},"type"`)],
])('%s: refused with %s before anything is built from it', async (_name, key, make) => {
  const text = make();
  let verdict = '';
  const block = await longestBlock(async () => (verdict = await verdictOn(text)));
  expect(verdict).toBe(key);
  expect(block).toBeLessThan(50);
});

test('the largest text that is read at all is read in slices', async () => {
  const file = contents();
  const many = Math.floor((LONGEST_TEXT - TEXT.length) / 120);
  file.moves = Array.from({ length: many }, (_, i) => file.moves[i % file.moves.length]);
  const { checksum: _old, ...others } = file;
  const text = JSON.stringify({ ...others, checksum: checksum(others) });
  expect(text.length).toBeGreaterThan(LONGEST_TEXT / 2);
  let verdict = '';
  const block = await longestBlock(async () => (verdict = await verdictOn(text)));
  expect(verdict).toBe('importDiffers');
  expect(block).toBeLessThan(50);
});
