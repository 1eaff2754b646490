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
