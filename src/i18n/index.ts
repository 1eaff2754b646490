export { LANGUAGES, TEXTS, chooseLanguage, i18n, type Language } from './i18n';
export { LanguageProvider } from './LanguageProvider';
export type { TextKey, TextParams } from './keys';
export { useLanguage, useT, useWordParts, useWords, type T } from './useT';
export { resolveParts, resolveWords, type WordPart } from './words';
export { useWhen, whenText } from './when';
