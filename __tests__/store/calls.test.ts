import { anyGame, type Bot } from '@/engine';
import { morth, type Action, type View } from '@/games/morth/rules';
import { changeSettings, closeMatch, layDeviceDown, type SeatSetup } from '@/store';
import { freshFile } from '../support/database';
import { seat, settled, sitDown, startApp, until, type App } from '../support/store';

const PEOPLE = [seat('Ana'), seat('Ben'), seat('Cleo')];

let made: App;
afterEach(async () => {
  made.store.dispatch(closeMatch());
  await made.env.database.close();
});

const table = () => made.table('morth');
const slot = () => made.store.getState().match.morth;
const view = () => table().view as unknown as View;
const visibleHands = () => view().hands.flatMap((hand, owner) => (hand ? [owner] : []));
const discarded = () => view().discard.length;

/** Everything that a screen could show of the table, as text. */
const shown = (): string => JSON.stringify(table());

/** The person at the table plays the first action of a type. */
async function act(type: Action['type']): Promise<void> {
  const action = table()
    .legal()
    .find((option) => option.type === type);
  if (!action)
    throw new Error(
      `no ${type} among ${table()
        .legal()
        .map((option) => option.type)
        .join()}`,
    );
  table().act(action);
  await settled(made, 'morth');
}

/** Every person wants a door: only then the device changes hands at a table of Morth. */
const DOORS = { doors: 'always' } as const;

/** Morth for these seats; the first has the Lord Morth token, and everybody gets two cards with the first wave. */
async function begin(seats: readonly SeatSetup[], { doors, ...options }: Options = {}): Promise<void> {
  made = await startApp({ file: freshFile(), ...options });
  if (doors) await made.store.dispatch(changeSettings({ doors }));
  await sitDown(made, seats, { gameId: 'morth', config: { firstLord: 0 } });
}

type Options = Parameters<typeof startApp>[0] & { readonly doors?: 'always' };

async function rollFirstWave(): Promise<void> {
  if (table().needsHandover !== null) table().takeDevice();
  await act('rollWave');
}

describe('people behind doors', () => {
  beforeEach(async () => {
    await begin(PEOPLE, DOORS);
    await rollFirstWave();
  });

  test('others than the one to move may call, whatever they hold', () => {
    expect(table()).toMatchObject({ viewer: 0, toMove: [0], callers: [1, 2], calling: null });
  });

  test('the caller sees and plays the own cards after saying who it is, and nobody sees anything before or after', async () => {
    table().call(1);
    expect(table()).toMatchObject({
      viewer: 'table',
      needsHandover: 1,
      previousHolder: 0,
      calling: 1,
      callers: [],
      canUndo: false,
    });
    expect(table().legal()).toEqual([]);
    expect(visibleHands()).toEqual([]);
    table().takeDevice();
    expect(table()).toMatchObject({ viewer: 1, needsHandover: null, calling: 1 });
    expect(visibleHands()).toEqual([1]);
    expect(
      new Set(
        table()
          .legal()
          .map(({ type }) => type),
      ),
    ).toEqual(new Set(['playCard']));
    const hand = JSON.stringify(view().hands[1]);
    await act('playCard');
    expect(discarded()).toBe(1);
    expect(table()).toMatchObject({ viewer: 1, calling: 1 });
    table().endCall();
    expect(table()).toMatchObject({ viewer: 'table', needsHandover: 0, previousHolder: 1, calling: null });
    expect(table().legal()).toEqual([]);
    expect(shown()).not.toContain(hand);
    expect(visibleHands()).toEqual([]);
    table().takeDevice();
    expect(visibleHands()).toEqual([0]);
    expect(
      table()
        .legal()
        .some(({ type }) => type === 'passPortal'),
    ).toBe(true);
  });

  test('who called and does not want to after all cannot go back to the hand of the one before', () => {
    table().call(2);
    table().endCall();
    expect(table()).toMatchObject({ viewer: 'table', needsHandover: 0, calling: null });
    expect(visibleHands()).toEqual([]);
  });

  test('only callers can call, and one at a time', () => {
    table().call(0);
    expect(table()).toMatchObject({ viewer: 0, calling: null });
    table().call(1);
    table().call(2);
    expect(table()).toMatchObject({ calling: 1, needsHandover: 1 });
  });

  test('nobody acts before the caller has the device', async () => {
    const [first] = table().legal();
    table().call(1);
    table().act(first);
    expect(slot().pending).toBeNull();
  });

  test('a card is the end of undoing', async () => {
    await act('passPortal');
    table().takeDevice();
    await act('passPortal');
    table().takeDevice();
    await act('passPortal');
    table().takeDevice();
    await act('activate');
    expect(table().canUndo).toBe(true);
    table().call(1);
    table().takeDevice();
    expect(table().canUndo).toBe(false);
    table().endCall();
    table().takeDevice();
    expect(table().canUndo).toBe(true);
    table().call(1);
    table().takeDevice();
    await act('playCard');
    table().endCall();
    table().takeDevice();
    expect(table()).toMatchObject({ viewer: 0, canUndo: false });
  });

  test('the call ends by itself with the last card', async () => {
    table().call(1);
    table().takeDevice();
    while (table().calling === 1) await act('playCard');
    expect(view().handCounts[1]).toBe(0);
    expect(table()).toMatchObject({ viewer: 'table', needsHandover: 0, callers: [2] });
  });

  test('coming back from the background asks the caller again', () => {
    table().call(1);
    table().takeDevice();
    made.store.dispatch(layDeviceDown());
    expect(table()).toMatchObject({ viewer: 'table', needsHandover: 1, calling: 1 });
  });
});

/** A bot that does the first legal thing on turn, and out of turn what it is told. */
function botWith(respond: Bot<Action, View>['respond']): Parameters<typeof startApp>[0] {
  const bot: Bot<Action, View> = {
    *think(seen, at) {
      yield;
      return morth.legalActions(morth.determinize(seen, 1), at)[0];
    },
    ...(respond && { respond }),
  };
  return { games: { morth: anyGame({ ...morth, bots: { easy: bot, medium: bot, sharp: bot } }) } };
}

const firstCard = (seen: View, at: number): Action | undefined =>
  morth.legalActions(morth.determinize(seen, 1), at).find(({ type }) => type === 'playCard');
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('people among bots', () => {
  test('one person calls without handing over, and the bots wait for the end of the call', async () => {
    await begin([seat('Bot', 'bot'), seat('Ana')], botWith(undefined));
    table().hurry();
    await until(made, () => table().callers.length > 0);
    table().call(1);
    expect(table()).toMatchObject({ viewer: 1, needsHandover: null, calling: 1, thinking: null });
    const { moves } = slot().match ?? { moves: -1 };
    await rest(1300);
    expect(slot().match?.moves).toBe(moves);
    await act('playCard');
    expect(discarded()).toBe(1);
    table().endCall();
    expect(table()).toMatchObject({ viewer: 1, thinking: 0 });
    await until(made, () => (slot().match?.moves ?? 0) > moves + 1);
  });

  test('what the person may play out of turn is no legal action until the call', async () => {
    await begin([seat('Bot', 'bot'), seat('Ana')], botWith(undefined));
    table().hurry();
    await until(made, () => table().callers.length > 0 && slot().pending === null);
    expect(table()).toMatchObject({ viewer: 1 });
    expect(table().legal()).toEqual([]);
  });

  test('who holds the device keeps it after a call; who took it for the call gives it away', async () => {
    await begin([seat('Ana'), seat('Bot', 'bot'), seat('Ben')], { ...botWith(undefined), ...DOORS });
    await rollFirstWave();
    await act('passPortal');
    expect(table()).toMatchObject({ viewer: 0, thinking: 1, callers: [2, 0] });
    table().call(0);
    expect(table()).toMatchObject({ viewer: 0, needsHandover: null, calling: 0 });
    table().endCall();
    expect(table().viewer).toBe(0);
    table().call(2);
    table().takeDevice();
    table().endCall();
    expect(table()).toMatchObject({ viewer: 'table', needsHandover: null, thinking: 1 });
    expect(visibleHands()).toEqual([]);
  });
});

describe('a call that is open before it is known whose it is', () => {
  const TWO_AND_BOT = [seat('Bot', 'bot'), seat('Ana'), seat('Ben')];
  const moves = () => slot().match?.moves ?? -1;

  /** A table at which the bot is to move and both people may call. */
  async function whileBotThinks(options: Options = {}): Promise<void> {
    await begin(TWO_AND_BOT, { ...botWith(undefined), ...options });
    table().hurry();
    await until(made, () => table().callers.length === 2 && slot().pending === null);
    expect(table()).toMatchObject({ thinking: 0, waiting: false });
  }

  test('stops a bot that is thinking, and says so', async () => {
    await whileBotThinks();
    const before = moves();
    table().call(null);
    expect(table()).toMatchObject({ waiting: true, calling: null, thinking: null, callers: [1, 2], canUndo: false });
    expect(table().legal()).toEqual([]);
    await rest(1500);
    expect(moves()).toBe(before);
    expect(slot().pending).toBeNull();
    table().endCall();
    expect(table()).toMatchObject({ waiting: false, thinking: 0 });
    await until(made, () => moves() > before);
  });

  test('a bot’s move that is being stored arrives, and nothing comes after it', async () => {
    await whileBotThinks();
    const before = moves();
    table().hurry();
    await until(made, () => slot().pending !== null);
    table().call(null);
    expect(slot().pending).not.toBeNull();
    await until(made, () => slot().pending === null);
    expect(moves()).toBe(before + 1);
    await rest(1500);
    expect(moves()).toBe(before + 1);
    expect(table()).toMatchObject({ waiting: true, thinking: null });
  });

  test('a move of a bot that comes all the same is not played', async () => {
    await whileBotThinks();
    const action = morth.legalActions(slot().match?.state as never, 0)[0];
    table().call(null);
    made.store.dispatch(made.env.slices.morth.actions.acted({ seat: 0, action }));
    expect(slot().pending).toBeNull();
  });

  test('who says that it was them goes on with the call; who lets it be gives the turn back', async () => {
    await whileBotThinks();
    table().call(null);
    table().call(2);
    expect(table()).toMatchObject({ waiting: true, calling: 2, viewer: 2, needsHandover: null });
    table().endCall();
    expect(table()).toMatchObject({ waiting: false, calling: null, thinking: 0 });
  });

  test('nobody waits where nobody may call', async () => {
    await begin([seat('Ana'), seat('Ben')], { doors: 'always' });
    table().call(null);
    expect(table().waiting).toBe(false);
  });
});

describe('bots', () => {
  const ANA_AND_BOTS = [seat('Ana'), seat('One', 'bot'), seat('Two', 'bot')];

  test('are asked after every move, each with the own view, and the person acts when all have passed', async () => {
    const asked: [moves: number, seat: number, hands: number[], busy: boolean][] = [];
    await begin(
      ANA_AND_BOTS,
      botWith(function* (seen, at) {
        asked.push([
          slot().match?.moves ?? -1,
          at,
          seen.hands.flatMap((hand, owner) => (hand ? [owner] : [])),
          table().busy,
        ]);
        yield;
        return undefined;
      }),
    );
    await act('rollWave');
    await until(made, () => !table().busy);
    expect(asked).toEqual([
      [1, 1, [1], true],
      [1, 2, [2], true],
    ]);
    expect(table().legal().length).toBeGreaterThan(0);
  });

  test('that have nothing to do out of turn cost neither a pause nor a frame', async () => {
    await begin(
      ANA_AND_BOTS,
      botWith(function* () {
        return undefined;
      }),
    );
    let frames = 0;
    const { nextFrame } = made.services;
    made.services.nextFrame = () => {
      frames += 1;
      return nextFrame();
    };
    await act('rollWave');
    await until(made, () => !table().busy);
    expect(frames).toBe(0);
  });

  test('play out of turn before the person can go on', async () => {
    let cards = 1;
    await begin(
      ANA_AND_BOTS,
      botWith(function* (seen, at) {
        yield;
        return cards-- > 0 ? firstCard(seen, at) : undefined;
      }),
    );
    await act('rollWave');
    const { legal } = table();
    table().act(legal()[0]);
    expect(slot().pending).toBeNull();
    await until(made, () => !table().busy);
    expect(discarded()).toBe(1);
    expect(view().handCounts).toEqual([2, 1, 2]);
    const rows = await made.env.database.all<{ seat: number }>('SELECT seat FROM moves ORDER BY idx');
    expect(rows.map((row) => row.seat)).toEqual([0, 1]);
  });

  test('are not asked while a person has called, but afterwards', async () => {
    let asked = 0;
    await begin(
      [seat('Ana'), seat('Ben'), seat('Bot', 'bot')],
      botWith(function* () {
        asked += 1;
        return undefined;
      }),
    );
    await rollFirstWave();
    await until(made, () => !table().busy);
    expect(asked).toBe(1);
    table().call(1);
    await act('playCard');
    expect(asked).toBe(1);
    table().endCall();
    await until(made, () => !table().busy);
    expect(asked).toBe(2);
  });

  test.each<[string, NonNullable<Bot<Action, View>['respond']>]>([
    [
      'throws',
      function* () {
        throw new Error('lost');
      },
    ],
    [
      'wants what is not allowed',
      function* () {
        return { type: 'rollWave' };
      },
    ],
    [
      'never comes to an end',
      function* () {
        for (;;) yield;
      },
    ],
  ])('a bot that %s out of turn lets the moment pass', async (_name, respond) => {
    await begin(ANA_AND_BOTS, botWith(respond));
    await act('rollWave');
    await until(made, () => !table().busy);
    expect(slot().match?.moves).toBe(1);
    expect(made.store.getState().notices.list).toEqual([]);
    await act('passPortal');
    expect(slot().match?.moves).toBe(2);
  });
});
