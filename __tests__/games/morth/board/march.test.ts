import { lengthOfMarch, marchBetween, STEP_MS, type March } from '@/games/morth/board/march';
import { cellCentre, mapLayout, squarePlace } from '@/games/morth/board/mapLayout';
import { dieNode, mapExits, mapNodes } from '@/games/morth/board/mapScene';
import { MAPS, type State, type View } from '@/games/morth/rules';
import { nextTracks, settled } from '@/scene/diff';
import { poseAt } from '@/scene/motion';
import { assault, at, dieOf, position, type Spec } from '../../../support/morth';
import { viewOf } from './support';

/** A position before its Assault, and after a roll. */
function marched(spec: Spec, roll: number): { readonly state: State; readonly before: View; readonly after: View; readonly march: March } {
  const state = position({ ...spec, phase: 'assault' });
  const [before, after] = [viewOf(state), viewOf(assault(state, roll))];
  return { state, before, after, march: marchBetween(before, after) };
}

const LETTERS = ['L', 'C', 'R'];
const wayOf = ({ state, march }: ReturnType<typeof marched>, enemy: Parameters<typeof dieOf>[1], spot?: string) => {
  const walk = march.find(({ die }) => die === dieOf(state, enemy, spot));
  return walk && [...walk.spots.map(({ path, square }) => `${LETTERS[path]}${square}`), walk.end].join(' ');
};

describe('the ways of an Assault', () => {
  test.each<[string, Spec, number, Parameters<typeof dieOf>[1], string]>([
    ['MOR-155 speed and roll make the number of squares', { foes: ['L9 rat'] }, 2, 'rat', 'L10 L11 L12 L13 L14 stays'],
    ['MOR-176 a goblin changes its path at every crossing', { foes: ['C12 goblin'] }, 1, 'goblin', 'R5 R6 C17 stays'],
    ['MOR-164 who finds the last square full stops before it', { foes: ['L8 orc, L8 troll, L8 skeleton, L7 minotaur'] }, 1, 'minotaur', 'L8 L9 stays'],
    ['MOR-166 who has more steps than squares leaves', { foes: ['L16 rat'] }, 3, 'rat', 'leaves'],
  ])('%s', (_, spec, roll, enemy, way) => expect(wayOf(marched(spec, roll), enemy)).toBe(way));

  test('MOR-181 a trap that kills ends the way', () => {
    const seen = marched({ foes: ['L9 rat'], heroes: [{ type: 'assassin', at: '3,3' }], traps: [{ at: pointOf(0, 11), hero: 0 }] }, 3);
    expect(wayOf(seen, 'rat')).toBe('L10 L11 dies');
  });

  test('MOR-156 they go one after the other, left path first and those in front first; other maps do not wait', () => {
    const { state, march } = marched({ seats: 2, foes: ['C3 rat, L2 orc, L7 troll', 'L2 goblin'] }, 1);
    const own = march.filter(({ realm }) => realm === 0);
    expect(own.map(({ die }) => die)).toEqual([dieOf(state, 'troll'), dieOf(state, 'orc'), dieOf(state, 'rat')]);
    own.slice(1).forEach(({ start }, i) => expect(start).toBe(own[i].start + own[i].duration));
    own.forEach(({ spots, duration }) => expect(duration).toBe(spots.length * STEP_MS));
    expect(march.find(({ realm }) => realm === 1)?.start).toBe(0);
    expect(lengthOfMarch(march, 0)).toBe(own.reduce((sum, { duration }) => sum + duration, 0));
  });

  test('where the roll is already gone it is found by what it did', () => {
    const { after, before, march } = marched({ foes: ['L2 orc, C3 rat'] }, 2);
    expect(marchBetween(before, { ...after, roll: null, moved: false, phase: 'morth' })).toEqual(march);
  });

  test('any other change is no march', () => {
    const { before, after } = marched({ foes: ['L2 orc, C3 rat'] }, 2);
    expect(marchBetween(before, before)).toEqual([]);
    expect(marchBetween(after, after)).toEqual([]);
    expect(marchBetween({ ...before, phase: 'heroes' }, after)).toEqual([]);
  });
});

/** 'column,row' of a square of a path on the first map. */
function pointOf(path: number, square: number): string {
  const cell = MAPS.yellow.paths[path].cells[square - 1];
  return `${cell % 9},${Math.floor(cell / 9)}`;
}

describe('on the board', () => {
  const PLACE = { realm: 0, cell: 40, x: 0, y: 0 };
  const LAYOUT = mapLayout('yellow', 40);
  const scene = (view: View, march: March = []) => ({ width: 400, height: 800, nodes: mapNodes(view, PLACE, null, march), exits: mapExits(view, [PLACE], march) });
  const tracksOf = ({ before, after, march }: ReturnType<typeof marched>) => nextTracks(settled(scene(before), 0), scene(after, march), 0, { reduced: false });

  test('a die goes from square to square in the middle of the road', () => {
    const seen = marched({ foes: ['L9 rat'] }, 2);
    const track = tracksOf(seen).find(({ node }) => node.id === dieNode(dieOf(seen.state, 'rat')));
    expect(track?.way).toEqual([10, 11, 12, 13].map((square) => squarePlace(LAYOUT, 0, square)));
    const road = MAPS.yellow.paths[0].cells.slice(8, 14).map((cell) => cellCentre(LAYOUT, cell));
    for (let now = 0; track !== undefined && now <= track.end; now += 20) {
      const { x, y } = poseAt(track, now);
      expect(Math.min(...road.map((one) => Math.hypot(one.x - x, one.y - y)))).toBeLessThanOrEqual(20.01);
    }
  });

  test('who leaves walks beyond the exit with its badge and fades there', () => {
    const seen = marched({ foes: ['L15 rat'] }, 3);
    const id = dieNode(dieOf(seen.state, 'rat'));
    const [die, badge] = [id, `${id}/badge`].map((name) => tracksOf(seen).find(({ node }) => node.id === name));
    const out = squarePlace(LAYOUT, 0, MAPS.yellow.paths[0].cells.length + 1);
    expect(die).toMatchObject({ fate: 'left', to: { opacity: 0 } });
    expect(die?.to.x).toBeCloseTo(out.x);
    expect(die?.to.y).toBeCloseTo(out.y);
    expect(badge).toMatchObject({ fate: 'left', start: die?.start, end: die?.end });
  });

  test('MOR-258 a trap lies there until it is stepped on', () => {
    const place = pointOf(0, 11);
    const seen = marched({ foes: ['L9 rat'], heroes: [{ type: 'assassin', at: '3,3' }], traps: [{ at: place, hero: 0 }] }, 3);
    expect(tracksOf(seen).find(({ node }) => node.id === `m0-trap-${at(place)}`)).toMatchObject({ fate: 'left', start: 2 * STEP_MS });
  });
});
