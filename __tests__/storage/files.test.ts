import { stateHash } from '@/engine';
import { exportMatch, readMatchFile, type Database } from '@/storage';
import { FILE_VERSION } from '@/storage/matchFile';
import { checksum, LONGEST_TEXT } from '@/storage/sealed';
import { closeDatabases, findGame, openDatabase, storeMatch } from '../support/database';

let database: Database;
let text = '';
let hash = '';

beforeAll(async () => {
  database = openDatabase();
  hash = stateHash((await storeMatch(database, 'a', 50)).state);
  const exported = await exportMatch(database, findGame, 'a');
  if ('problem' in exported) throw new Error(exported.problem.key);
  text = exported.text;
});
afterAll(closeDatabases);

type Contents = {
  version: number;
  game: string;
  rulesVersion: number;
  setup: { config: object; seats: object[]; seed: number };
  moves: { seat: number; action: object; hash: string }[];
};

/** The file with something changed; sealed again as somebody who knows the format would. */
function altered(change: (contents: Contents) => void, seal = true): string {
  const contents = JSON.parse(text) as Contents;
  change(contents);
  return JSON.stringify(seal ? { ...contents, checksum: checksum(contents) } : contents);
}

/** As an app with older rules would have written it before files held states. */
function ofOlderRules(file: Contents): void {
  file.rulesVersion = 0;
  Reflect.deleteProperty(file, 'snapshots');
}

test('a file leads to the same state, with a snapshot every 20 moves', async () => {
  const { position, file, snapshots } = await readMatchFile(text, findGame);
  expect({ moves: position.moves, hash: position.hash, name: file.name }).toEqual({ moves: 50, hash, name: 'Friday' });
  expect(snapshots.map(({ moves }) => moves)).toEqual([0, 20, 40]);
});

test('the text may be laid out anew on its way', async () => {
  expect((await readMatchFile(JSON.stringify(JSON.parse(text)), findGame)).position.hash).toBe(hash);
});

test.each<[string, string, () => string]>([
  ['something that is not JSON', 'importNotJson', () => 'Dear Ben, here is our match'],
  ['nothing', 'importNotJson', () => ''],
  ['JSON of something else', 'importOtherFile', () => '{"recipe":"soup"}'],
  ['a list', 'importOtherFile', () => '[1,2,3]'],
  ['far too much text', 'importTooLarge', () => 'x'.repeat(LONGEST_TEXT + 1)],
  ['a file cut off in the middle', 'importTruncated', () => text.slice(0, text.length / 2)],
  ['a file without its last letter', 'importTruncated', () => text.slice(0, -2)],
  ['a move changed', 'importEdited', () => altered((file) => void (file.moves[3].seat = 2), false)],
  ['another seed', 'importEdited', () => altered((file) => void (file.setup.seed += 1), false)],
  ['moves left out', 'importEdited', () => altered((file) => void file.moves.pop(), false)],
  ['no checksum', 'importEdited', () => altered((file) => void Reflect.deleteProperty(file, 'checksum'), false)],
  ['a newer format', 'importNewer', () => altered((file) => void (file.version = FILE_VERSION + 1))],
  [
    'a newer format, whatever else it contains',
    'importNewer',
    () => JSON.stringify({ format: 'gatehouse-match', version: 9, boards: 3 }),
  ],
  ['no moves at all', 'importMalformed', () => altered((file) => void Reflect.deleteProperty(file, 'moves'))],
  [
    'a seed that is no number',
    'importMalformed',
    () => altered((file) => void Object.assign(file.setup, { seed: 'luck' })),
  ],
  ['a game that this app does not know', 'importUnknownGame', () => altered((file) => void (file.game = 'chess'))],
  [
    'options that the game does not allow',
    'importImpossible',
    () => altered((file) => void (file.setup.config = { starter: 'the cat' })),
  ],
  [
    'too many seats',
    'importImpossible',
    () => altered((file) => void file.setup.seats.push(...file.setup.seats, ...file.setup.seats)),
  ],
  ['a seed that led to another deal', 'importDiffers', () => altered((file) => void (file.setup.seed += 1))],
  [
    'an illegal move',
    'importIllegal',
    () => altered((file) => void (file.moves[3].action = { type: 'takeBack', pearl: 3 })),
  ],
  [
    'a move of no known kind',
    'importIllegal',
    () => altered((file) => void (file.moves[3].action = { type: 'teleport' })),
  ],
  [
    'a move with strange contents',
    'importIllegal',
    () => altered((file) => void (file.moves[3].action = { type: 'activate', card: null, payment: 'later' })),
  ],
  ['a hash that does not fit', 'importDiffers', () => altered((file) => void (file.moves[3].hash = '0'))],
  ['states of newer rules than its own', 'importMalformed', () => altered((file) => void (file.rulesVersion = 0))],
  [
    'other rules that lead elsewhere',
    'importOtherRules',
    () => altered((file) => (ofOlderRules(file), void (file.moves[3].hash = '0'))),
  ],
])('%s is refused with %s', async (_name, key, make) => {
  await expect(readMatchFile(make(), findGame)).rejects.toMatchObject({ words: { key: `problems.${key}` } });
});

test('a file of other rules that lead to the same match is taken in', async () => {
  expect((await readMatchFile(altered(ofOlderRules), findGame)).position.hash).toBe(hash);
});

test('a damaged match is not given away as if it were whole', async () => {
  await storeMatch(database, 'b', 30);
  await database.run(`UPDATE moves SET action = 'x' WHERE match_id = 'b' AND idx = 3`);
  expect(await exportMatch(database, findGame, 'b')).toEqual({
    problem: { key: 'problems.moveUnreadable', params: { move: 4 } },
  });
});
