import { screen } from '@testing-library/react-native';
import { Caption } from '@/screens/table/Caption';
import { Waiting } from '@/screens/table/Waiting';
import { turnWords } from '@/screens/table/solePerson';
import type { SeatSetup, ShownMove } from '@/store';
import { i18n } from '@/i18n';
import { showTable } from '../../support/showTable';

beforeAll(() => new Promise((resolve) => setTimeout(resolve, 100)));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const seat = (name: string, kind: SeatSetup['kind'], look: number): SeatSetup => ({ name, kind, look, level: 'easy' });
const WITH_BOTS = [seat('Player 1', 'person', 0), seat('Cleo', 'bot', 1)];
const WITH_PEOPLE = [seat('Ana', 'person', 0), seat('Ben', 'person', 1)];
const move = (by: number): ShownMove<unknown> => ({
  number: 7,
  seat: by,
  events: [],
  lines: [
    { key: 'molthar.log.diamondsTaken', seat: by, params: { seat: { seat: by }, count: 1 } },
    { key: 'molthar.log.handShown', seat: by, params: { seat: { seat: by }, from: { seat: 1 - by } } },
  ],
});

test.each([
  ['the only person', WITH_BOTS, 0, 'You took a diamond. You looked at Cleo’s hand.'],
  ['a bot beside the only person', WITH_BOTS, 1, 'Cleo took a diamond. Cleo looked at your hand.'],
  ['one of several people', WITH_PEOPLE, 0, 'Ana took a diamond. Ana looked at Ben’s hand.'],
])('what %s does is told to whoever reads it', async (_, seats, by, words) => {
  await showTable(<Caption move={move(by)} seats={seats} />);
  expect(screen.getByTestId('caption')).toHaveAccessibleName(words);
  expect(screen.getByTestId('caption')).toHaveTextContent(words);
});

test('a caption too long for two lines takes the line of who is at it', async () => {
  const showing = (times: number) => {
    const told = { ...move(1), lines: Array.from({ length: times }, () => move(1).lines[0]) };
    const table = {
      viewer: 0,
      moves: 7,
      recent: [told],
      seats: WITH_BOTS,
      thinking: 1,
      hurry: () => undefined,
    } as const;
    return showTable(<Waiting table={table} mover={1} over="" />);
  };
  await showing(2);
  expect(screen.getByTestId('waiting:sign')).toHaveTextContent('Cleo is thinking');
  screen.unmount();
  await showing(8);
  expect(screen.queryByTestId('waiting:sign')).toBeNull();
  expect(screen.getByTestId('caption')).toHaveTextContent(/^(Cleo took a diamond\. ?){8}$/);
});

test('it is your turn where you are the only person, and everybody else’s by name', () => {
  const t = i18n.getFixedT('en');
  expect([turnWords(t, WITH_BOTS, 0), turnWords(t, WITH_BOTS, 1), turnWords(t, WITH_PEOPLE, 0)]).toEqual([
    'Your turn',
    'Cleo’s turn',
    'Ana’s turn',
  ]);
});
