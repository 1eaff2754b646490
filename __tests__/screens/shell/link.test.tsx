import { screen } from '@testing-library/react-native';
import { readLink } from '@/screens/shell/link';
import { tidyPath } from '@/screens/shell/tidyPath';
import { openApp } from '../../support/openApp';

test('of several values the first counts, and strange names say nothing', () => {
  expect(readLink({ game: 'molthar', rule: ['MOL-092', 'MOL-001'] })).toEqual({ game: 'molthar', rule: 'MOL-092' });
  expect(readLink({ game: ['morth', 'molthar'], __proto__: 'x', colour: ['red'] })).toEqual({ game: 'morth' });
  expect(readLink({})).toEqual({});
});

test.each([
  { game: '../etc' },
  { match: '' },
  { match: ['<b>', 'friday'] },
  { rule: 'x'.repeat(200) },
  { deal: '-1' },
  { deal: ['1e9', '7'] },
])('a value that cannot be meant makes the link unknown: %j', (params) => {
  expect(readLink(params)).toBeNull();
});

test('slashes that stand together are one', () => {
  expect(['/', '///', '//saves', '/new//molthar'].map(tidyPath)).toEqual(['/', '/', '/saves', '/new/molthar']);
});

test('a link with two rules shows the first of them', async () => {
  await openApp('/rulebook/molthar?rule=MOL-092&rule=MOL-001');
  expect(screen.getByTestId('rule:MOL-092').props['aria-selected']).toBe(true);
});

test.each([
  '/rulebook/molthar?rule=%3Cscript%3E',
  '/play/%20',
  '/replay/a%2Fb',
  '/new/molthar?deal=x&deal=7',
  '/_sitemap',
])('%s is said to lead nowhere', async (path) => {
  await openApp(path);
  expect(screen.getByTestId('not-found')).toBeOnTheScreen();
});
