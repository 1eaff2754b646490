import { useLocales } from 'expo-localization';
import { useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { chooseLanguage, i18n, type Language } from './i18n';

/** Speaks the chosen language, or that of the system and its changes. */
export function LanguageProvider({ language, children }: { language: Language | 'system'; children: ReactNode }) {
  const locales = useLocales();
  const spoken = chooseLanguage(
    language,
    locales.map((locale) => locale.languageCode),
  );
  useEffect(() => {
    void i18n.changeLanguage(spoken);
  }, [spoken]);
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}
