import { fireEvent, screen } from '@testing-library/react-native';
import { openApp, press, settle } from '../../support/openApp';

test('a gate says what is behind it, and two taps begin a match', async () => {
  await openApp('/');
  const gate = screen.getByTestId('gate:molthar');
  expect(gate).toHaveProp('role', 'button');
  expect(gate).toHaveAccessibleName(/^Portals of Molthar\. .*2 to 5 players, about 45 minutes\.$/);
  await press('gate:molthar');
  expect(screen).toHavePathname('/new/molthar');
  await press('new:start');
  expect(screen).toHaveSegments(['play', '[match]']);
});

test('a match that was begun waits in the hall with whose turn it is and how far it is', async () => {
  await openApp('/');
  const [tile] = screen.getAllByTestId(/^continue:/);
  expect(tile).toHaveAccessibleName(/^Portals of Molthar: (Your turn|.+’s turn)\. Round 1, with .+\. /);
  await press(String(tile?.props.testID));
  expect(screen).toHaveSegments(['play', '[match]']);
});

test.each([
  ['saves', '/saves'],
  ['rulebook', '/rulebook/molthar'],
  ['settings', '/settings'],
  ['all', '/saves'],
])('%s is one tap away', async (id, path) => {
  await openApp('/');
  await press(`hall:${id}`);
  expect(screen).toHavePathname(path);
});

test('the gate carries the name chosen in the settings', async () => {
  await openApp('/settings');
  await press('settings:title:molthar');
  await press('settings:title:molthar:heroes');
  screen.unmount();
  await openApp('/');
  await settle();
  expect(screen.getByTestId('gate:molthar')).toHaveAccessibleName(/^Portal of Heroes\./);
});

test('behind another screen, where it has no size, the hall keeps its scenery', async () => {
  await openApp('/');
  const hall = screen.getByTestId('hall');
  const laidOut = (height: number) => {
    for (const each of hall.findAll(
      ({ type, props }) => typeof type === 'string' && typeof props.onLayout === 'function',
    ))
      fireEvent(each, 'layout', { nativeEvent: { layout: { x: 0, y: height / 4, width: height / 2, height } } });
  };
  laidOut(800);
  expect(screen.getByTestId('hall:scenery', { includeHiddenElements: true })).toBeTruthy();
  laidOut(0);
  expect(screen.getByTestId('hall:scenery', { includeHiddenElements: true })).toBeTruthy();
});
