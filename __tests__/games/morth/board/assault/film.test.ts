import { filmOf, lengthOf, marchOn, ROLL_MS, seenIn, type Film } from '@/games/morth/board/assault/film';
import { LOSS_MS } from '@/games/morth/board/assault/march';
import { queueOf, turnOf } from '@/games/morth/board/assault/queue';
import type { View } from '@/games/morth/rules';
import { at, assault, assaultEvents, dieOf, position, type Spec } from '../../../../support/morth';
import { assaulted, viewOf, type Assaulted } from '../support';

function filmed(spec: Spec, roll: number, realm = 0): Assaulted & { readonly film: Film } {
  const told = assaulted(spec, roll);
  const film = filmOf(told, realm);
  if (film === null) throw new Error('nobody marches');
  return { ...told, film };
}

const TWO: Spec = { seats: 2, foes: ['L16 rat, L9 troll, C12 goblin', 'L16 orc, C3 rat'], gold: [4, 4] };
const spots = ({ foes }: View, realm = 0) =>
  foes.filter((foe) => foe.realm === realm).map(({ enemy, path, square }) => `${enemy} ${path}.${square}`);

describe('the film of an Assault', () => {
  test('begins with the roll: nobody has moved, and the die lies on the table', () => {
    const { film, state } = filmed(TWO, 2);
    expect(film.beats[0]).toMatchObject({ walk: null, view: { roll: 2, phase: 'assault' } });
    expect(film.beats[0].length).toBeGreaterThanOrEqual(ROLL_MS);
    expect(film.beats[0].view.foes).toEqual(state.foes);
  });

  test('has no such beat where the die already lies there', () => {
    const state = position({ ...TWO, phase: 'assault', roll: 2 });
    const told = { before: viewOf(state), events: assaultEvents(state, 2) };
    expect(filmOf(told, 0)?.beats.map(({ walk }) => walk?.enemy)).toEqual(['rat', 'troll', 'goblin']);
  });

  test('MOR-156 then moves one enemy of the own map a beat, and all of the others at once', () => {
    const { film, after } = filmed(TWO, 2);
    const [, rat, troll, goblin] = film.beats;
    expect(spots(rat.view)).toEqual(['troll 0.9', 'goblin 1.12']);
    expect(spots(troll.view)[0]).not.toBe('troll 0.9');
    expect(spots(goblin.view)).toEqual(spots(after));
    expect(spots(rat.view, 1)).toEqual(spots(after, 1));
  });

  test('MOR-168 wounds and gold change only when the flash at the gate is over', () => {
    const { film, after } = filmed(TWO, 2);
    const own = film.beats.map(({ view }) => [view.realms[0].wounds, view.realms[0].gold]);
    expect(own).toEqual([
      [0, 4],
      [0, 4],
      [1, 3],
      [1, 3],
    ]);
    const theirs = film.beats.map(({ view }) => view.realms[1].wounds);
    expect(theirs[1]).toBe(0);
    expect(theirs[3]).toBe(after.realms[1].wounds);
  });

  test('MOR-181 a trap lies until it is stepped on', () => {
    const { film } = filmed(
      { foes: ['L14 troll, L2 rat'], heroes: [{ type: 'assassin', at: '3,3' }], traps: [{ at: '2,8', hero: 0 }] },
      3,
    );
    const [roll, troll, rat] = film.beats.map(({ view }) => view.traps.some(({ cell }) => cell === at('2,8')));
    expect([roll, troll, rat]).toEqual([true, true, false]);
  });

  test('counts the times of a walk from the beginning of its beat', () => {
    const { film } = filmed(TWO, 2);
    for (const { walk, length } of film.beats.slice(1)) expect([walk?.turn, walk?.until]).toEqual([0, length]);
    expect(film.beats[1].length).toBeGreaterThan(LOSS_MS);
  });

  test('without motion every turn is long enough to be read', () => {
    const { film } = filmed(TWO, 2);
    expect(film.beats.map((beat) => lengthOf(beat, true))).toEqual([600, 600 + LOSS_MS, 600, 600]);
    expect(lengthOf(film.beats[2], false)).toBe(film.beats[2].length);
  });

  test('shows nothing of a hand that the viewer of now may not see', () => {
    const state = position({ ...TWO, phase: 'assault', hands: [['steal'], ['steal']] });
    const film = filmOf({ before: viewOf(state, 0), events: assaultEvents(state, 2) }, 0);
    expect(film && seenIn(film.beats[0], viewOf(assault(state, 2), 1))).toMatchObject({
      viewer: 1,
      hands: [null, [expect.any(Number)]],
    });
  });

  test('there is none where nobody marches on the own map, and none where a card moves somebody', () => {
    const told = assaulted({ seats: 2, foes: ['', 'L2 rat'] }, 1);
    expect([filmOf(told, 0), filmOf({ ...told, events: [] }, 1)]).toEqual([null, null]);
    const pushed = told.events.map((event) => (event.type === 'enemyMoved' ? { ...event, roll: null } : event));
    expect(filmOf({ ...told, events: pushed }, 1)).toBeNull();
  });

  test('MOR-181 who was wounded by a trap goes on with what is left', () => {
    const { film, after } = filmed(
      { foes: ['L5 troll'], heroes: [{ type: 'assassin', at: '3,3' }], traps: [{ at: '2,6', hero: 0 }] },
      3,
    );
    expect(film.beats.at(-1)?.view.foes).toEqual(after.foes);
    expect(after.foes[0].life).toBeLessThan(film.beats[0].view.foes[0].life);
  });

  test('MOR-097 a full purse stays full when a trap kills', () => {
    const { film, after } = filmed(
      {
        foes: ['L5 rat, L2 rat, L1 rat'],
        gold: [22],
        heroes: [{ type: 'assassin', at: '3,3' }],
        traps: [{ at: '2,6', hero: 0 }],
      },
      3,
    );
    expect(film.beats.at(-1)?.view.realms[0].gold).toBe(after.realms[0].gold);
  });

  test('a card that was answered with the march has moved its enemy before the first beat', () => {
    const told = assaulted({ foes: ['L2 orc, C3 rat'] }, 2);
    const orc = dieOf(told.state, 'orc');
    const events = told.events.map((event) =>
      event.type === 'enemyMoved' && event.die === orc ? { ...event, from: { path: 0, square: 1 } } : event,
    );
    const foes = filmOf({ ...told, events }, 0)?.beats[0].view.foes;
    expect(foes?.find(({ die }) => die === orc)).toMatchObject({ path: 0, square: 1 });
  });

  test('on the map that is shown one walks at a time, elsewhere all do', () => {
    const { film } = filmed(TWO, 2);
    const [roll, first] = film.beats;
    expect([marchOn(film, roll, 0), marchOn(null, first, 0)]).toEqual([[], []]);
    expect([marchOn(film, first, 0), marchOn(film, first, 1)]).toEqual([[first.walk], film.march]);
  });
});

describe('the queue', () => {
  const stages = (film: Film, beat: number) => queueOf(film, beat).map(({ stage }) => stage);

  test('tells who waits, who walks, who is done and who has left', () => {
    const { film } = filmed(TWO, 2);
    expect([0, 1, 2, 3].map((beat) => stages(film, beat))).toEqual([
      ['waits', 'waits', 'waits'],
      ['walks', 'waits', 'waits'],
      ['leaves', 'walks', 'waits'],
      ['leaves', 'stays', 'walks'],
    ]);
    expect(turnOf(film, 2)).toMatchObject({ number: 2, count: 3 });
  });

  test('MOR-181 and who died in a trap', () => {
    const { film } = filmed(
      { foes: ['L5 rat, L2 rat'], heroes: [{ type: 'assassin', at: '3,3' }], traps: [{ at: '2,6', hero: 0 }] },
      3,
    );
    expect(stages(film, 2)).toEqual(['dies', 'walks']);
  });

  test('names squares by path and number, the path once where it stays the same', () => {
    const { film, state } = filmed({ foes: ['L9 troll, L3 goblin'] }, 2);
    const marks = Object.fromEntries(queueOf(film, 2).map(({ die, mark }) => [die, mark]));
    expect(marks[dieOf(state, 'troll')]).toMatchObject({
      key: 'morthTable.assault.way',
      params: { from: { key: 'morthTable.assault.spot.left', params: { square: 9 } }, to: expect.any(Number) },
    });
    expect(marks[dieOf(state, 'goblin')]).toMatchObject({
      params: { from: { key: 'morthTable.assault.spot.left' }, to: { key: 'morthTable.assault.spot.centre' } },
    });
  });

  test('says in words what happens, the roll first', () => {
    const { film } = filmed(TWO, 2);
    expect([0, 1, 2].map((beat) => turnOf(film, beat).spoken.key)).toEqual([
      'morthTable.assault.rolled',
      'morthTable.assault.leaves',
      'morthTable.assault.walks',
    ]);
  });
});
