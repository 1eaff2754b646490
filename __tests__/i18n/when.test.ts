import { i18n, whenText } from '@/i18n';

const t = (key: string, params?: object) => i18n.getFixedT('en')(key, { ...params });
const at = (text: string) => new Date(text).getTime();
const NOW = at('2026-03-10T10:30:00');

test.each([
  ['2026-03-10T10:29:40', 'Just now'],
  ['2026-03-10T10:31:00', 'Just now'],
  ['2026-03-10T10:25:00', '5 min ago'],
  ['2026-03-10T09:30:00', '1 hour ago'],
  ['2026-03-10T01:00:00', '9 hours ago'],
  ['2026-03-09T23:00:00', 'Yesterday'],
  ['2026-03-09T08:00:00', 'Yesterday'],
  ['2026-03-07T20:00:00', '3 days ago'],
  ['2026-01-02T12:00:00', 'Jan 2, 2026'],
])('%s was, at half past ten on March 10th: %s', (then, words) => {
  expect(whenText(t, 'en', at(then), NOW)).toBe(words);
});
