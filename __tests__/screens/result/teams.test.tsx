import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { firstState, seedRng, type Result } from '@/engine';
import { LanguageProvider } from '@/i18n';
import { Actions } from '@/screens/result/Actions';
import { chart, chartSide } from '@/screens/result/chart';
import { CourseChart } from '@/screens/result/CourseChart';
import { Deeds } from '@/screens/result/Deeds';
import { Ranking } from '@/screens/result/Ranking';
import { inLine, lookOf, sidesOf } from '@/screens/result/sides';
import { courseOf } from '@/screens/result/story';
import { Victory } from '@/screens/result/Victory';
import { importMatch } from '@/store';
import { PreferencesProvider } from '@/ui';
import { finishedMatchFile } from '../../support/finishedMatch';
import { randomMove } from '../../support/randomWalk';
import { seat, startApp, type App } from '../../support/store';
import { toyRematches, toyTeams, toyTelling } from '../../support/toyTeams';

jest.mock('expo-router/build/testing-library/mocks', () => ({}));

const PREFERENCES = { reducedMotion: 'on', hand: 'right', patterns: false, speed: 1 } as const;
const NAMES = ['Ana', 'Ben', 'Cleo', 'Dai', 'Eva', 'Finn', 'Gus', 'Hana'];
const seats = NAMES.map((name, look) => ({ ...seat(name), look }));
const t = (key: string, params: object = {}) => `${key} ${Object.values(params).join(' ')}`.trim();

/** A match of the toy game for two teams of four, and the scores after each move. */
function playTeams(): { readonly result: Result; readonly scores: (readonly number[])[] } {
  const rng = seedRng(3);
  const state = firstState(toyTeams, { config: { cards: 24 }, seats: 8, seed: 3 });
  const scores = [toyTeams.scores(toyTeams.view(state, 'table'))];
  while (toyTeams.toMove(state).length > 0) {
    toyTeams.advance(state, randomMove(toyTeams, state, rng, {}));
    scores.push(toyTeams.scores(toyTeams.view(state, 'table')));
  }
  const result = toyTeams.result(state);
  if (!result) throw new Error('the match is not over');
  return { result, scores };
}

const { result, scores } = playTeams();
const teams = result.teams ?? [];
const sides = inLine(sidesOf(result));
const looks = sides.map((side) => lookOf(side, seats, toyTelling, t as never));
const moments = scores.map((each) => ({ progress: { key: 'x' }, scores: each }));
const course = courseOf(0, moments, sides);

let app: App;
let matchId: string;
beforeAll(async () => {
  app = await startApp();
  const made = await app.store.dispatch(importMatch(finishedMatchFile(seats.slice(0, 2), 5)));
  if ('problem' in made) throw new Error(made.problem.key);
  matchId = made.id;
});

async function show(children: ReactElement): Promise<void> {
  const Shown = () => (
    <Provider store={app.store}>
      <LanguageProvider language="en">
        <PreferencesProvider value={PREFERENCES}>{children}</PreferencesProvider>
      </LanguageProvider>
    </Provider>
  );
  renderRouter({ index: Shown, 'play/[match]': () => null, 'replay/[match]': () => null }, { initialUrl: '/' });
  await act(() => jest.advanceTimersByTimeAsync(300));
}

test('each team has one place, best first, and names its people', async () => {
  await show(<Ranking telling={toyTelling} result={result} seats={seats} />);
  const rows = screen.getAllByTestId(/^result:team:/);
  expect(rows.map((row) => row.props.testID)).toEqual(teams.map(({ team }) => `result:team:${team}`));
  expect(screen.queryAllByTestId(/^result:place:/)).toEqual([]);
  const [best] = teams;
  const members = best.seats.map((one) => NAMES[one]);
  expect(rows[0]).toHaveAccessibleName(
    `Place 1: ${best.team === 0 ? 'Right' : 'Left'} with ${members.slice(0, 3).join(', ')} and ${members[3]}, ${best.score[0]} points`,
  );
});

test('the victory is that of the team', async () => {
  const art = { accents: ['#FFFFFF'], ink: '#FFFFFF' };
  await show(<Victory art={art} telling={toyTelling} result={result} seats={seats} gateWidth={180} />);
  expect(screen.getByTestId('result:winner')).toHaveAccessibleName(teams[0].team === 0 ? 'Right wins' : 'Left wins');
});

test('the deeds of all eight are told by team, the best of a column in a frame', async () => {
  await show(<Deeds telling={toyTelling} result={result} seats={seats} />);
  const rows = screen.getAllByTestId(/^result:deeds:/);
  const order = teams.flatMap((team) => team.seats);
  expect(rows.map((row) => row.props.testID)).toEqual(order.map((one) => `result:deeds:${one}`));
  const { score } = result.places.find((place) => place.seat === order[0]) ?? { score: [] };
  expect(rows[0]).toHaveAccessibleName(`${NAMES[order[0]]}: Points by round ${score[0]}, Points by move ${score[1]}`);
});

test('a tap on the head of a column sorts by it, the best first, and another one puts all back', async () => {
  await show(<Deeds telling={toyTelling} result={result} seats={seats} />);
  const shown = () => screen.getAllByTestId(/^result:deeds:/).map((row) => Number(row.props.testID.split(':')[2]));
  const before = shown();
  const figures = (deed: number) =>
    shown().map((one) => result.places.find((place) => place.seat === one)?.score[deed] ?? 0);
  fireEvent.press(screen.getByTestId('result:sort:sum'));
  expect(figures(0)).toEqual([...figures(0)].sort((one, other) => other - one));
  expect(screen.getByTestId('result:sort:sum')).toHaveAccessibleName('Sort by Points by round');
  // Of cards the fewest are the best.
  fireEvent.press(screen.getByTestId('result:sort:cards'));
  expect(figures(1)).toEqual([...figures(1)].sort((one, other) => one - other));
  fireEvent.press(screen.getByTestId('result:sort:cards'));
  expect(shown()).toEqual(before);
});

test('a game may tell of others than the seats, such as heroes, by their teams', async () => {
  const picture = () => [];
  const doers = [
    { id: 'owl', name: 'newGame.emblems.moon', side: 0, score: [3, 1], picture },
    { id: 'fox', name: 'newGame.emblems.rose', side: 1, score: [8, 2], picture },
  ] as const;
  await show(<Deeds telling={toyTelling} result={result} seats={seats} doers={doers} />);
  const rows = screen.getAllByTestId(/^result:deeds:/);
  const order = teams.map(({ team }) => (team === 0 ? 'owl' : 'fox'));
  expect(rows.map((row) => row.props.testID)).toEqual(order.map((id) => `result:deeds:${id}`));
  expect(screen.getByTestId('result:deeds:fox')).toHaveAccessibleName(
    'Rose, a pink shield: Points by round 8, Points by move 2',
  );
});

test('where nobody won, that is said in place of a winner', async () => {
  const art = { accents: ['#FFFFFF'], ink: '#FFFFFF' };
  const telling = { ...toyTelling, nobody: () => 'newGame.deal' as const };
  await show(<Victory art={art} telling={telling} result={result} seats={seats} gateWidth={180} />);
  expect(screen.getByTestId('result:winner')).toHaveTextContent(/^Deal/);
});

test('the chart has a line a team, with the colour and the banner of the team', async () => {
  expect(course.lines.map((line) => line.at(-1))).toEqual(sides.map(({ score }) => score[0]));
  const winner = sides.findIndex(({ rank }) => rank === 1);
  const shapes = chart({
    width: 340,
    height: 180,
    course,
    sides: looks.map(chartSide),
    winner,
    goal: 12,
    turns: [],
    type: 14,
  });
  const lines = shapes.flatMap((shape) => (shape.t === 'path' && shape.cap === 'round' ? [shape.stroke] : []));
  expect(new Set(lines)).toEqual(new Set(looks.map(({ color }) => color)));
  expect(lines).toHaveLength(2);
  await show(
    <CourseChart course={course} turns={[]} sides={looks} winner={winner} goal={12} title="Grace" height={172} />,
  );
  fireEvent(screen.getByTestId('result:chart').children[1] as never, 'layout', {
    nativeEvent: { layout: { width: 320, height: 172 } },
  });
  await act(() => jest.advanceTimersByTimeAsync(300));
  const ends = looks.map(({ name }, side) => `${name} ${course.lines[side]?.at(-1)}`).join(', ');
  expect(screen.getByLabelText(new RegExp(`^Grace\\. At the end: ${ends}\\.`))).toBeOnTheScreen();
});

test('a game may offer several ways to play again, for example with teams exchanged', async () => {
  const rematches = toyRematches({ result, began: 0, seats: 2 });
  await show(<Actions match={{ rematches, replay: { matchId, seats } }} />);
  expect(screen.getByTestId('result:rematch')).toHaveAccessibleName('Rematch, Ana starts');
  fireEvent.press(screen.getByTestId('result:exchange'));
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(screen).toHaveSegments(['play', '[match]']);
  const again = app.store.getState().matches.list.find(({ id }) => id !== matchId);
  expect(again).toMatchObject({ toMove: [1], moves: 0 });
  expect(again?.seats.map(({ name }) => name)).toEqual(['Ben', 'Ana']);
});
