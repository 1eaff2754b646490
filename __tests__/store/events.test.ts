import { seedRng, stateHash, type Tagged } from '@/engine';
import { lastAssault } from '@/games/morth/board/assault/assault';
import { filmFor } from '@/games/morth/board/assault/film';
import { killsIn } from '@/games/morth/board/map/killScene';
import type { Action, Event, State, View } from '@/games/morth/rules';
import { keepRecent, type Happened } from '@/store/matchSlot';
import { newsBetween, type Look, type News } from '@/screens/table/news';
import { closeMatch, layDeviceDown, loadReplay, openMatch, type ShownMove } from '@/store';
import { dieOf, eventsOf, position, type Spec } from '../support/morth';
import { playFirst, seat, settled, sitDown, startApp, type App } from '../support/store';

let apps: App[] = [];
async function app(...args: Parameters<typeof startApp>): Promise<App> {
  const made = await startApp(...args);
  apps.push(made);
  return made;
}
afterEach(async () => {
  for (const { store, env } of apps) {
    store.dispatch(closeMatch());
    await env.database.close();
  }
  apps = [];
});

type Seen = Look<View, Event>;

/** What the open table of Morth gives its board. */
const look = (made: App): Seen => {
  const { view, moves, recent } = made.table('morth');
  return { view: view as unknown as View, moves, recent: recent as readonly ShownMove<Event>[] };
};

/** What a replay gives its board after so many moves. */
async function frameOf(made: App, id: string, at: number): Promise<Seen> {
  const replay = await made.store.dispatch(loadReplay(id));
  if (!('frame' in replay)) throw new Error(replay.problem.key);
  const { view, moves, last } = await replay.frame(at);
  return { view: view as unknown as View, moves, recent: last ? [last as ShownMove<Event>] : [] };
}

/** A match of Morth on the disk that begins at a prepared position; one person, and a bot for every other seat. */
async function sitAt(made: App, state: State): Promise<string> {
  const seats = Array.from({ length: state.seats }, (_, i) => seat(`P${i}`, i === 0 ? 'person' : 'bot'));
  const id = await sitDown(made, seats, { gameId: 'morth', config: {} });
  await made.env.database.run('UPDATE snapshots SET state = ?, hash = ? WHERE match_id = ? AND idx = 0', [
    JSON.stringify(state),
    stateHash(state),
    id,
  ]);
  await made.store.dispatch(openMatch(id));
  return id;
}

/** A position whose d3 will show a roll. */
function rolling(spec: Spec, roll: number): State {
  const state = position({ ...spec, phase: 'assault' });
  for (let seed = 0; ; seed++) {
    const lucky = { ...state, rng: seedRng(seed) };
    const events = eventsOf(lucky, { type: 'rollAssault' });
    if (events.some((event) => event.type === 'assaultRolled' && event.roll === roll)) return lucky;
  }
}

/** Plays actions of the person, one after the other, and gives what the last one was to somebody who watched. */
async function play(made: App, actions: readonly Action[]): Promise<News<View, Event> | null> {
  let before = look(made);
  for (const action of actions) {
    before = look(made);
    made.table('morth').act(action satisfies Tagged);
    await settled(made, 'morth');
  }
  return newsBetween(before, look(made));
}

describe('what happened reaches the board', () => {
  /** MOR-154 A lone goblin on its last square leaves by any roll: only what happened tells which. */
  test.each([1, 2, 3])('MOR-154 the roll that is shown is the one that was rolled: %i', async (roll) => {
    const made = await app();
    const id = await sitAt(made, rolling({ seats: 1, foes: ['L16 goblin'] }, roll));
    const live = await play(made, [{ type: 'rollAssault' }]);
    expect(look(made).view).toMatchObject({ roll: null, foes: [] });
    expect(live && filmFor(live)).toMatchObject({ roll, march: [{ enemy: 'goblin', end: 'leaves', roll }] });
    expect(lastAssault(look(made).recent)).toMatchObject({ roll, losses: [expect.anything()] });

    const replayed = newsBetween(await frameOf(made, id, 0), await frameOf(made, id, 1));
    expect(replayed && filmFor(replayed)).toMatchObject({ roll, march: [{ roll }] });

    const again = await app({ file: made.file });
    await again.store.dispatch(openMatch(id));
    expect(look(again).recent).toEqual(look(made).recent);
    expect(lastAssault(look(again).recent)?.roll).toBe(roll);
  });

  test('MOR-151 a kill by a hero who can learn no more is seen live, in the replay and after opening the match again', async () => {
    const made = await app();
    const spec: Spec = { seats: 1, heroes: [{ type: 'warrior', at: '5,6', xp: 16 }], foes: ['R6 goblin, L2 orc'] };
    const state = position(spec);
    const goblin = dieOf(state, 'goblin');
    const id = await sitAt(made, state);
    await play(made, [{ type: 'activate', hero: 0 }]);
    const strike = (made.table('morth').legal() as readonly Action[]).find(
      (action) => action.type === 'attack' && action.targets.includes(goblin),
    );
    if (strike === undefined) throw new Error('nobody to strike');
    const live = await play(made, [strike]);
    expect(look(made).view.heroes[0].experience).toBe(16);
    expect(live && killsIn(live)).toMatchObject({ dice: [goblin] });

    const { moves } = look(made);
    const replayed = newsBetween(await frameOf(made, id, moves - 1), await frameOf(made, id, moves));
    expect(replayed && killsIn(replayed)).toEqual(live && killsIn(live));

    const again = await app({ file: made.file });
    await again.store.dispatch(openMatch(id));
    const last = look(again).recent.at(-1);
    expect(last).toMatchObject({ number: moves, seat: 0 });
    expect(last && killsIn({ before: state as unknown as View, events: last.events })?.dice).toEqual([goblin]);
  });
});

describe('a move at the table', () => {
  test('is shown to each person with what that person may know', async () => {
    const made = await app();
    await sitDown(made, [seat('Ana'), seat('Ben')]);
    await playFirst(made, 'takePearl');
    const own = made.table();
    expect(own).toMatchObject({ viewer: 0, moves: 1, recent: [{ number: 1, seat: 0 }] });
    const blind = own
      .legal()
      .find((action) => action.type === 'takePearl' && 'from' in action && action.from === 'pile');
    if (blind === undefined) throw new Error('nothing to draw');
    own.act(blind);
    await settled(made);
    const drawn = made.table().recent.at(-1)?.events[0];
    expect(drawn).toMatchObject({ type: 'pearlTaken', from: 'pile', pearl: expect.any(Number) });
    made.store.dispatch(layDeviceDown());
    const { viewer, recent } = made.table();
    expect([viewer, recent.at(-1)?.events[0]]).toEqual(['table', { ...drawn, pearl: null }]);
  });

  test('is the same value as long as nothing happens, and gone when it is taken back', async () => {
    const made = await app();
    await sitDown(made, [seat('Ana'), seat('Ben')]);
    made.table().takeDevice();
    while (!made.table().canUndo)
      await playFirst(
        made,
        made
          .table()
          .legal()
          .some(({ type }) => type === 'finishActions')
          ? 'finishActions'
          : undefined,
      );
    const { moves, recent } = made.table();
    expect(recent.at(-1)?.number).toBe(moves);
    expect(made.table().recent.at(-1)).toBe(recent.at(-1));
    made.table().undo();
    await settled(made);
    expect(made.table().recent.at(-1)?.number).toBe(moves - 1);
    expect(made.table().moves).toBe(moves - 1);
  });
});

describe('of what happened is kept', () => {
  const PEOPLE = [seat('Ana'), seat('Ben')];
  /** So many moves of Ben after one of Ana, each with two events. */
  const since = (moves: number): Happened[] =>
    Array.from({ length: moves + 1 }, (_, i) => ({ moves: i + 1, seat: i === 0 ? 0 : 1, events: [TURN, TURN] }));
  const TURN = { type: 'turnEnded' };

  test('enough for the log, and for every person all since the own last move', () => {
    expect(keepRecent(since(100), [seat('Ana'), seat('Bot', 'bot')]).map(({ moves }) => moves)).toHaveLength(100);
    expect(keepRecent(since(100), [seat('Bot', 'bot'), seat('Ben')])).toHaveLength(40);
    expect(keepRecent(since(10), PEOPLE)).toHaveLength(11);
  });

  test('and never more than can be looked at', () => {
    expect(keepRecent(since(1000), PEOPLE)).toHaveLength(200);
  });
});
