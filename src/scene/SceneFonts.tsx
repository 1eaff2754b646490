import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { Fontbook } from './fontbook';
import { loadFonts } from './loadFonts';

const FontsContext = createContext<Fontbook | null>(null);

/** Loads the fonts for everything that Skia draws below it. Put it once, round the whole app. */
export function SceneFonts({ children, load = loadFonts }: { children: ReactNode; load?: () => Promise<Fontbook> }) {
  const [fonts, setFonts] = useState<Fontbook | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let current = true;
    load().then(
      (book) => current && setFonts(book),
      (error: unknown) => current && setFailure(error),
    );
    return () => {
      current = false;
    };
  }, [load]);
  // Fonts are part of the app: without them something is badly broken, and the error boundary says so.
  if (failure !== null) throw failure;
  return <FontsContext value={fonts}>{children}</FontsContext>;
}

/** The fonts, or null while they load: nothing is drawn then. */
export const useFontbook = (): Fontbook | null => use(FontsContext);
