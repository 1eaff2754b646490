import { apply } from '@/engine';
import { killExits, killNodes, killsIn, KILL_MS } from '@/games/morth/board/map/killScene';
import { dieNode, mapNodes } from '@/games/morth/board/map/mapScene';
import { mapLayout } from '@/games/morth/board/map/mapLayout';
import type { Told } from '@/games/morth/board/table';
import { morth, type Action, type Event, type State, type View } from '@/games/morth/rules';
import { nextTracks, settled } from '@/scene/diff';
import { poseAt } from '@/scene/motion';
import { dieOf, position, type Spec } from '../../../../support/morth';
import { expectPicture } from '../../../../support/picture';
import { assaulted, drawnAt, viewOf } from '../support';

const PLACE = { realm: 0, cell: 42, x: 0, y: 0 };
const SIZE = { width: mapLayout('yellow', 42).width, height: mapLayout('yellow', 42).height };
const DUEL: Spec = {
  seats: 2,
  heroes: [
    { type: 'warrior', at: '5,6' },
    { type: 'warrior', at: '4,6', seat: 1 },
  ],
  foes: ['R6 goblin, L2 orc', ''],
};

type Played = { readonly state: State; readonly events: readonly Event[] };

const play = (state: State, action: Action): Played => apply(morth, state, { seat: 0, action });

/** The warrior strikes the goblin beside it. */
function struck(spec: Spec = DUEL): { readonly before: View; readonly after: State; readonly told: Told } {
  const { state } = play(position(spec), { type: 'activate', hero: 0 });
  const attack = morth
    .legalActions(state, 0)
    .find((action) => action.type === 'attack' && action.targets.includes(dieOf(state, 'goblin')));
  if (attack === undefined) throw new Error('nobody to strike');
  const declared = play(state, attack);
  const done = declared.state.active?.declared == null ? declared : play(declared.state, { type: 'resolveAttack' });
  return { before: viewOf(state), after: done.state, told: { before: viewOf(state), events: done.events } };
}

test('MOR-150 whom a hero killed is told by what happened', () => {
  const { told } = struck();
  expect(killsIn(told)?.dice).toEqual([dieOf(position(DUEL), 'goblin')]);
  expect(killsIn({ ...told, events: [] })).toBeNull();
});

test('MOR-151 a kill by a hero who can learn no more is seen', () => {
  const [warrior, ...others] = DUEL.heroes ?? [];
  const { told, after } = struck({ ...DUEL, heroes: [{ ...warrior, xp: 16 }, ...others] });
  expect(after.heroes[0].experience).toBe(16);
  expect(killsIn(told)?.dice).toEqual([dieOf(position(DUEL), 'goblin')]);
  expect(killNodes(killsIn(told), PLACE)).not.toEqual([]);
});

test('MOR-181 who dies in a trap of an Assault is seen in the march', () => {
  const told = assaulted(
    { foes: ['L5 rat'], heroes: [{ type: 'assassin', at: '3,3' }], traps: [{ at: '2,6', hero: 0 }] },
    3,
  );
  expect(told.events.some(({ type }) => type === 'enemyKilled')).toBe(true);
  expect(killsIn(told)).toBeNull();
});

test('its die breaks into four pieces, and a coin and a star fly off, all over after 420 ms', () => {
  const { before, after, told } = struck();
  const kills = killsIn(told);
  const nodes = killNodes(kills, PLACE);
  const die = dieOf(position(DUEL), 'goblin');
  expect(nodes.map(({ id }) => id)).toEqual([
    ...[0, 1, 2, 3, 'cracks', 'coin', 'star'].map((part) => `kill-${die}-${part}`),
  ]);
  const scene = { ...SIZE, nodes: [...mapNodes(viewOf(after), PLACE, null), ...nodes], exits: killExits(kills, PLACE) };
  const tracks = nextTracks(settled({ ...SIZE, nodes: mapNodes(before, PLACE, null) }, 0), scene, 0, {
    reduced: false,
  });
  expectPicture('morth/kill', drawnAt(tracks, SIZE, 240));
  const shown = (now: number) =>
    tracks.filter(({ node }) => node.id.startsWith('kill-')).map((track) => poseAt(track, now).opacity > 0);
  expect(shown(110).every(Boolean)).toBe(true);
  expect(shown(KILL_MS).some(Boolean)).toBe(false);
  expect(tracks.find(({ node }) => node.id === dieNode(die))).toMatchObject({ fate: 'left', end: 1 });
});

test('small maps show no pieces', () => {
  const kills = killsIn(struck().told);
  expect([
    killNodes(kills, { ...PLACE, cell: 20 }),
    killExits(kills, { ...PLACE, cell: 20 }),
    killNodes(null, PLACE),
  ]).toEqual([[], {}, []]);
});
