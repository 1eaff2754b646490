import { limited } from '@/storage';

/** A text that somebody else is to give; undefined when it cannot be had within so many milliseconds. */
export async function readWithin(read: () => Promise<string>, milliseconds: number): Promise<string | undefined> {
  try {
    return await limited(read(), milliseconds);
  } catch {
    return undefined;
  }
}
