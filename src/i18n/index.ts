export { LANGUAGES, TEXTS, chooseLanguage, i18n } from './i18n';
export { LanguageProvider } from './LanguageProvider';
export type { TextKey, TextParams } from './keys';
export { useLanguage, useT, useWordParts, useWords, type T } from './useT';
export { resolveParts, resolveWords } from './words';
export { useDay, useWhen, whenText } from './when';
