import { screen } from '@testing-library/react-native';
import { GAME_IDS, LESSONS } from '@/games';
import { LANGUAGES, TEXTS } from '@/i18n';
import { openApp, press, settle } from '../../support/openApp';

const ALL = GAME_IDS.flatMap((gameId) => LESSONS[gameId].map((lesson) => [gameId, lesson.id, lesson] as const));

const words = () => screen.getByTestId('coach:words').props.children as string;
/** Rings are for eyes only: what they lie round says so itself. */
const rings = () => screen.queryAllByTestId('lesson:ring', { includeHiddenElements: true }).length;
const isOver = () => screen.queryByTestId('lesson:over') !== null;

/** The text of a key, with anything in its gaps. */
function textOf(key: string, language: (typeof LANGUAGES)[number]): RegExp {
  const text = key.split('.').reduce<unknown>((tree, part) => (tree as Record<string, unknown>)[part], TEXTS[language]);
  const plain = String(text).replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${plain.replace(/\{\{\w+\}\}/g, '.+')}$`);
}

describe.each(LANGUAGES)('in %s', (language) => {
  test('the language is chosen', async () => {
    await openApp('/settings');
    await press('settings:language');
    await press(`settings:language:${language}`);
  });

  test.each(ALL)('%s %s says in each step what to do, and rings what it speaks of', async (gameId, id, lesson) => {
    await openApp(`/learn/${gameId}/${id}`);
    for (const step of lesson.steps) {
      expect(words()).toMatch(textOf(step.text, language));
      expect([step.text, rings() > 0]).toEqual([step.text, true]);
      await press('coach:skip');
      for (let waited = 0; waited < 200 && rings() === 0 && !isOver(); waited++) await settle(500);
    }
    expect(isOver()).toBe(true);
  });
});
