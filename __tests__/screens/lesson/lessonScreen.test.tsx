import { screen } from '@testing-library/react-native';
import { GAME_IDS, LESSONS } from '@/games';
import { LANGUAGES, TEXTS } from '@/i18n';
import { openApp, press, settle } from '../../support/openApp';

const LESSONS_OF_ALL = GAME_IDS.flatMap((gameId) => LESSONS[gameId].map((lesson) => ({ gameId, lesson })));

const words = () => screen.getByTestId('coach:words').props.children as string;
/** Rings are for eyes only: what they lie round says so itself. */
const rings = () => screen.queryAllByTestId('lesson:ring', { includeHiddenElements: true }).length;
const isOver = () => screen.queryByTestId('lesson:over') !== null;

/** The text of a key; undefined where there is none. */
function textOf(key: string, language: (typeof LANGUAGES)[number]): string | undefined {
  const text = key
    .split('.')
    .reduce<unknown>((tree, part) => (tree as Record<string, unknown>)?.[part], TEXTS[language]);
  return typeof text === 'string' ? text : undefined;
}

/** What is read on the screen of a text, with anything in its gaps. */
function shown(text = ''): RegExp {
  const plain = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${plain.replace(/\{\{\w+\}\}/g, '.+')}$`);
}

test.each(LANGUAGES)('every lesson has all its words in %s', (language) => {
  const keys = LESSONS_OF_ALL.flatMap(({ lesson: { title, steps, closing } }) => [
    title,
    closing,
    ...steps.flatMap(({ text, aim }) => (aim === undefined ? [text] : [text, aim])),
  ]);
  expect(keys.filter((key) => !textOf(key, language))).toEqual([]);
});

// A table takes long to build, so that each language tells its share of the lessons: what differs between them are words alone.
describe.each(LANGUAGES.map((language, n) => [language, n] as const))('in %s', (language, n) => {
  const share = LESSONS_OF_ALL.filter((_, at) => at % LANGUAGES.length === n);

  test('the language is chosen', async () => {
    await openApp('/settings');
    await press('settings:language');
    await press(`settings:language:${language}`);
  });

  test.each(share)('$gameId $lesson.id says in each step what to do, and rings it', async ({ gameId, lesson }) => {
    await openApp(`/learn/${gameId}/${lesson.id}`);
    for (const { text } of lesson.steps) {
      expect(words()).toMatch(shown(textOf(text, language)));
      expect([text, rings() > 0]).toEqual([text, true]);
      await press('coach:skip');
      for (let waited = 0; waited < 200 && rings() === 0 && !isOver(); waited++) await settle(500);
    }
    expect(isOver()).toBe(true);
  });
});
