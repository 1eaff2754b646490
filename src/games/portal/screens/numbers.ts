import type { useLanguage } from '@/i18n';

type Language = ReturnType<typeof useLanguage>;

/** A number with one decimal, as the language writes it. */
export const decimal = (value: number, language: Language): string => {
  const written = value.toFixed(1);
  return language === 'en' ? written : written.replace('.', ',');
};
