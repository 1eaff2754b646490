import { apply } from '@/engine';
import { killExits, killNodes, killsBetween, KILL_MS } from '@/games/morth/board/map/killScene';
import { dieNode, mapNodes } from '@/games/morth/board/map/mapScene';
import { mapLayout } from '@/games/morth/board/map/mapLayout';
import { morth, type Action, type State } from '@/games/morth/rules';
import { nextTracks, settled } from '@/scene/diff';
import { poseAt } from '@/scene/motion';
import { dieOf, position, type Spec } from '../../../../support/morth';
import { expectPicture } from '../../../../support/picture';
import { drawnAt, viewOf } from '../support';

jest.setTimeout(180_000);

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

const play = (state: State, ...actions: Action[]): State =>
  actions.reduce((now, action) => apply(morth, now, { seat: 0, action }).state, state);

/** The warrior strikes the goblin beside it. */
function struck(): { readonly before: State; readonly after: State } {
  const before = play(position(DUEL), { type: 'activate', hero: 0 });
  const attack = morth
    .legalActions(before, 0)
    .find((action) => action.type === 'attack' && action.targets.includes(dieOf(before, 'goblin')));
  if (attack === undefined) throw new Error('nobody to strike');
  const declared = play(before, attack);
  return { before, after: declared.active?.declared == null ? declared : play(declared, { type: 'resolveAttack' }) };
}

test('who is gone while a hero learns was killed', () => {
  const { before, after } = struck();
  expect(killsBetween(viewOf(before), viewOf(after))?.dice).toEqual([dieOf(before, 'goblin')]);
  expect(killsBetween(viewOf(before), viewOf(before))).toBeNull();
  expect(killsBetween({ ...viewOf(before), phase: 'assault' }, viewOf(after))).toBeNull();
});

test('its die breaks into four pieces, and a coin and a star fly off, all over after 420 ms', () => {
  const { before, after } = struck();
  const kills = killsBetween(viewOf(before), viewOf(after));
  const nodes = killNodes(kills, PLACE);
  const die = dieOf(before, 'goblin');
  expect(nodes.map(({ id }) => id)).toEqual([
    ...[0, 1, 2, 3, 'cracks', 'coin', 'star'].map((part) => `kill-${die}-${part}`),
  ]);
  const scene = { ...SIZE, nodes: [...mapNodes(viewOf(after), PLACE, null), ...nodes], exits: killExits(kills, PLACE) };
  const tracks = nextTracks(settled({ ...SIZE, nodes: mapNodes(viewOf(before), PLACE, null) }, 0), scene, 0, {
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
  const { before, after } = struck();
  const kills = killsBetween(viewOf(before), viewOf(after));
  expect([
    killNodes(kills, { ...PLACE, cell: 20 }),
    killExits(kills, { ...PLACE, cell: 20 }),
    killNodes(null, PLACE),
  ]).toEqual([[], {}, []]);
});
