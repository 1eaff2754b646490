import { useLanguage, useT, type T } from './useT';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long ago something was, in the words of a list: "5 min ago", "Yesterday", a date after a week. */
export function whenText(t: T, language: string, then: number, now: number): string {
  const past = Math.max(0, now - then);
  if (past < MINUTE) return t('common.when.now');
  if (past < HOUR) return t('common.when.minutes', { count: Math.floor(past / MINUTE) });
  const days = Math.round((startOfDay(now) - startOfDay(then)) / DAY);
  if (days === 0 || past < 6 * HOUR) return t('common.when.hours', { count: Math.floor(past / HOUR) });
  if (days === 1) return t('common.when.yesterday');
  if (days < 7) return t('common.when.days', { count: days });
  return new Date(then).toLocaleDateString(language, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** A day to come, in the words of a list. */
export function useDay(): (time: number) => string {
  const language = useLanguage();
  return (time) => new Date(time).toLocaleDateString(language, { day: 'numeric', month: 'long' });
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

/** whenText in the language in use. */
export function useWhen(): (then: number, now?: number) => string {
  const t = useT();
  const language = useLanguage();
  return (then, now = Date.now()) => whenText(t, language, then, now);
}
