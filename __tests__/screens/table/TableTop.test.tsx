import { screen } from '@testing-library/react-native';
import { TableState, TableTop } from '@/screens/table/TableTop';
import { showTable, tap } from '../../support/showTable';

beforeAll(() => new Promise((resolve) => setTimeout(resolve, 100)));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const top = (w: number) => (
  <TableTop gameId="molthar" box={{ x: 0, y: 0, w, h: 44 }} onLog={() => undefined}>
    <TableState title="Your turn" line="Round 1" narrow={w < 340} />
  </TableTop>
);

test('on a narrow screen log, rules and settings are behind one button', async () => {
  await showTable(top(296));
  expect(screen.queryByTestId('top:settings')).toBeNull();
  expect(screen.queryByTestId('log:open')).toBeNull();
  await tap('top:more');
  expect(screen.getByTestId('log:open')).toBeOnTheScreen();
  expect(screen.getByTestId('top:rules')).toBeOnTheScreen();
  await tap('top:settings');
  expect(screen).toHavePathname('/settings');
});

test('where there is room both have a button of their own', async () => {
  await showTable(top(640));
  expect(screen.queryByTestId('top:more')).toBeNull();
  await tap('top:rules');
  expect(screen).toHavePathname('/rulebook/molthar');
});
