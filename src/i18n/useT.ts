import { useTranslation } from 'react-i18next';
import type { Words } from '@/engine';
import { LANGUAGES, type Language } from './i18n';
import type { TextKey, TextParams } from './keys';
import { resolveParts, resolveWords, type WordPart } from './words';

/** Text of the app by key: t('newGame.start'), t('saves.moves', { count: 3 }). */
export type T = (key: TextKey, params?: TextParams) => string;

/** The translator of the language in use; the screen is drawn again when the language changes. */
export function useT(): T {
  const { t } = useTranslation();
  return (key, params) => t(key, { ...params });
}

/** Turns a sentence given as data (log, violation, problem) into text. */
export function useWords(): (words: Words, seatNames?: readonly string[], you?: number | null) => string {
  const { t } = useTranslation();
  return (words, seatNames, you) => resolveWords((key, params) => t(key, { ...params }), words, seatNames, you);
}

/** Like useWords, in pieces, so that names can stand out. */
export function useWordParts(): (words: Words, seatNames?: readonly string[], you?: number | null) => WordPart[] {
  const { t } = useTranslation();
  return (words, seatNames, you) => resolveParts((key, params) => t(key, { ...params }), words, seatNames, you);
}

/** The language in use. */
export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return LANGUAGES.find((language) => language === i18n.language) ?? 'en';
}
