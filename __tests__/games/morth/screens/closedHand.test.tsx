import { fireEvent, screen } from '@testing-library/react-native';
import { en } from '@/i18n/en';
import { openApp, press, settle, write } from '../../../support/openApp';

type Part = ReturnType<typeof screen.toJSON>;

/** Everything on the screen: words, labels, testIDs. */
function wordsOf(part: Part | string): string[] {
  if (part === null) return [];
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return (part as Part[]).flatMap(wordsOf);
  const { props, children } = part;
  const named = [props['aria-label'], props.accessibilityLabel, props.testID].filter(
    (name) => typeof name === 'string',
  );
  return [...named, ...(children ?? []).flatMap(wordsOf)];
}
const tree = (): string => wordsOf(screen.toJSON()).join('\n');
const TITLES = new RegExp(
  [...Object.values(en.morth.card).flatMap((card) => (typeof card === 'string' ? [] : [card.title])), 'card:\\d'].join(
    '|',
  ),
);

/** Ana and Ben at a table of rivals, with the first cards dealt; Ana is to turn the portal. */
async function twoRivals(): Promise<void> {
  await openApp('/new/morth?deal=4');
  while (screen.queryByTestId('seat:2:open') !== null) {
    await press('seat:2:open');
    await press('seat:remove');
  }
  await press('new:mode:oneDevice');
  await press('option:mode');
  await press('option:mode:competitive');
  await write('seat:0:name', 'Ana');
  await write('seat:1:name', 'Ben');
  await press('option:firstLord');
  await press('option:firstLord:0');
  await press('new:start');
  await settle(600);
  await press('action:rollWave');
  await settle(600);
}

const faces = () => screen.getAllByTestId(/^closed:\d$/).map((card) => String(card.props.accessibilityLabel));

test('MOR-017 a table of rivals needs no curtain, and no card is in the tree until it is held', async () => {
  await twoRivals();
  expect(screen.queryByTestId('handover')).toBeNull();
  expect(tree()).not.toMatch(TITLES);
  // Only Ben can have called: nobody is asked.
  await press('action:call');
  expect(screen.queryByTestId('call:sheet')).toBeNull();
  expect(screen.getByTestId('turn:banner')).toHaveTextContent('Ben calls out');
  expect(screen.getByTestId('hand:sheet')).toBeOnTheScreen();
  const down = ['Card 1 of 2, face down', 'Card 2 of 2, face down'];
  expect(faces()).toEqual(down);
  expect(tree()).not.toMatch(TITLES);

  fireEvent(screen.getByTestId('peek:hold'), 'pressIn');
  await settle(100);
  const open = faces();
  expect(open.every((label) => !label.includes('face down') && label.length > 20)).toBe(true);
  fireEvent(screen.getByTestId('peek:hold'), 'pressOut');
  await settle(100);
  expect(faces()).toEqual(down);
  for (const label of open) expect(tree()).not.toContain(label);

  // Who cannot hold keeps them open, until they are shut or the sheet is closed.
  await press('peek:keep');
  expect(faces()).toEqual(open);
  await press('peek:keep');
  expect(faces()).toEqual(down);
  await press('peek:keep');
  await press('hand:sheet:close');
  await press('call:hand');
  expect(faces()).toEqual(down);

  // A card is turned over by its place; the other one stays face down.
  await press('closed:1');
  await press('hand:turnOver');
  expect(screen.getAllByTestId(/^card:\d+$/)).toHaveLength(1);
  expect(screen.getByTestId(/^card:\d+$/).props.accessibilityLabel).toBe(open[1]);
  expect(tree()).not.toContain(open[0]);
  await press('hand:back');
  expect(faces()).toEqual(down);

  await press('hand:sheet:close');
  expect(screen.getByTestId('call:end')).toHaveTextContent('No card');
  await press('call:end');
  await settle(600);
  expect(screen.getByTestId('action:passPortal')).toBeOnTheScreen();
});

test('MOR-246 after a card the way out of a call is called otherwise', async () => {
  await twoRivals();
  await press('action:call');
  for (const place of [0, 1]) {
    await press(`closed:${place}`);
    await press('hand:turnOver');
    if (screen.queryByTestId('aim:0') === null) {
      await press('hand:back');
      continue;
    }
    await press('aim:0');
    await press('hand:play');
    await settle(600);
    expect(screen.getByTestId('call:end')).toHaveTextContent('Done');
    return;
  }
  throw new Error('no card of this deal can be played: choose another');
});
