import { screen } from '@testing-library/react-native';
import { litIds } from '@/games/morth/board/flow';
import { cellUnder } from '@/games/morth/rules';
import type { Spec } from '../../../support/morth';
import { BUSY, momentAt } from '../board/support';
import { go, sitAt, tap } from './tableAt';

// Reanimated sets itself up in the first frame of the real clock.
beforeAll(() => new Promise((resolve) => setTimeout(resolve, 100)));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const BLOCKING: Spec = { ...BUSY, hands: [['blockSquare'], [], [], []] };

test('MOR-199 a card is aimed by a tap on a rival’s map, and played by the gold button', async () => {
  const { view } = momentAt(BLOCKING);
  const card = view.hands[0]?.[0] ?? -1;
  const [id] = litIds(momentAt(BLOCKING, { type: 'aim', card, picks: [] }));
  const done = await sitAt(BLOCKING);
  await tap('action:hand');
  await tap('hand:map');
  expect(screen.getByTestId('turn:seat')).toHaveAccessibleName(/Ember Canyon/);
  expect(screen.getByTestId('prompt')).toHaveTextContent(/Tap the square that shall be blocked/);
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

test('MOR-222 a purse is chosen by a tap on a player', async () => {
  const done = await sitAt({ ...BUSY, hands: [['steal 1'], [], [], []] });
  await tap('action:hand');
  expect(screen.getByTestId('hand:map')).toHaveTextContent('Tap a player');
  await tap('hand:map');
  expect(screen.getByTestId('turn:seat')).toHaveAccessibleName(/Harvest Plains/);
  await tap('show:2');
  expect(screen.getByTestId('show:2')).toBeSelected();
  await go('aim:play');
  expect(done).toMatchObject([{ type: 'playCard', target: { kind: 'purse', realm: 2 } }]);
});

test('MOR-219 two enemies are tapped one after the other, and the map changes in between', async () => {
  const spec: Spec = { ...BUSY, hands: [['swapEnemies'], [], [], []] };
  const { view } = momentAt(spec);
  const card = view.hands[0]?.[0] ?? -1;
  const [own] = litIds(momentAt(spec, { type: 'aim', card, picks: [] }));
  const done = await sitAt(spec);
  await tap('action:hand');
  await tap('hand:map');
  expect(screen.getByTestId('turn:seat')).toHaveAccessibleName(/Harvest Plains/);
  await tap(`target:${own}`);
  expect(screen.getByTestId('turn:seat')).toHaveAccessibleName(/Ember Canyon/);
  expect(screen.getByTestId('prompt')).toHaveTextContent(/2 of 2/);
  const rat = view.foes.find(({ realm }) => realm === 1);
  await tap(`target:cell:1:${rat === undefined ? -1 : cellUnder(view, rat)}`);
  await go('aim:play');
  expect(done).toMatchObject([{ type: 'playCard', target: { kind: 'enemies', other: rat?.die } }]);
});

test('the list of targets can be had while aiming', async () => {
  await sitAt(BLOCKING);
  await tap('action:hand');
  await tap('hand:map');
  await tap('aim:list');
  expect(screen.getByTestId('aim:0')).toBeOnTheScreen();
});
