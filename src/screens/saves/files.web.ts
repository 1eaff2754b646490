import type { Chosen, Shared } from './files';

/** Downloads the text as a file. */
export async function shareFile(fileName: string, text: string): Promise<Shared> {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
  return 'shared';
}

/** A browser gives files only to an input that is part of the page: see ImportButton.web. */
export async function pickFile(): Promise<Chosen | undefined> {
  return undefined;
}
