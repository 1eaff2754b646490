import { fireEvent, screen } from '@testing-library/react-native';
import * as DocumentPicker from 'expo-document-picker';
import * as FileSystem from 'expo-file-system';
import * as Sharing from 'expo-sharing';
import { openApp, press, settle, write } from '../../support/openApp';

// Share sheet, file picker and the files behind them belong to the system; everything else is real.
jest.mock('expo-sharing', () => ({ isAvailableAsync: async () => true, shareAsync: jest.fn(async () => undefined) }));
jest.mock('expo-document-picker', () => ({ getDocumentAsync: jest.fn() }));
jest.mock('expo-file-system', () => {
  const files = new Map<string, string>();
  class File {
    readonly uri: string;
    constructor(...parts: string[]) {
      this.uri = parts.join('/');
    }
    create() {}
    write(text: string) {
      files.set(this.uri, text);
    }
    async text() {
      return files.get(this.uri) ?? '';
    }
  }
  return { File, Paths: { cache: 'cache:' } };
});

const saves = () => screen.queryAllByTestId(/^save:[a-z0-9]{12}$/);
const firstId = () => saves()[0]?.props.testID.slice('save:'.length);
const choose = (uri: string | null) =>
  jest
    .mocked(DocumentPicker.getDocumentAsync)
    .mockResolvedValueOnce(
      uri === null
        ? { canceled: true, assets: null }
        : { canceled: false, assets: [{ uri, name: 'match.json', lastModified: 0 }] },
    );

async function open(): Promise<void> {
  await openApp('/saves');
}

/** Begins a match with its usual seats and comes back to the list. */
async function begin(): Promise<void> {
  await openApp('/new/molthar');
  await press('new:start');
  screen.unmount();
  await open();
}

test('without matches it says so and leads to the hall', async () => {
  await open();
  expect(screen.getByText('No matches yet')).toBeOnTheScreen();
});

test('a match is renamed, duplicated, exported, deleted, brought back and imported again', async () => {
  await begin();
  expect(saves()).toHaveLength(1);
  const id = firstId();

  await press(`save:${id}:more`);
  await write('save:name', 'Friday night');
  await press('save:rename');
  expect(screen.getByText('Friday night')).toBeOnTheScreen();

  await press(`save:${id}:more`);
  await press('save:duplicate');
  expect(saves()).toHaveLength(2);

  await press(`save:${id}:more`);
  await press('save:export');
  const [uri] = jest.mocked(Sharing.shareAsync).mock.lastCall ?? [];
  expect(JSON.parse(await new FileSystem.File(String(uri)).text())).toMatchObject({ name: 'Friday night' });

  await press(`save:${id}:more`);
  await press('save:delete');
  expect(saves()).toHaveLength(1);
  await press('toast:action');
  expect(saves()).toHaveLength(2);

  choose(String(uri));
  await press('saves:import');
  expect(saves()).toHaveLength(3);
});

test('what was deleted is listed under recently deleted, restored one by one, or deleted for good after a question', async () => {
  await begin();
  const before = saves().length;
  const id = firstId();
  for (const step of ['duplicate', 'duplicate']) {
    await press(`save:${id}:more`);
    await press(`save:${step}`);
  }
  const [one, other] = saves().map((row) => row.props.testID.slice('save:'.length));
  for (const each of [one, other]) {
    await press(`save:${each}:more`);
    await write('save:name', 'Twice the same');
    await press('save:rename');
    await press(`save:${each}:more`);
    await press('save:delete');
  }
  expect(saves()).toHaveLength(before);
  // Long after the message about it is gone, and in another session of the app.
  screen.unmount();
  await open();
  await press('saves:deleted');
  expect(screen.getAllByText('Twice the same')).toHaveLength(2);
  expect(screen.getAllByText(/Deleted: Just now/)).toHaveLength(2);
  const goes = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
  const day = goes.toLocaleDateString('en', { day: 'numeric', month: 'long' });
  expect(screen.getAllByText(`Gone for good on ${day}`)).toHaveLength(2);

  await press(`deleted:${one}:restore`);
  expect(saves()).toHaveLength(before + 1);
  expect(screen.queryByTestId(`deleted:${one}:restore`)).toBeNull();

  await press(`deleted:${other}:erase`);
  await press('deleted:ask:cancel');
  expect(screen.getByTestId(`deleted:${other}:erase`)).toBeOnTheScreen();
  await press(`deleted:${other}:erase`);
  await press('deleted:ask:confirm');
  expect(screen.queryByTestId('saves:deleted')).toBeNull();
  expect(saves()).toHaveLength(before + 1);
});

test('a file that is no match is refused in words and nothing is stored', async () => {
  await open();
  const before = saves().length;
  const file = new FileSystem.File('cache:', 'letter.json');
  file.write('{"dear": "reader"}');
  choose(file.uri);
  await press('saves:import');
  expect(saves()).toHaveLength(before);
  expect(screen.getByTestId('toast')).toBeOnTheScreen();
});

test('a file that cannot be read is said in words', async () => {
  await open();
  const before = saves().length;
  jest.spyOn(FileSystem.File.prototype, 'text').mockRejectedValueOnce(new Error('permission denied'));
  choose('cache:/gone.json');
  await press('saves:import');
  expect(screen.getByText('The chosen file could not be read. Choose it again, or another one.')).toBeOnTheScreen();
  expect(saves()).toHaveLength(before);
});

test('no file chosen, nothing happens', async () => {
  await open();
  const before = saves().length;
  choose(null);
  await press('saves:import');
  expect(saves()).toHaveLength(before);
  expect(screen.queryByTestId('toast')).toBeNull();
});

test('a tap opens the table of the match', async () => {
  await open();
  fireEvent.press(screen.getByTestId(`save:${firstId()}`));
  await settle();
  expect(screen).toHavePathname(expect.stringMatching(/^\/play\//));
});
