import { fireEvent, screen } from '@testing-library/react-native';
import { makeNearby } from '@/screens/rulebook/nearby';
import { openApp, press, settle, write } from '../../support/openApp';

const ORDER = Array.from({ length: 60 }, (_, i) => `rule-${i}`);

test('only what is near the window counts as near, at first the beginning', () => {
  const { isNear, see, watch } = makeNearby(ORDER);
  const told = jest.fn();
  const unwatch = watch(told);
  expect(ORDER.filter(isNear)).toEqual(ORDER.slice(0, 9));
  see(['rule-30', 'rule-31', 'rule-33']);
  expect(ORDER.filter(isNear)).toEqual(ORDER.slice(22, 42));
  see(['nobody knows']);
  expect(isNear('rule-30')).toBe(true);
  expect(isNear('nobody knows')).toBe(false);
  expect(told).toHaveBeenCalledTimes(1);
  unwatch();
  see(['rule-0']);
  expect(told).toHaveBeenCalledTimes(1);
});

const layOut = (id: string) =>
  fireEvent(screen.getByTestId(`picture:${id}`), 'layout', {
    nativeEvent: { layout: { x: 0, y: 0, width: 320, height: 305 } },
  });

test('a section begins with a picture that is read out; a search leaves pictures of sections out', async () => {
  await openApp('/rulebook/molthar');
  await layOut('pieces');
  await settle();
  const caption = 'Characters above, pearls below; beside each row its pile and its discard.';
  expect(screen.getByRole('img', { name: `Picture: ${caption}` })).toBeOnTheScreen();
  expect(screen.getByText(caption, { includeHiddenElements: true })).toBeOnTheScreen();
  await write('rulebook:search', 'MOL-007');
  await settle();
  expect(screen.queryByTestId('picture:pieces')).toBeNull();
  expect(screen.getByTestId('picture:MOL-007')).toBeOnTheScreen();
});

test('a film plays when it is asked for, and stops when it is asked again', async () => {
  await openApp('/rulebook/molthar?rule=MOL-029');
  await layOut('turn');
  await settle();
  expect(screen.queryByTestId('rulebook:film')).toBeNull();
  await press('film:turn');
  expect(screen.getByTestId('rulebook:film')).toBeOnTheScreen();
  expect(screen.getByLabelText('Stop the film')).toBeOnTheScreen();
  await press('film:turn');
  expect(screen.queryByTestId('rulebook:film')).toBeNull();
});
