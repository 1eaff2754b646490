import { Easing } from 'react-native-reanimated';
import { lastEnd, nextTracks, restPose, settled, type Track } from '@/scene/diff';
import { ease, poseAt, progress, shakeAt } from '@/scene/motion';
import type { Scene, SceneNode } from '@/scene/nodes';
import type { Shape } from '@/scene/shapes';

const FRONT: readonly Shape[] = [{ t: 'circle', cx: 5, cy: 5, r: 5, fill: '#FFFFFF' }];
const BACK: readonly Shape[] = [{ t: 'circle', cx: 5, cy: 5, r: 5, fill: '#000000' }];
const MOVING = { reduced: false };
const REDUCED = { reduced: true };

const node = (id: string, change: Partial<SceneNode> = {}): SceneNode => ({
  id,
  x: 0,
  y: 0,
  w: 20,
  h: 30,
  z: 0,
  shapes: FRONT,
  ...change,
});
const scene = (...nodes: readonly SceneNode[]): Scene => ({ width: 400, height: 800, nodes });
const trackOf = (tracks: readonly Track[], id: string): Track => {
  const track = tracks.find((each) => each.node.id === id);
  if (track === undefined) throw new Error(`${id} is not there`);
  return track;
};
const between = (before: SceneNode, after: SceneNode, manner = MOVING) =>
  trackOf(nextTracks(settled(scene(before), 0), scene(after), 1000, manner), after.id);

describe('what becomes of a node', () => {
  test('a motion that it brings along is played when it appears, and left out where motion is reduced', () => {
    const keys = [{ at: 0, dy: -50, opacity: 1 }, { at: 500 }];
    const came = (manner: typeof MOVING) =>
      trackOf(nextTracks([], scene(node('a', { keys, delay: 40 })), 0, manner), 'a');
    expect(came(MOVING)).toMatchObject({ fate: 'entered', keys, start: 40, end: 540 });
    expect(poseAt(came(MOVING), 40).y).toBe(restPose(node('a')).y - 50);
    expect(poseAt(came(MOVING), 540)).toEqual(restPose(node('a')));
    expect(came(REDUCED)).toMatchObject({ start: 0, end: 120, from: { opacity: 0 } });
    expect(came(REDUCED).keys).toBeUndefined();
  });

  test('it is kept when it stays as it is', () => {
    const track = between(node('a'), node('a'));
    expect(track).toMatchObject({ fate: 'kept', was: null, flies: false });
    expect(lastEnd([track])).toBe(1000);
  });

  test('it flies 320 ms on an arc when it goes elsewhere', () => {
    const track = between(node('a'), node('a', { x: 200 }));
    expect(track).toMatchObject({ fate: 'moved', start: 1000, end: 1320, arc: 24, flies: true, was: null });
    expect(track.from.x).toBe(10);
    expect(track.to.x).toBe(210);
  });

  test('a card that is only raised takes 160 ms, without arc and in its own layer', () => {
    expect(between(node('a'), node('a', { y: -5 }))).toMatchObject({ start: 1000, end: 1160, arc: 0, flies: false });
  });

  test('it comes from where it enters and goes to where it exits', () => {
    const pile = { x: 300, y: 0, scale: 0.5 };
    const came = trackOf(nextTracks([], scene(node('a', { enter: pile })), 0, MOVING), 'a');
    expect(came).toMatchObject({
      fate: 'entered',
      from: { x: 305, y: 7.5, scale: 0.5, opacity: 1 },
      to: restPose(node('a')),
    });
    const went = trackOf(nextTracks(settled(scene(node('a', { exit: pile })), 0), scene(), 0, MOVING), 'a');
    expect(went).toMatchObject({ fate: 'left', from: restPose(node('a')), to: { x: 305, y: 7.5, scale: 0.5 } });
  });

  test('the next scene may say where it went', () => {
    const next = { ...scene(), exits: { a: { x: 100, y: 100, delay: 60 } } };
    expect(trackOf(nextTracks(settled(scene(node('a')), 0), next, 0, MOVING), 'a')).toMatchObject({
      to: { x: 110, y: 115 },
      start: 60,
      end: 380,
    });
  });

  test('without a way in or out it fades', () => {
    expect(trackOf(nextTracks([], scene(node('a')), 0, MOVING), 'a').from.opacity).toBe(0);
    expect(trackOf(nextTracks(settled(scene(node('a')), 0), scene(), 0, MOVING), 'a').to.opacity).toBe(0);
  });

  test('it stays until its exit ends, and comes back if it returns', () => {
    const leaving = nextTracks(settled(scene(node('a')), 0), scene(), 0, MOVING);
    expect(nextTracks(leaving, scene(node('b')), 100, MOVING).map((track) => track.node.id)).toContain('a');
    expect(nextTracks(leaving, scene(node('b')), 200, MOVING).map((track) => track.node.id)).toEqual(['b']);
    expect(nextTracks(leaving, scene(node('a')), 100, MOVING).map((track) => track.fate)).toEqual(['entered']);
  });

  test('another picture fades in place, another face turns over', () => {
    const repainted = between(node('a'), node('a', { shapes: BACK }));
    expect(repainted).toMatchObject({ was: { turns: false, at: null }, end: 1160 });
    const turned = between(node('a', { face: 'up' }), node('a', { shapes: BACK, face: 'down' }));
    expect(turned).toMatchObject({ was: { turns: true }, end: 1480 });
  });

  test('in a box of another size it starts at the size it had', () => {
    expect(between(node('a'), node('a', { x: 100, w: 40, h: 60 })).from.scale).toBe(0.5);
  });

  test('delay and duration are its own', () => {
    expect(between(node('a'), node('a', { x: 200, delay: 120, duration: 280 }))).toMatchObject({
      start: 1120,
      end: 1400,
    });
  });

  describe('on a way', () => {
    const way = [
      { x: 110, y: 15 },
      { x: 110, y: 115 },
    ];

    test('it walks by the corners, without arc and over what rests', () => {
      expect(between(node('a'), node('a', { x: 200, y: 100, way }))).toMatchObject({
        fate: 'moved',
        way,
        arc: 0,
        flies: true,
      });
    });

    test('a new picture at the same place walks nowhere', () => {
      expect(between(node('a'), node('a', { shapes: BACK, way })).way).toBeUndefined();
    });

    test('who leaves walks to the exit in the time that the exit tells', () => {
      const next = { ...scene(), exits: { a: { x: 200, y: 100, opacity: 0, delay: 40, duration: 420, way } } };
      expect(trackOf(nextTracks(settled(scene(node('a', { duration: 9 })), 0), next, 0, MOVING), 'a')).toMatchObject({
        fate: 'left',
        way,
        start: 40,
        end: 460,
        to: { opacity: 0 },
      });
    });

    test('with reduced motion nobody walks', () => {
      expect(between(node('a'), node('a', { x: 200, way }), REDUCED)).toMatchObject({
        end: 1120,
        was: { turns: false },
      });
      expect(between(node('a'), node('a', { x: 200, way }), REDUCED).way).toBeUndefined();
    });
  });
});

describe('reduced motion', () => {
  test('what moved fades out here and in there, within 120 ms and without delay', () => {
    const track = between(node('a'), node('a', { x: 200, delay: 500 }), REDUCED);
    expect(track).toMatchObject({
      start: 1000,
      end: 1120,
      arc: 0,
      flies: false,
      from: { x: 210, opacity: 0 },
      to: { x: 210 },
      was: { at: { x: 10 }, turns: false },
    });
  });

  test('what enters or leaves does not move either', () => {
    const far = { x: 300, y: 300 };
    expect(trackOf(nextTracks([], scene(node('a', { enter: far })), 0, REDUCED), 'a').from).toEqual({
      x: 10,
      y: 15,
      scale: 1,
      opacity: 0,
    });
    expect(trackOf(nextTracks(settled(scene(node('a', { exit: far })), 0), scene(), 0, REDUCED), 'a').to).toEqual({
      x: 10,
      y: 15,
      scale: 1,
      opacity: 0,
    });
  });
});

test('a scene in the middle of a flight goes on from there', () => {
  const first = nextTracks(settled(scene(node('a')), 0), scene(node('a', { x: 200 })), 0, MOVING);
  const midway = poseAt(trackOf(first, 'a'), 100);
  const second = trackOf(nextTracks(first, scene(node('a', { x: 400 })), 100, MOVING), 'a');
  expect(second.from).toEqual(midway);
  expect(midway.x).toBeGreaterThan(10);
  expect(midway.x).toBeLessThan(210);
  const unchanged = trackOf(nextTracks(first, scene(node('a', { x: 200 })), 100, MOVING), 'a');
  expect(unchanged).toMatchObject({ start: 0, end: 320 });
});

test('tracks are ordered by z, back to front', () => {
  const tracks = settled(scene(node('top', { z: 9 }), node('wall', { z: -1 }), node('card', { z: 3 })), 0);
  expect(tracks.map((track) => track.node.id)).toEqual(['wall', 'card', 'top']);
});

describe('motion', () => {
  const way = {
    from: { x: 0, y: 0, scale: 1, opacity: 1 },
    to: { x: 100, y: 0, scale: 2, opacity: 0 },
    start: 100,
    end: 200,
    arc: 24,
  };

  test('begins and ends exactly', () => {
    expect(poseAt(way, 0)).toEqual(way.from);
    expect(poseAt(way, 100)).toEqual(way.from);
    expect(poseAt(way, 200)).toEqual(way.to);
    expect(poseAt(way, 9999)).toEqual(way.to);
  });

  describe('along a way', () => {
    const walk = {
      from: { x: 0, y: 0, scale: 1, opacity: 1 },
      way: [
        { x: 100, y: 0 },
        { x: 100, y: 100 },
      ],
      to: { x: 0, y: 100, scale: 2, opacity: 0 },
      start: 0,
      end: 300,
      arc: 0,
    };
    const placeAt = (now: number) => [poseAt(walk, now).x, poseAt(walk, now).y];

    test('begins and ends exactly, and is half way in half the time', () => {
      expect(poseAt(walk, 0)).toEqual(walk.from);
      expect(placeAt(150)).toEqual([100, 50]);
      expect(poseAt(walk, 300)).toEqual(walk.to);
    });

    test('never leaves the road', () => {
      for (let now = 0; now <= 300; now += 5) {
        const [x, y] = placeAt(now);
        expect(y === 0 || x === 100 || y === 100).toBe(true);
      }
    });

    test('sets out and arrives softly, but does not stop at corners', () => {
      const stretch = (now: number) =>
        Math.abs(placeAt(now + 5)[0] - placeAt(now)[0]) + Math.abs(placeAt(now + 5)[1] - placeAt(now)[1]);
      expect(stretch(0)).toBeLessThan(1);
      expect(stretch(295)).toBeLessThan(1);
      for (let now = 60; now < 240; now += 5) expect(stretch(now)).toBeGreaterThan(3);
    });

    test('fades only on the last stretch', () => {
      expect(poseAt(walk, 150).opacity).toBe(1);
      expect(poseAt(walk, 250).opacity).toBeLessThan(1);
    });

    test('a way without length is no trap', () => {
      const { from } = walk;
      expect(poseAt({ ...walk, to: from, way: [from] }, 150)).toEqual(from);
    });
  });

  test('is highest where it is half way', () => {
    const heights = Array.from({ length: 101 }, (_, i) => -poseAt(way, 100 + i).y);
    expect(Math.max(...heights)).toBeGreaterThan(23);
    expect(Math.max(...heights)).toBeLessThanOrEqual(24);
  });

  test('the easing is the cubic of the designs', () => {
    const cubic = Easing.bezierFn(0.2, 0.8, 0.2, 1);
    for (let part = 0; part <= 1; part += 0.05) expect(ease(part)).toBeCloseTo(cubic(part), 3);
  });

  test('the easing never turns back', () => {
    const values = Array.from({ length: 200 }, (_, i) => ease(i / 199));
    expect(values).toEqual([...values].sort((a, b) => a - b));
  });

  test('a flight without length is over', () => expect(progress({ ...way, end: 100 }, 100)).toBe(1));

  test('a shake swings both ways by at most 6 points and ends at rest', () => {
    const shifts = Array.from({ length: 101 }, (_, i) => shakeAt(i / 100));
    expect([shifts[0], shifts[100]]).toEqual([0, 0]);
    expect(Math.max(...shifts)).toBeGreaterThan(4);
    expect(Math.min(...shifts)).toBeLessThan(-3);
    expect(Math.max(...shifts.map(Math.abs))).toBeLessThanOrEqual(6);
  });
});
