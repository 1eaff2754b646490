import { createContext, use } from 'react';

/** What a lesson or a coach points at, over whatever table. */
export type Guide = {
  /** Ids of targets and testIDs of buttons. */
  readonly at: readonly string[];
  /** What a screen reader says at such a thing. */
  readonly words: string;
  /** In a lesson: something was tapped or pressed. */
  readonly touched?: (id: string) => void;
};

const GuideContext = createContext<Guide | null>(null);

/** Points at things inside. */
export const GuideProvider = GuideContext.Provider;

/** What is pointed at here; null where somebody simply plays. */
export const useGuide = (): Guide | null => use(GuideContext);

/** Whether a lesson is held here. */
export const useIsTaught = (): boolean => useGuide()?.touched !== undefined;
