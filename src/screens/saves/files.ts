import { getDocumentAsync } from 'expo-document-picker';
import { File, Paths } from 'expo-file-system';
import { isAvailableAsync, shareAsync } from 'expo-sharing';

/** What became of a file that was handed to the system. */
export type Shared = 'shared' | 'failed';

/** Writes the text into a file and opens the share sheet with it. */
export async function shareFile(fileName: string, text: string): Promise<Shared> {
  const file = new File(Paths.cache, fileName);
  file.create({ overwrite: true });
  file.write(text);
  if (!(await isAvailableAsync())) return 'failed';
  await shareAsync(file.uri, { mimeType: 'application/json', UTI: 'public.json', dialogTitle: fileName });
  return 'shared';
}

/** Something chosen that is still to be read. */
export type Chosen = { text(): Promise<string> };

/** Lets the player choose a file; undefined when none was chosen. */
export async function pickFile(): Promise<Chosen | undefined> {
  const picked = await getDocumentAsync({
    type: ['application/json', 'text/plain', 'application/octet-stream'],
    copyToCacheDirectory: true,
  });
  const asset = picked.assets?.[0];
  return asset && new File(asset.uri);
}
