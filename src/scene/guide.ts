import { createContext, use } from 'react';

/** What a lesson points at, over whatever table it is held. */
export type Guide = {
  /** Ids of targets and testIDs of buttons. */
  readonly at: readonly string[];
  /** What a screen reader says at such a thing. */
  readonly words: string;
  /** Something was tapped or pressed. */
  touched(id: string): void;
};

const GuideContext = createContext<Guide | null>(null);

/** Holds a lesson over everything inside. */
export const GuideProvider = GuideContext.Provider;

/** The lesson that is held here; null where somebody simply plays. */
export const useGuide = (): Guide | null => use(GuideContext);
