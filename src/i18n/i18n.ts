import { createInstance } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { de } from './de';
import { en } from './en';
import { es } from './es';

export const LANGUAGES = ['en', 'es', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The texts of all languages, for the checks that compare them. */
export const TEXTS = { en, es, de };

export const i18n = createInstance();

// Everything is bundled, so the texts are there synchronously, before the first screen.
void i18n.use(initReactI18next).init({
  lng: 'en',
  fallbackLng: 'en',
  supportedLngs: LANGUAGES,
  resources: { en: { translation: en }, es: { translation: es }, de: { translation: de } },
  initAsync: false,
  returnNull: false,
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

/** The first language of the system that the app speaks, else English. */
export function chooseLanguage(wanted: Language | 'system', system: readonly (string | null)[]): Language {
  if (wanted !== 'system') return wanted;
  return (
    LANGUAGES.find((language) => language === system.find((code) => LANGUAGES.some((known) => known === code))) ?? 'en'
  );
}
