import { screen } from '@testing-library/react-native';
import { openApp, press, settle, write } from '../../support/openApp';

const isLit = (id: string) => screen.getByTestId(`rule:${id}`).props['aria-selected'];

test('a link to a rule lights that rule', async () => {
  await openApp('/rulebook/molthar?rule=MOL-092');
  expect(isLit('MOL-092')).toBe(true);
  expect(isLit('MOL-091')).toBe(false);
});

test('a link to a rule that does not exist says so and shows the others', async () => {
  await openApp('/rulebook/molthar?rule=MOL-999');
  expect(screen.getByText('There is no rule MOL-999 here')).toBeOnTheScreen();
  expect(screen.getByTestId('rule:MOL-001')).toBeOnTheScreen();
});

test('search leaves the rules that have the words, and says when none has', async () => {
  await openApp('/rulebook/molthar');
  await write('rulebook:search', 'mol-092');
  await settle();
  expect(screen.getByText('1 rule found')).toBeOnTheScreen();
  expect(screen.queryByTestId('rule:MOL-001')).toBeNull();
  await write('rulebook:search', 'zeppelin');
  await settle();
  expect(screen.getByText('No rule has these words')).toBeOnTheScreen();
});

test('the contents lead to a chapter', async () => {
  await openApp('/rulebook/molthar');
  await press('rulebook:contents');
  await press('chapter:diamonds');
  expect(screen.getAllByTestId(/^rule:/).filter((rule) => rule.props['aria-selected'])).toHaveLength(1);
});

test('opens on one page that a newcomer reads, before the numbered rules; a search leaves it out', async () => {
  await openApp('/rulebook/molthar');
  expect(screen.getByTestId('rulebook:primer')).toBeOnTheScreen();
  expect(screen.getByText('You have three actions a turn, in any order and as often as you like:')).toBeOnTheScreen();
  expect(screen.getByTestId('rule:MOL-001')).toBeOnTheScreen();
  await write('rulebook:search', 'pearl');
  await settle();
  expect(screen.queryByTestId('rulebook:primer')).toBeNull();
});

test('another book is one tap away', async () => {
  await openApp('/rulebook/molthar');
  await press('rulebook:book:morth');
  expect(screen).toHavePathname('/rulebook/morth');
  expect(screen.getByText('Every wave has four parts:')).toBeOnTheScreen();
  expect(screen.getByTestId('rulebook:book:morth')).toBeChecked();
});
