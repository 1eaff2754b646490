import type { useLanguage } from '@/i18n';

type Language = ReturnType<typeof useLanguage>;

/** A number with one decimal, as the language writes it. */
export const decimal = (value: number, language: Language): string => {
  const written = value.toFixed(1);
  return language === 'en' ? written : written.replace('.', ',');
};

/** A chance from 0 to 1 in per cent; what is possible at all is at least one. */
export const percent = (chance: number): number => (chance > 0 ? Math.max(1, Math.round(100 * chance)) : 0);
