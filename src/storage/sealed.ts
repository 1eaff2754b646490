import { stateHash, stateHashInSlices } from '@/engine';
import { isCutOff, scanJson } from './jsonScan';
import { problemError } from './problems';
import { rest } from './walk';

/** Larger than any match or army; a bigger file is something else. */
export const LONGEST_TEXT = 4_000_000;

type Contents = Readonly<Record<string, unknown>>;

/** What a kind of file is, for the words about one that is something else. */
export type FileKind = { readonly format: string; readonly version: number };

/** The text of a file, with a checksum that changes with any letter of it. */
export function sealFile(contents: object): string {
  return JSON.stringify({ ...contents, checksum: checksum(contents) }, null, 1);
}

/** Over everything in a file but the checksum itself, so that an edited or shortened one is noticed. */
export function checksum(contents: object): string {
  return stateHash(withoutChecksum(contents));
}

function withoutChecksum(contents: object): object {
  const { checksum: _ignored, ...others } = contents as Contents;
  return others;
}

/** What is in a file of ours. Whatever is wrong with the text is thrown as a ProblemError; size and depth come first. */
export async function readSealed(text: string, { format, version }: FileKind): Promise<Contents> {
  const json = await parseText(text, format);
  if (json.format !== format) throw problemError('importOtherFile');
  if (typeof json.version === 'number' && json.version > version)
    throw problemError('importNewer', { version: json.version });
  if (json.checksum !== (await stateHashInSlices(withoutChecksum(json), rest))) throw problemError('importEdited');
  return json;
}

/** A mark of byte order at the beginning, which some mail programs add, is no part of the text. */
async function parseText(given: string, format: string): Promise<Contents> {
  if (given.length > LONGEST_TEXT) throw problemError('importTooLarge');
  const text = given.startsWith('\uFEFF') ? given.slice(1) : given;
  const scan = await scanJson(text);
  if (scan.tooDeep) throw problemError('importTooDeep');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const isOurs = text.trimStart().startsWith('{') && text.includes(format);
    throw problemError(!isOurs ? 'importNotJson' : isCutOff(text, scan) ? 'importTruncated' : 'importDamaged');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw problemError('importOtherFile');
  return value as Contents;
}
