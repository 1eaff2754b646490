import { fireEvent, screen } from '@testing-library/react-native';
import { openApp, press, settle } from '../../support/openApp';

const words = () => screen.getByTestId('coach:words').props.children as string;

test('whoever is new to a game is offered its lessons first, and goes on where one was left', async () => {
  await openApp('/new/molthar');
  expect(screen.getByText('Learn in 4 minutes')).toBeOnTheScreen();
  await press('new:learn');
  expect(words()).toBe('Four pearls lie open: tap the 5 on the left.');
  await press('target:pearl:1');
  expect(words()).toBe('Four pearls lie open: tap the 5 on the left.');
  await press('target:pearl:0');
  expect(words()).toMatch(/^Take it with the gold button/);
  await press('top:back');
  await press('new:learn');
  expect(words()).toMatch(/^Take it with the gold button/);
});

test('what the rules allow and the step is not after is answered with what it is after; undo is a step back', async () => {
  await openApp('/learn/molthar/pearls');
  await press('target:pearl:1');
  await press('action:takePearl');
  expect(words()).toMatch(/^The rules allow that, but this step is after something else\. Take it/);
  await press('target:pearl:0');
  await press('action:takePearl');
  expect(words()).toMatch(/^A new pearl has filled the gap/);
  await press('action:undo');
  expect(words()).toMatch(/^Take it with the gold button/);
});

test('what the rules forbid is refused as at any table, and the step goes on', async () => {
  await openApp('/learn/molthar/pearls');
  for (let step = 1; step < 4; step++) await press('coach:skip');
  const before = words();
  await press('target:portal:0:0');
  expect(screen.getByTestId('whynot')).toBeOnTheScreen();
  expect(screen.queryByTestId('learn:paying')).toBeNull();
  await press('whynot:close');
  expect(words()).toBe(before);
});

test('a lesson that is done is marked, leads to the next one, and is no match', async () => {
  await openApp('/learn/molthar/pearls');
  await press('coach:again');
  for (let pressed = 0; pressed < 200 && screen.queryByTestId('lesson:over') === null; pressed++) {
    await press('coach:skip');
    await settle(500);
  }
  await press('lesson:all');
  await settle(600);
  expect(screen.getByTestId('lesson:pearls')).toHaveTextContent(/Done/);
  await press('lesson:paying');
  await settle(600);
  expect(words()).toMatch(/^The Winged Monkey/);
  await openApp('/saves');
  expect(screen.queryAllByTestId(/^save:/)).toEqual([]);
});

test('a section of the rulebook leads to the lessons that teach it', async () => {
  await openApp('/rulebook/molthar?rule=MOL-116');
  await settle(600);
  fireEvent.press(screen.getAllByTestId('learn:paying')[0]);
  await settle(800);
  expect(words()).toMatch(/^The Winged Monkey/);
});

test('a refusal in a match leads to the lesson of its rule, and from there back to the match', async () => {
  await openApp('/new/molthar');
  await press('new:mode:alone');
  await press('option:starter');
  await press('option:starter:0');
  await press('new:start');
  await press('target:character:0');
  await press('action:placeCharacter');
  await press('target:portal:0:0');
  await press('learn:paying');
  await settle(800);
  expect(words()).toMatch(/^The Winged Monkey/);
  await press('top:back');
  await settle(800);
  expect(screen.queryByTestId('coach')).toBeNull();
  expect(screen.getByTestId('actions:left')).toHaveTextContent(/2/);
});
