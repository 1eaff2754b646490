import { useMemo } from 'react';
import { SITTERS } from '@/games/picture';
import { i18n, resolveWords, useLanguage } from '@/i18n';
import { usePreferences } from '@/ui';
import type { KnownReader } from './useStill';

/** The reader of the pictures: the same as long as language and patterns are. */
export function useReader(): KnownReader {
  const language = useLanguage();
  const { patterns } = usePreferences();
  return useMemo(() => {
    const t = i18n.getFixedT(language);
    return {
      key: `${language} ${patterns}`,
      say: (words) => resolveWords((key, params) => t(key, { ...params }), words, SITTERS),
      patterns,
    };
  }, [language, patterns]);
}
