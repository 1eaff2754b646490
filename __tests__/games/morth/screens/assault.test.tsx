import { screen } from '@testing-library/react-native';
import type { Spec } from '../../../support/morth';
import { pass, sitAt, tap } from './tableAt';

// Reanimated sets itself up in the first frame of the real clock.
beforeAll(() => new Promise((resolve) => setTimeout(resolve, 100)));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Whatever is rolled, the rat leaves and all others stay. */
const ASSAULT: Spec = {
  seats: 2,
  phase: 'assault',
  lord: 0,
  seat: 0,
  gold: [3, 3],
  wounds: [4, 0],
  foes: ['L16 rat, L2 orc, C3 goblin', 'L4 goblin'],
};

/** Rolls; as nobody can answer, the enemies set out by themselves. */
async function setOut(hold: (held: boolean) => void = () => undefined): Promise<void> {
  await sitAt(ASSAULT, { hold });
  await tap('action:rollAssault');
  for (let i = 0; i < 10 && screen.queryByTestId('assault:skip') === null; i++) await pass(200);
}

const cards = () => screen.getAllByTestId(/^queue:/).map((card) => String(card.props['aria-label']));
const turn = () => screen.getByTestId('assault:turn');
const strip = () => screen.getByTestId('show:0');

/** Lets time pass frame by frame, so that every turn follows the one before. */
async function watch(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 50) await pass(50);
}

/** Lets time pass until something is said of the march. */
async function until(words: RegExp, most = 40): Promise<void> {
  for (let i = 0; i < most && !words.test(String(turn().props['aria-label'])); i++) await pass(50);
  expect(turn()).toHaveAccessibleName(words);
}

test('takes the place of the buttons and of the heroes, and bots wait for it', async () => {
  const hold = jest.fn();
  await setOut(hold);
  expect([screen.queryByTestId('waiting:sign'), screen.queryByTestId('hero:0')]).toEqual([null, null]);
  expect(hold.mock.calls).toEqual([[true]]);
  await watch(5000);
  expect(screen.queryByTestId('assault:skip')).toBeNull();
  expect(hold.mock.calls).toEqual([[true], [false]]);
  // What it did is read where the heroes are, so that nothing of the map is hidden.
  expect(screen.queryByTestId('hero:0')).toBeNull();
  await tap('assault:report');
  expect(screen.getByTestId('hero:0')).toBeOnTheScreen();
});

test('MOR-156 the queue lists everybody of the own map in order, and says in words whose turn it is', async () => {
  await setOut();
  await until(/^Rat person breaks through/);
  expect(cards()).toEqual([
    expect.stringMatching(/^Rat person breaks through/),
    'Orc waits. Left path, square 2',
    'Goblin waits. Centre path, square 3',
  ]);
  await until(/^Orc marches. Left path, square 2 → Left path, square \d/);
  await until(/^Goblin marches/);
  expect(screen.getByTestId('assault:queue')).toHaveTextContent(/d3 = [123].*3 of 3/);
});

test('MOR-168 wounds and gold are counted when the flash at the gate is over, not before', async () => {
  await setOut();
  await until(/^Rat person breaks through/);
  await watch(700);
  expect(strip()).toHaveAccessibleName(/3 gold, 4 wounds/);
  await until(/^Orc marches/);
  expect(strip()).toHaveAccessibleName(/2 gold, 5 wounds/);
});

test('is faster when told, from where it is', async () => {
  await setOut();
  expect(screen.getByTestId('assault:speed:1')).toBeChecked();
  await tap('assault:speed:4');
  expect(screen.getByTestId('assault:speed:4')).toBeChecked();
  await watch(1200);
  expect(screen.queryByTestId('assault:speed')).toBeNull();
});

test('stands still when told, and goes on', async () => {
  await setOut();
  await until(/^Rat person breaks through/);
  await tap('assault:pause');
  await watch(5000);
  expect(turn()).toHaveAccessibleName(/^Rat person breaks through/);
  expect(screen.getByTestId('assault:pause')).toHaveAccessibleName('Go on');
  await tap('assault:pause');
  await until(/^Orc marches/);
});

test('a press skips it: everything is counted, and the buttons are back', async () => {
  await setOut();
  await tap('assault:skip');
  expect([screen.queryByTestId('assault:skip'), screen.queryByTestId('assault:queue')]).toEqual([null, null]);
  expect(screen.getByTestId('waiting:sign')).toHaveTextContent('Tobias is playing');
  expect(strip()).toHaveAccessibleName(/2 gold, 5 wounds/);
});
