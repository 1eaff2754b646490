import { apply, runThinker } from '@/engine';
import { filmOf, lengthOf, pointsOf } from '@/games/portal/board/told/film';
import { after } from '@/games/portal/board/told/after';
import { tallyOf } from '@/games/portal/board/told/words';
import { planOf, type Selection } from '@/games/portal/board/flow';
import { portal, type Action, type State } from '@/games/portal/rules';
import { field, situation } from '../support';

/** What the table shows of some commands of the first seat. */
function shown(state: State, actions: readonly Action[]) {
  const before = portal.view(state, 0);
  const events = [];
  let now = state;
  for (const action of actions) {
    const next = apply(portal, now, { seat: 0, action });
    now = next.state;
    events.push(...next.events);
  }
  return { before, events, state: now, film: filmOf({ before, events }) };
}

const SHOOT: Action = { type: 'shoot', group: 1, by: 'own', unit: 3, shots: [] };
const aim = (x: number, y: number): Selection => ({
  type: 'aim',
  group: 1,
  aim: { kind: 'ground', at: { x, y } },
  way: null,
  facing: null,
});

test('a volley is one beat with all its dice, and ends with the table as it is', () => {
  const { film, state } = shown(field(), [SHOOT]);
  const [volley] = film?.beats ?? [];
  expect(volley).toMatchObject({ kind: 'fight', attacks: [{}, {}, {}, {}] });
  expect(film?.beats.at(-1)?.view.elements.map(({ where }) => where)).toEqual(state.elements.map(({ where }) => where));
});

test('a move is one beat from where everybody stood to where everybody stands', () => {
  const actions = planOf(situation(field(), aim(380, 345)))?.chosen.actions ?? [];
  const { film, state } = shown(field(), actions);
  const [move] = film?.beats ?? [];
  expect(move?.kind).toBe('move');
  expect(move?.before.elements.map(({ x, y }) => [x, y])).toEqual(field().elements.map(({ x, y }) => [x, y]));
  expect(move?.view.elements.map(({ x, y }) => [x, y])).toEqual(state.elements.map(({ x, y }) => [x, y]));
  expect(move && pointsOf(move)).toContainEqual(expect.objectContaining({ x: 300, y: 300 }));
});

test('whoever holds shows nothing; without motion a beat is as long as it takes to read it', () => {
  expect(shown(field(), [{ type: 'hold', group: 1 }]).film).toBeNull();
  const [volley] = shown(field(), [SHOOT]).film?.beats ?? [];
  expect(volley && lengthOf(volley, true)).toBe(900);
  expect(volley && lengthOf(volley, false)).toBeGreaterThan(900);
});

test('the note of a volley counts attacks, hits and falls', () => {
  const { film } = shown(field(), [SHOOT]);
  const [volley] = film?.beats ?? [];
  if (volley?.kind !== 'fight') throw new Error('no volley');
  const hits = volley.attacks.filter(({ hit }) => hit).length;
  expect(tallyOf(volley.events)[0]).toEqual({ key: 'portalFilm.attacks', params: { count: 4, hits } });
});

test('whatever bots do in a battle, what is shown of it ends with everybody where the rules have them', () => {
  let state = field();
  const places = ({ elements }: Pick<State, 'elements'>) =>
    elements.filter(({ where }) => where === 'table').map(({ id, x, y, facing }) => [id, x, y, facing]);
  let moved = 0;
  for (let number = 1; number <= 24; number++) {
    const [seat] = portal.toMove(state);
    if (seat === undefined) break;
    const action = runThinker(portal.bots.easy.think(portal.view(state, seat), seat, number));
    const { state: next, events } = apply(portal, state, { seat, action });
    const seen = events.reduce(after, portal.view(state, 0));
    expect(places(seen)).toEqual(places(next));
    expect(seen.turn).toBe(next.turn);
    moved += events.filter(({ type }) => type === 'groupMoved' || type === 'modelLost').length;
    state = next;
  }
  expect(moved).toBeGreaterThan(4);
});
