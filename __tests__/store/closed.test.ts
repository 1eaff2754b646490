import type { View } from '@/games/morth/rules';
import { changeSettings, closeMatch, layDeviceDown, loadLog, type SeatSetup } from '@/store';
import { seat, settled, sitDown, startApp, until, type App } from '../support/store';

const FOUR = ['Ana', 'Ben', 'Cleo', 'Dora'].map((name) => seat(name));

let made: App;
let matchId: string;
afterEach(async () => {
  made.store.dispatch(closeMatch());
  await made.env.database.close();
});

const table = () => made.table('morth');
const view = () => table().view as unknown as View;
const state = () => made.store.getState().match.morth.match?.state as unknown as View;

async function begin(seats: readonly SeatSetup[], config: object = {}, doors: 'hidden' | 'always' = 'hidden') {
  made = await startApp();
  await made.store.dispatch(changeSettings({ doors }));
  matchId = await sitDown(made, seats, { gameId: 'morth', config: { firstLord: 0, ...config } });
}

/** The plainest thing that goes on with the game; what must be chosen is chosen first. */
const PLAIN = [
  'rollWave',
  'passPortal',
  'discard',
  'decline',
  'resolveAttack',
  'endTurn',
  'rollAssault',
  'moveEnemies',
  'endWave',
];

type Change = 'curtain' | 'banner';

/** Plays plain moves until the wave is over, and counts what came between two people: a curtain, or a banner alone. */
async function playWave(): Promise<Record<Change, number>> {
  const { wave } = view();
  const changes = { curtain: 0, banner: 0 };
  let before = table().viewer;
  while (view().wave <= wave + 1 && view().phase !== 'over') {
    if (table().needsHandover !== null) {
      changes.curtain += 1;
      table().takeDevice();
    } else if (table().viewer !== before) changes.banner += 1;
    before = table().viewer;
    const legal = table().legal();
    const action = PLAIN.flatMap((type) => legal.filter((option) => option.type === type))[0] ?? legal[0];
    table().act(action);
    await settled(made, 'morth');
    if (view().wave > wave && view().phase === 'morth') break;
  }
  return changes;
}

describe('four people at one device', () => {
  test.each(['calling', 'asking'])('a wave needs no curtain, with cards by %s', async (cardMode) => {
    await begin(FOUR, { cardMode });
    for (let wave = 0; wave < 4; wave++) {
      const { curtain, banner } = await playWave();
      expect(curtain).toBe(0);
      expect(banner).toBeGreaterThanOrEqual(8);
    }
    expect(view().handCounts.some((count) => count > 0)).toBe(true);
  });

  test('who wants a door has nine curtains a wave, and the open hand behind each', async () => {
    await begin(FOUR, {}, 'always');
    const { curtain } = await playWave();
    expect(curtain).toBe(9);
    expect(table()).toMatchObject({ closed: false, doors: true });
  });

  test('MOR-017 what the screen gets holds nobody’s cards, whoever is to act, until they are held', async () => {
    await begin(FOUR);
    await playWave();
    for (let i = 0; i < 6; i++) {
      expect(table()).toMatchObject({ closed: true, viewer: table().toMove[0], reader: 'table' });
      expect(view().hands).toEqual([null, null, null, null]);
      expect(view().handCounts.every((count) => count > 0)).toBe(true);
      const shown = JSON.stringify({ ...table(), log: table().recent });
      for (const hand of state().hands) expect(shown).not.toContain(`"hands":[${JSON.stringify(hand)}`);
      const seen = table().peek() as unknown as View;
      expect(seen.hands.map((hand) => hand !== null)).toEqual([0, 1, 2, 3].map((each) => each === table().viewer));
      table().act(
        table()
          .legal()
          .find(({ type }) => PLAIN.includes(type)) ?? table().legal()[0],
      );
      await settled(made, 'morth');
    }
  });

  test('MOR-017 dealt cards stand in no line of a log that all can read', async () => {
    await begin(FOUR);
    table().act({ type: 'rollWave' });
    await settled(made, 'morth');
    const dealt = table()
      .recent.flatMap(({ events }) => events)
      .find(({ type }) => type === 'cardsDealt');
    expect(dealt).toMatchObject({ hands: [null, null, null, null] });
    const log = await made.store.dispatch(loadLog(matchId, table().reader));
    if ('problem' in log) throw new Error(log.problem.key);
    expect(await log.page(log.first, log.last)).toEqual(
      table().recent.map(({ number, seat, lines }) => ({ moves: number, seat, lines })),
    );
  });

  test('opening the match again and coming back from the background uncover nothing and ask for nothing', async () => {
    await begin(FOUR);
    await playWave();
    made.store.dispatch(layDeviceDown());
    expect(table()).toMatchObject({ closed: true, needsHandover: null, viewer: 1 });
    expect(view().hands).toEqual([null, null, null, null]);
  });

  test('a caller acts at once with closed cards, and the turn goes back without a curtain', async () => {
    await begin(FOUR);
    table().act({ type: 'rollWave' });
    await settled(made, 'morth');
    table().call(2);
    expect(table()).toMatchObject({ viewer: 2, calling: 2, needsHandover: null, closed: true });
    expect(view().hands).toEqual([null, null, null, null]);
    expect((table().peek() as unknown as View).hands[2]).toEqual(state().hands[2]);
    const card = table().legal().at(0);
    if (card) {
      table().act(card);
      await settled(made, 'morth');
      expect(view().discard).toHaveLength(1);
    }
    table().endCall();
    expect(table()).toMatchObject({ viewer: 0, calling: null, needsHandover: null });
  });
});

test('nobody looks at cards while a bot is to move', async () => {
  await begin([seat('Ana'), seat('Bot', 'bot'), seat('Ben')]);
  table().act({ type: 'rollWave' });
  await until(made, () => !table().busy);
  expect(table().peek()).not.toBeNull();
  table().act({ type: 'passPortal' });
  await until(made, () => table().thinking === 1);
  expect(table()).toMatchObject({ viewer: 0, closed: true });
  expect(table().peek()).toBeNull();
});

test('one person among bots has the hand open', async () => {
  await begin([seat('Ana'), seat('Bot', 'bot')]);
  expect(table()).toMatchObject({ closed: false, doors: false, reader: 0 });
  expect(view().hands[0]).not.toBeNull();
});

test('MOR-017 two in a team that hides nothing never meet a curtain, and have nothing to close', async () => {
  await begin(FOUR.slice(0, 2), { mode: 'cooperative' });
  for (let wave = 0; wave < 3; wave++) expect((await playWave()).curtain).toBe(0);
  expect(table()).toMatchObject({ closed: false, doors: false, hides: false });
});
