import { act, fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { apply } from '@/engine';
import { DraftTable } from '@/games/mortalgate/screens/draft/DraftTable';
import { mortalgate, type Action, type Event, type State } from '@/games/mortalgate/rules';
import { preparedTable, prepared, seatsOf, showTable, tap, type Prepared } from '../../../support/showTable';
import { drafted, pick } from '../board/draft/support';

const SEATS = seatsOf('Ana', 'Cleo');

/** The draft of the first seat, which is red. */
async function show(state: State, lay: (goOn: (next: State) => void) => void = () => undefined): Promise<Action[]> {
  const done: Action[] = [];
  const Match = () => {
    const [match, setMatch] = useState<Prepared<State, Event>>(() => prepared(state));
    lay((next) => setMatch(prepared(next)));
    return <DraftTable table={preparedTable(mortalgate, match, SEATS, done, setMatch)} />;
  };
  await showTable(<Match />, { reducedMotion: 'on' });
  return done;
}

test('GATE-026 the winner of the roll-off takes the first turn or the first pick', async () => {
  const seed = [1, 2, 3, 4, 5, 6, 7, 8].find((one) => drafted({}, 2, [], one).winner === 0) ?? 1;
  const done = await show(drafted({}, 2, [], seed));
  expect(screen.getByText('First pick or first turn?')).toBeOnTheScreen();
  await tap('first:pick');
  expect(done).toEqual([{ type: 'chooseFirst', first: 'pick' }]);
  // The sheet of a hero is open at once.
  expect(screen.getByTestId('sheet:greven')).toBeOnTheScreen();
});

describe('a pick', () => {
  const state = drafted({ opening: 'blue' }, 2, [pick(4), pick(1)]);

  test('GATE-029 a tap opens a hero, gold picks it, and the next free one is proposed', async () => {
    const done = await show(state);
    expect(screen.getByTestId('turn:seat')).toHaveAccessibleName('Draft. Pick 3 of 8 · Ana for Red');
    await tap('target:hero:6');
    expect(screen.getByTestId('sheet:dekhar')).toBeOnTheScreen();
    expect(screen.getByLabelText('Movement 6, the highest')).toBeOnTheScreen();
    expect(screen.getByText('Infected Wounds')).toBeOnTheScreen();
    await tap('action:pick');
    expect(done).toEqual([pick(6)]);
    expect(screen.getByTestId('turn:seat')).toHaveAccessibleName('Draft. Pick 4 of 8 · Cleo for Blue');
    expect(screen.queryByTestId('action:pick')).toBeNull();
  });

  test('GATE-030 a hero that is taken can be looked at, and not picked', async () => {
    const done = await show(state);
    expect(screen.getByTestId('target:hero:4')).toHaveAccessibleName('Drexir, Warrior, taken: Red, pick 1');
    await tap('target:hero:4');
    expect(screen.getByTestId('sheet:drexir')).toBeOnTheScreen();
    expect(screen.queryByTestId('action:pick')).toBeNull();
    expect(done).toEqual([]);
  });

  test('the arrows go from one free hero to the next', async () => {
    await show(state);
    expect(screen.getByTestId('sheet:greven')).toBeOnTheScreen();
    await tap('hero:next');
    // Seiren is taken.
    expect(screen.getByTestId('sheet:elazar')).toBeOnTheScreen();
    await tap('hero:previous');
    await tap('hero:previous');
    expect(screen.getByTestId('sheet:zadita')).toBeOnTheScreen();
  });
});

test('GATE-032 the order of the own heroes: as proposed, or as it was moved', async () => {
  const done = await show(drafted({ heroes: 'chosen', opening: 'red', owners: [0, 1, 0, 1, 0, 1, 0, 1] }, 2, []));
  expect(screen.getAllByTestId(/^order:\d:\d$/).map((row) => row.props.testID)).toEqual([
    'order:0:0',
    'order:1:2',
    'order:2:4',
    'order:3:6',
  ]);
  fireEvent(screen.getByTestId('order:0:drag'), 'accessibilityAction', { nativeEvent: { actionName: 'increment' } });
  await tap('action:order');
  expect(done).toEqual([{ type: 'orderHeroes', order: [2, 0, 4, 6] }]);
});

test('GATE-033 who orders second sees the own heroes when the others have ordered theirs', async () => {
  const state = drafted({ heroes: 'chosen', opening: 'blue', owners: [0, 1, 0, 1, 0, 1, 0, 1] }, 2, []);
  let goOn: (next: State) => void = () => undefined;
  const done = await show(state, (lay) => (goOn = lay));
  expect(screen.queryByTestId('action:order')).toBeNull();
  const move = { seat: 1, action: { type: 'orderHeroes', order: [1, 3, 5, 7] } } as const;
  await act(async () => goOn(apply(mortalgate, state, move).state));
  await tap('action:order');
  expect(done).toEqual([{ type: 'orderHeroes', order: [0, 2, 4, 6] }]);
});

test('a hero can be looked at while the order is made, and the order is still there', async () => {
  await show(drafted({ heroes: 'chosen', opening: 'red', owners: [0, 1, 0, 1, 0, 1, 0, 1] }, 2, []));
  await tap('target:hero:5');
  expect(screen.getByTestId('sheet:sabea')).toBeOnTheScreen();
  await tap('draft:back');
  expect(screen.getByTestId('action:order')).toBeOnTheScreen();
});
