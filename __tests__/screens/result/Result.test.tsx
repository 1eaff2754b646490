import { fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { Provider } from 'react-redux';
import { moltharTelling } from '@/games/molthar/telling';
import { LanguageProvider, TEXTS } from '@/i18n';
import { Result } from '@/screens/result/Result';
import { importMatch, loadReplay } from '@/store';
import type { Result as Ending } from '@/engine';
import { PreferencesProvider } from '@/ui';
import { finishedMatchFile } from '../../support/finishedMatch';
import { settle } from '../../support/openApp';
import { seat, startApp, type App } from '../../support/store';

const PREFERENCES = { reducedMotion: 'on', hand: 'right', patterns: false, speed: 1 } as const;
const seats = [seat('Ana'), { ...seat('Ben'), look: 1 }, { ...seat('Cleo', 'bot'), look: 2 }];

let app: App;
let matchId: string;
let found: Ending | undefined;
let scores: readonly number[];
let rounds: readonly unknown[];

beforeAll(async () => {
  app = await startApp();
  const made = await app.store.dispatch(importMatch(finishedMatchFile(seats, 5)));
  if ('problem' in made) throw new Error(made.problem.key);
  matchId = made.id;
  const loaded = await app.store.dispatch(loadReplay(matchId));
  if (!('frame' in loaded)) throw new Error(loaded.problem.key);
  found = (await loaded.frame(loaded.last)).result;
  const course = await loaded.scores();
  scores = course.at(-1)?.scores ?? [];
  rounds = course.map(({ progress }) => progress?.params?.round);
});

async function show(id = matchId): Promise<void> {
  const Screen = () => (
    <Provider store={app.store}>
      <LanguageProvider language="en">
        <PreferencesProvider value={PREFERENCES}>
          <Result matchId={id} />
        </PreferencesProvider>
      </LanguageProvider>
    </Provider>
  );
  renderRouter(
    {
      result: Screen,
      index: () => null,
      'play/[match]': () => null,
      'replay/[match]': () => null,
      'rulebook/[game]': () => null,
    },
    { initialUrl: '/result' },
  );
  await settle();
}

const result = () => {
  if (!found) throw new Error('the match is not over');
  return found;
};

test('everybody has a place, best first, with points and diamonds in words', async () => {
  await show();
  const rows = screen.getAllByTestId(/^result:place:/);
  expect(rows.map((row) => row.props.testID)).toEqual(
    (await result()).places.map((place) => `result:place:${place.seat}`),
  );
  const [first] = (await result()).places;
  const [points] = first?.score ?? [];
  expect(rows[0]).toHaveAccessibleName(new RegExp(`^Place 1: ${seats[first?.seat ?? 0]?.name}, ${points} point`));
  expect(screen.getByTestId('result:ranking')).toBeOnTheScreen();
});

test('the rule that decided leads to the rulebook', async () => {
  await show();
  fireEvent.press(screen.getByTestId('result:rule'));
  await settle();
  expect(screen).toHavePathnameWithParams(`/rulebook/molthar?rule=${(await result()).rule}`);
});

test('the course of the match is told in words too', async () => {
  await show();
  fireEvent(screen.getByTestId('result:chart').children[1] as never, 'layout', {
    nativeEvent: { layout: { width: 320, height: 172 } },
  });
  await settle();
  const ends = seats.map(({ name }, i) => `${name} ${scores[i]}`).join(', ');
  expect(screen.getByLabelText(new RegExp(`^Points by round\\. At the end: ${ends}\\.`))).toBeOnTheScreen();
});

test('a tap on a round of the course shows the match again from where that round began', async () => {
  await show();
  fireEvent(screen.getByTestId('result:chart').children[1] as never, 'layout', {
    nativeEvent: { layout: { width: 320, height: 172 } },
  });
  await settle();
  expect(screen.getByTestId('result:round:3')).toHaveAccessibleName('Round 3: watch it again');
  fireEvent.press(screen.getByTestId('result:round:3'));
  await settle();
  expect(screen).toHavePathnameWithParams(`/replay/${matchId}?at=${rounds.lastIndexOf(2)}`);
});

test('a rematch is begun by the one after who began, and opens at once', async () => {
  await show();
  expect(screen.getByTestId('result:rematch')).toHaveAccessibleName('Rematch, Ben starts');
  fireEvent.press(screen.getByTestId('result:rematch'));
  await settle(2000);
  expect(screen).toHaveSegments(['play', '[match]']);
  const made = app.store.getState().matches.list.find(({ id }) => id !== matchId);
  expect(made).toMatchObject({ toMove: [0], moves: 0 });
  expect(made?.seats.map(({ name }) => name)).toEqual(['Ben', 'Cleo', 'Ana']);
});

test.each([
  ['result:home', []],
  ['result:replay', ['replay', '[match]']],
])('%s leads on', async (id, segments) => {
  await show();
  fireEvent.press(screen.getByTestId(id));
  await settle();
  expect(screen).toHaveSegments(segments);
});

test('a match that cannot be read says so, with a way home', async () => {
  await show('nothing');
  expect(screen.getByText('This result cannot be shown')).toBeOnTheScreen();
});

const t = (key: string, params: Readonly<Record<string, string | number>> = {}) =>
  `${key} ${Object.values(params).join(' ')}`.trim();
const place = (seatNumber: number, rank: number, ...score: number[]) => ({ seat: seatNumber, rank, score });

test.each([
  ['MOL-219 most points', 'MOL-219', [place(1, 1, 14, 0), place(0, 2, 13, 9)], 'molthar.result.most Ben', undefined],
  [
    'MOL-220 more diamonds',
    'MOL-220',
    [place(0, 1, 14, 2), place(1, 2, 14, 1)],
    'molthar.result.byDiamonds 14',
    'molthar.result.moreDiamonds',
  ],
  [
    'MOL-221 shared',
    'MOL-221',
    [place(0, 1, 14, 2), place(1, 1, 14, 2)],
    'molthar.result.shared 14 2',
    'result.sharedPlace',
  ],
])('%s is explained', (_name, rule, places, reason, note) => {
  const told = { rule, places };
  expect(moltharTelling.reason(told, ['Ana', 'Ben'], t as never, null)).toBe(reason);
  expect(moltharTelling.note(told, places[0] ?? place(0, 1), t as never)).toBe(note);
});

test('every language tells all of it', () => {
  for (const texts of Object.values(TEXTS))
    expect(Object.keys(texts.molthar.result)).toEqual(
      expect.arrayContaining(['most', 'byDiamonds', 'shared', 'moreDiamonds']),
    );
});
