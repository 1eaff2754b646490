import { notify, readWithin, useAppDispatch } from '@/store';
import type { Chosen } from './files';

/** A file that lies in a cloud may take its time; after this nobody expects it any more. */
const LONGEST_MS = 10_000;

/** Reads a chosen file and hands its text on; one that cannot be read, or never arrives, is said in words. */
export function useReading(onText: (text: string) => void): (file: Chosen) => Promise<void> {
  const dispatch = useAppDispatch();
  return async (file) => {
    const text = await readWithin(() => file.text(), LONGEST_MS);
    if (text === undefined) dispatch(notify({ words: { key: 'problems.importUnreadable' } }));
    else onText(text);
  };
}
