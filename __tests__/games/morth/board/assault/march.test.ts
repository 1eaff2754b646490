import {
  lengthOfMarch,
  LOOK_MS,
  LOSS_MS,
  marchAfter,
  marchOf,
  STEP_MS,
  type March,
} from '@/games/morth/board/assault/march';
import { cellCentre, mapLayout, squarePlace } from '@/games/morth/board/map/mapLayout';
import { dieNode, mapExits, mapNodes } from '@/games/morth/board/map/mapScene';
import { MAPS, type View } from '@/games/morth/rules';
import { nextTracks, settled } from '@/scene/diff';
import { poseAt } from '@/scene/motion';
import { at, dieOf, type Spec } from '../../../../support/morth';
import { assaulted, type Assaulted } from '../support';

/** An Assault and its march. */
function marched(spec: Spec, roll: number): Assaulted & { readonly march: March } {
  const told = assaulted(spec, roll);
  return { ...told, march: marchOf(told.events) };
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
    [
      'MOR-164 who finds the last square full stops before it',
      { foes: ['L8 orc, L8 troll, L8 skeleton, L7 minotaur'] },
      1,
      'minotaur',
      'L8 L9 stays',
    ],
    ['MOR-166 who has more steps than squares leaves', { foes: ['L16 rat'] }, 3, 'rat', 'leaves'],
  ])('%s', (_, spec, roll, enemy, way) => expect(wayOf(marched(spec, roll), enemy)).toBe(way));

  test('MOR-181 a trap that kills ends the way', () => {
    const seen = marched(
      { foes: ['L9 rat'], heroes: [{ type: 'assassin', at: '3,3' }], traps: [{ at: pointOf(0, 11), hero: 0 }] },
      3,
    );
    expect(wayOf(seen, 'rat')).toBe('L10 L11 dies');
  });

  test('MOR-156 they go one after the other, left path first and those in front first; other maps do not wait', () => {
    const { state, march } = marched({ seats: 2, foes: ['C3 rat, L2 orc, L7 troll', 'L2 goblin'] }, 1);
    const own = march.filter(({ realm }) => realm === 0);
    expect(own.map(({ die }) => die)).toEqual([dieOf(state, 'troll'), dieOf(state, 'orc'), dieOf(state, 'rat')]);
    own.slice(1).forEach(({ turn }, i) => expect(turn).toBe(own[i].until));
    own.forEach(({ spots, turn, start, duration, until }) => {
      expect([start - turn, duration, until]).toEqual([LOOK_MS, spots.length * STEP_MS, start + duration]);
    });
    expect(march.find(({ realm }) => realm === 1)?.turn).toBe(0);
    expect(lengthOfMarch(march, 0)).toBe(own[2].until);
  });

  test('MOR-155, MOR-182 the sum is speed and roll, less what a barrier took', () => {
    const heroes: Spec['heroes'] = [{ type: 'miner', at: '3,3' }];
    const [free] = marched({ foes: ['L9 rat'] }, 2).march;
    const [barred] = marched({ foes: ['L9 rat'], heroes, barriers: [{ at: pointOf(0, 10), hero: 0 }] }, 2).march;
    expect(free).toMatchObject({ speed: 3, roll: 2, slowed: 0 });
    expect(barred).toMatchObject({ speed: 3, roll: 2, slowed: 5 - barred.spots.length });
    expect(barred.spots.length).toBeLessThan(5);
  });

  test('MOR-168 who leaves takes something along, and a flash follows', () => {
    const {
      march: [walk],
    } = marched({ foes: ['L16 rat'], gold: [3] }, 3);
    expect(walk).toMatchObject({
      end: 'leaves',
      wounds: 1,
      coins: 1,
      duration: STEP_MS,
      until: walk.start + STEP_MS + LOSS_MS,
    });
  });

  test.each([1, 2, 3])('MOR-154 a lone goblin on its last square leaves by the roll that was rolled: %i', (roll) => {
    const { march, after } = marched({ seats: 1, foes: ['L16 goblin'] }, roll);
    expect(march).toMatchObject([{ enemy: 'goblin', end: 'leaves', roll }]);
    expect(after).toMatchObject({ roll: null, foes: [] });
  });

  test('MOR-173 who leaves takes no more than there is, MOR-097 and a trap brings no more than there is room for', () => {
    expect(marched({ foes: ['L16 rat'], gold: [0] }, 3).march[0]).toMatchObject({ wounds: 1, coins: 0 });
    const full = marched(
      {
        foes: ['L9 rat'],
        gold: [22],
        heroes: [{ type: 'assassin', at: '3,3' }],
        traps: [{ at: pointOf(0, 11), hero: 0 }],
      },
      3,
    );
    expect(full.march[0]).toMatchObject({ end: 'dies', reward: full.after.realms[0].gold - 22 });
  });

  test('any other move is no march; one that stirs no enemies lets a march go on', () => {
    const { march, events } = marched({ foes: ['L2 orc, C3 rat'] }, 2);
    expect(marchOf([{ type: 'turnEnded', seat: 0 }])).toEqual([]);
    expect(marchAfter([], events)).toEqual(march);
    expect(marchAfter(march, [{ type: 'waveBegan', wave: 2, round: 1, waveInRound: 2, lord: 1 }])).toBe(march);
    expect(marchAfter(march, [{ type: 'enemiesArrived', arrivals: [] }])).toEqual([]);
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
  const scene = (view: View, march: March = []) => ({
    width: 400,
    height: 800,
    nodes: mapNodes(view, PLACE, null, march),
    exits: mapExits(view, [PLACE], march),
  });
  const tracksOf = ({ before, after, march }: ReturnType<typeof marched>) =>
    nextTracks(settled(scene(before), 0), scene(after, march), 0, { reduced: false });

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

  test('MOR-176 a goblin makes a half turn where it turns off, and nobody else does', () => {
    const turnsOf = (enemy: 'goblin' | 'rat') => {
      const seen = marched({ foes: [`C12 ${enemy}`] }, 1);
      return tracksOf(seen).find(({ node }) => node.id === dieNode(dieOf(seen.state, enemy)))?.turns;
    };
    expect([turnsOf('goblin'), turnsOf('rat')]).toEqual([[0, 2], undefined]);
  });

  test('a die that stands makes room only when another comes', () => {
    const { after, march } = marched({ foes: ['L9 troll, C12 rat'] }, 1);
    const troll = after.foes.find(({ enemy }) => enemy === 'troll');
    const rat = march.find(({ enemy }) => enemy === 'rat');
    if (troll === undefined || rat === undefined) throw new Error('they are gone');
    const alone = { ...after, foes: [troll] };
    const joined = { ...after, foes: [troll, { ...troll, die: rat.die }] };
    const coming = [{ ...rat, spots: [{ path: troll.path, square: troll.square }] }];
    const track = nextTracks(settled(scene(alone), 0), scene(joined, coming), 0, { reduced: false }).find(
      ({ node }) => node.id === dieNode(troll.die),
    );
    expect(track?.start).toBeGreaterThan(rat.start);
    expect(track?.start).toBeLessThan(rat.start + rat.duration);
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
    const seen = marched(
      { foes: ['L9 rat'], heroes: [{ type: 'assassin', at: '3,3' }], traps: [{ at: place, hero: 0 }] },
      3,
    );
    expect(tracksOf(seen).find(({ node }) => node.id === `m0-trap-${at(place)}`)).toMatchObject({
      fate: 'left',
      start: LOOK_MS + 2 * STEP_MS,
    });
  });
});
