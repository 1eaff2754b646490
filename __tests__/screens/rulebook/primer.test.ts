import { GAME_IDS } from '@/games';
import { FRONTS } from '@/games/fronts';
import { de } from '@/i18n/de';
import { en } from '@/i18n/en';
import { es } from '@/i18n/es';
import { bookOrder } from '@/screens/rulebook/bookOrder';
import type { Shape } from '@/scene/shapes';
import { expectPicture, renderShapes } from '../../support/picture';

/** Somebody who reads calmly reads so many words in a minute. */
const WORDS = 240;

const textOf = (texts: object, key: string): string =>
  String(
    key.split('.').reduce<unknown>((at, part) => (at as Readonly<Record<string, unknown>> | undefined)?.[part], texts),
  );

const books = GAME_IDS.flatMap((id) =>
  Object.entries({ en, es, de }).map(([language, texts]) => [id, language, texts] as const),
);

test.each(books)('the first page of %s in %s says everything in a minute', (id, _language, texts) => {
  const { goal, turn, end, signs } = FRONTS[id].primer;
  const all = [goal, ...turn, end, ...signs.map(({ text }) => text)].map((key) => textOf(texts, key));
  expect(all.filter((text) => text === 'undefined')).toEqual([]);
  expect(all.join(' ').split(' ').length).toBeLessThanOrEqual(WORDS);
});

test.each(GAME_IDS)('the signs of %s are drawn by its own art', async (id) => {
  const rows = FRONTS[id].primer.signs.map(({ picture }, i): Shape => {
    const { shapes, height } = picture(34);
    return { t: 'group', x: 8, y: 6 + i * 44 + (34 - height) / 2, shapes };
  });
  expectPicture(`primer-${id}`, await renderShapes(rows, 130, rows.length * 44 + 8, 2));
});

test('the book of the game played last comes first, the others as their gates stand', () => {
  expect(bookOrder([])).toEqual(Object.keys(FRONTS));
  expect(bookOrder([{ gameId: 'molthar' }, { gameId: 'morth' }])[0]).toBe('molthar');
  expect(bookOrder([{ gameId: 'nothing' }, { gameId: 'morth' }])).toEqual([
    'morth',
    ...Object.keys(FRONTS).filter((id) => id !== 'morth'),
  ]);
});
