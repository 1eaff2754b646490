import { screen } from '@testing-library/react-native';
import { litIds } from '@/games/morth/board/flow';
import type { Spec } from '../../../support/morth';
import { BUSY, momentAt } from '../board/support';
import { go, sitAt, tap } from './tableAt';

jest.setTimeout(180_000);
// Reanimated sets itself up in the first frame of the real clock.
beforeAll(() => new Promise((resolve) => setTimeout(resolve, 100)));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const BLOCKING: Spec = { ...BUSY, hands: [['blockSquare'], [], [], []] };

test('MOR-199 a card is aimed by a tap on a rival’s map, and played by the gold button', async () => {
  const { view } = momentAt(BLOCKING);
  const card = view.hands[0]?.[0] ?? -1;
  const [id] = litIds(momentAt(BLOCKING, { type: 'aim', card, target: null }));
  const done = await sitAt(BLOCKING);
  await tap('action:hand');
  await tap('hand:map');
  expect(screen.getByTestId('turn:seat')).toHaveAccessibleName(/Ember Canyon/);
  expect(screen.getByTestId('aim:play')).toHaveTextContent(/Tap what it shall hit/);
  await tap(`target:${id}`);
  await go('aim:play');
  const [, realm, cell] = id.split(':').map(Number);
  expect(done).toEqual([{ type: 'playCard', card, target: { kind: 'square', realm, cell } }]);
});

test('one may think again, and the heroes can be commanded as before', async () => {
  await sitAt(BLOCKING);
  await tap('action:hand');
  await tap('hand:map');
  await tap('aim:stop');
  expect(screen.getByTestId('action:choose')).toBeOnTheScreen();
});

test('a card without targets on a map is aimed from its list only', async () => {
  await sitAt({ ...BUSY, hands: [['steal 1'], [], [], []] });
  await tap('action:hand');
  expect(screen.queryByTestId('hand:map')).toBeNull();
});
