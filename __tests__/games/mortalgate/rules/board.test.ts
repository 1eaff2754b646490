import {
  ALTARS,
  distance,
  labelOf,
  mortalgate,
  NEIGHBOURS_OF,
  nodeAt,
  NODES,
  PASSABLE,
  reachFrom,
  sees,
  shockwaveNodes,
  SPAWN_NODES,
  SPAWNS,
  splinterNodes,
  STEPS_TO_ZONE,
  TERRAIN,
  ZONES,
} from '@/games/mortalgate/rules';
import {
  columnOf,
  DIRECTIONS,
  neighbour,
  nodeIn,
  OFF,
  Q,
  R,
  ring,
  rowOf,
  sample,
  within,
} from '@/games/mortalgate/rules/hex';
import { sightTo } from '@/games/mortalgate/rules/questions';
import vectors from '../data/hexVectors.json';

const EMPTY = { heroes: [] };
const label = (node: number) => (node === OFF ? null : labelOf(node));
const labels = (nodes: readonly number[]) => nodes.map(labelOf);

test.each(vectors.coordinates)('GATE-012 GATE-D09 $label has its column, row and number', (vector) => {
  const node = nodeAt(vector.label);
  expect({ x: columnOf(node), y: rowOf(node), q: Q[node], r: R[node], number: node }).toEqual({
    x: vector.x,
    y: vector.y,
    q: vector.q,
    r: vector.r,
    number: vector.number,
  });
  expect(labelOf(node)).toBe(vector.label);
});

test.each(vectors.neighbours)('GATE-013 the neighbours of $node', (vector) => {
  const found = DIRECTIONS.map((_, direction) => label(neighbour(nodeAt(vector.node), direction)));
  expect(found).toEqual(DIRECTIONS.map((name) => vector[name]));
});

test('GATE-014 116 nodes are impassable, 88 of rock and 28 of sea', () => {
  expect(TERRAIN).toHaveLength(NODES);
  expect(TERRAIN.filter((terrain) => terrain === 'rock')).toHaveLength(88);
  expect(TERRAIN.filter((terrain) => terrain === 'sea')).toHaveLength(28);
  expect(PASSABLE.filter((passable) => !passable)).toHaveLength(116);
  expect(['F4', 'B7', 'Q25'].map((name) => TERRAIN[nodeAt(name)])).toEqual(['rock', 'rock', 'rock']);
});

test('a half turn lays the board onto itself', () => {
  const turned = (node: number) => nodeIn(21 - columnOf(node), 27 - rowOf(node));
  expect(TERRAIN.map((_, node) => TERRAIN[turned(node)])).toEqual(TERRAIN);
  expect(SPAWNS[0].map(turned)).toEqual(SPAWNS[1]);
  expect(ALTARS.map(({ node }) => turned(node)).sort()).toEqual(ALTARS.map(({ node }) => node).sort());
});

test('GATE-016 eight altars with a blessing each', () => {
  expect(ALTARS.map(({ node, blessing }) => `${blessing} ${labelOf(node)}`)).toEqual([
    'pinpoint C5',
    'splinter T7',
    'forceful I10',
    'sprint C14',
    'evasive T15',
    'divineShield N19',
    'shockwave C22',
    'leech T24',
  ]);
});

test('GATE-017 a zone is the altar and its six neighbours', () => {
  expect(ZONES.map((zone) => zone.length)).toEqual(Array(8).fill(7));
  expect(labels(ZONES[0])).toEqual(['C5', 'C4', 'D5', 'D6', 'C6', 'B6', 'B5']);
  expect(labels(ZONES[4])).toEqual(['T15', 'T14', 'U14', 'U15', 'T16', 'S15', 'S14']);
});

test('GATE-018 GATE-D10 all nodes of a zone can be entered, the altar too', () => {
  expect(ZONES.flat().every((node) => PASSABLE[node])).toBe(true);
});

test('GATE-019 no node lies in two zones', () => {
  expect(new Set(ZONES.flat()).size).toBe(56);
});

test('GATE-020 GATE-D11 the spawn points', () => {
  expect(labels(SPAWNS[0])).toEqual(['K26', 'L27', 'J27', 'K27', 'L28', 'J28', 'K28']);
  expect(labels(SPAWNS[1])).toEqual(['L3', 'K2', 'M2', 'L2', 'K1', 'M1', 'L1']);
  expect(labels(SPAWN_NODES)).toEqual(['K27', 'L2']);
});

test('a match begins with nothing won, hurt or used', () => {
  const state = mortalgate.setup(mortalgate.parseConfig({}), 2, 1);
  expect(state.altars).toEqual(Array(8).fill(null));
  expect(state.grace).toEqual([0, 0]);
});

test.each(vectors.distances)('GATE-D13 from $a to $b it is $distance', ({ a, b, distance: steps }) => {
  expect(distance(nodeAt(a), nodeAt(b))).toBe(steps);
});

const between = (value: unknown) =>
  (value as readonly (string | null | readonly (string | null)[])[]).map((step) => [step].flat().sort());

test.each(vectors.lines)('GATE-073 the line from $from to $to', (vector) => {
  const [from, to] = [nodeAt(vector.from), nodeAt(vector.to)];
  expect(distance(from, to)).toBe(vector.distance);
  const line = Array.from({ length: vector.distance - 1 }, (_, i) =>
    sample(from, to, i + 1)
      .map(label)
      .sort(),
  );
  expect(line).toEqual(between(vector.between));
});

test.each(vectors.terrainSight)('GATE-075 on the empty island $from sees $to: $seen', ({ from, to, seen }) => {
  expect(sees(EMPTY, 0, nodeAt(from), nodeAt(to))).toBe(seen);
  expect(sightTo(EMPTY, 0, nodeAt(from), nodeAt(to)).seen).toBe(seen);
  expect(sees(EMPTY, 0, nodeAt(to), nodeAt(from))).toBe(seen);
});

test.each(vectors.splinter)('GATE-191 beside $target, struck from $attacker', ({ attacker, target, left, right }) => {
  const beside = [left, right].filter((node) => node !== null).sort();
  expect(labels(splinterNodes(nodeAt(attacker), nodeAt(target))).sort()).toEqual(beside);
});

test.each(vectors.behind)('GATE-194 behind $target, struck from $attacker', ({ attacker, target, nodes, reached }) => {
  const [from, at] = [nodeAt(attacker), nodeAt(target)];
  const far = distance(from, at);
  expect([far + 1, far + 2].map((step) => label(sample(from, at, step)[0]))).toEqual(nodes);
  expect(labels(shockwaveNodes(from, at))).toEqual(reached);
});

test.each(vectors.reachableOnEmptyBoard)(
  'GATE-059 with $movement points $nodesIncludingStart nodes are in reach of $node',
  ({ node, movement, nodesIncludingStart }) => {
    const reach = reachFrom(EMPTY, nodeAt(node), movement);
    expect(new Set(reach.nodes).size).toBe(nodesIncludingStart);
    expect(reach.paths.every((path) => path.length <= movement)).toBe(true);
  },
);

test('from its camp every team walks as far as the table says', () => {
  const walk = SPAWN_NODES.map((node) => STEPS_TO_ZONE.map((steps) => steps[node]));
  expect(walk).toEqual([
    [26, 24, 18, 16, 16, 9, 8, 8],
    [8, 8, 9, 16, 16, 18, 24, 26],
  ]);
});

test('rings hold the nodes at their distance, clockwise from the north', () => {
  const centre = nodeAt('K14');
  for (const radius of [1, 2, 6]) {
    expect(ring(centre, radius)).toHaveLength(6 * radius);
    expect(ring(centre, radius).every((node) => distance(centre, node) === radius)).toBe(true);
  }
  expect(ring(centre, 1)).toEqual(NEIGHBOURS_OF[centre]);
  expect(within(centre, 2)).toHaveLength(19);
  expect(within(nodeAt('A1'), 1)).toHaveLength(4);
});
