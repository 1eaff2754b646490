import { screen } from '@testing-library/react-native';
import * as DocumentPicker from 'expo-document-picker';
import * as FileSystem from 'expo-file-system';
import * as Sharing from 'expo-sharing';
import { sealFile } from '@/storage/sealed';
import { ARMIES } from '@/games/portal/rules/data';
import { openApp, press } from '../../../support/openApp';

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
  return { File, Paths: { cache: 'cache' } };
});

const choose = (uri: string) =>
  jest
    .mocked(DocumentPicker.getDocumentAsync)
    .mockResolvedValueOnce({ canceled: false, assets: [{ uri, name: 'army.json', lastModified: 0 }] });

/** A file as somebody might send it. */
function fileOf(contents: object): string {
  const file = new FileSystem.File('sent.json');
  file.write(
    sealFile({
      format: 'gatehouse-keepsake',
      version: 1,
      game: 'portal',
      kind: 'army',
      name: 'Sent',
      keptVersion: 1,
      contents,
    }),
  );
  return file.uri;
}

async function openChooser(): Promise<void> {
  await openApp('/new/portal');
  await press('option:plan');
  await press('option:plan:scenario');
  await press('new:next');
  await press('new:next');
  await press('seat:army:0');
}

test('PORT-053 an army is shared as a file, taken in again and fielded', async () => {
  await openChooser();
  await press('armies:copy:dwarfs');
  await press('army:share');
  const [uri] = jest.mocked(Sharing.shareAsync).mock.lastCall ?? [];
  expect(JSON.parse(await new FileSystem.File(String(uri)).text())).toMatchObject({
    game: 'portal',
    kind: 'army',
    name: 'The Anvil Hold (2)',
    contents: { total: 584 },
  });
  await press('army:ready');
  expect(screen.getByTestId('seat:army:0')).toHaveAccessibleName(/The Anvil Hold \(2\)/);
  await press('seat:army:0');
  choose(String(uri));
  await press('armies:import');
  expect(screen.getAllByTestId('armies:own:The Anvil Hold (2)')).toHaveLength(2);
});

test('PORT-D113 a file with an army that breaks a rule is refused, the rule is named, and nothing is kept', async () => {
  await openChooser();
  choose(fileOf({ ...ARMIES.watch.list, name: 'Cheats', total: 1 }));
  await press('armies:import');
  expect(screen.getByText(/This was not taken in\..*PORT-053/)).toBeOnTheScreen();
  expect(screen.queryByTestId('armies:own:Sent')).toBeNull();
});
