import { act, render, screen } from '@testing-library/react-native';
import { Profiler } from 'react';
import { GestureHandlerRootView, State } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';
import { displaced, nextTracks, settled } from '@/scene/diff';
import { poseAt } from '@/scene/motion';
import type { Scene, Target } from '@/scene/nodes';
import { SceneCanvas } from '@/scene/SceneCanvas';
import { carriedBy, letGo, useDrag, type Drag } from '@/scene/useDrag';
import { draws } from '@/scene/useDrawing';
import { boardPoint, fitCamera, lensOf } from '@/scene/camera';
import { makeMutable } from 'react-native-reanimated';

// Reanimated prepares itself in a frame of its own, which timers that are exchanged would lose.
beforeAll(async () => {
  await new Promise((ready) => setTimeout(ready, 100));
  jest.useFakeTimers();
});
afterAll(() => jest.useRealTimers());

/** What a drag may begin on. */
type Grips = ReturnType<Parameters<typeof draws>[0]['grips']['get']>;

const SHAPES = [{ t: 'rect', x: 0, y: 0, w: 40, h: 40, fill: '#FFFFFF' }] as const;
const scene = (x: number): Scene => ({
  width: 400,
  height: 400,
  nodes: [{ id: 'unit', x, y: 100, w: 40, h: 40, z: 0, shapes: SHAPES }],
});
const unit: Target = {
  id: 'unit:1',
  node: 'unit',
  x: 100,
  y: 100,
  w: 40,
  h: 40,
  role: 'button',
  label: { key: 'Spears' },
  drags: true,
};

/** A board of 400 in a window of 200: a point of the board is half a point of the screen. */
async function show(options: Parameters<typeof useDrag>[0]) {
  const told = { onBegin: jest.fn(), onEnd: jest.fn(), renders: 0 };
  let drag: Drag | undefined;
  function Table() {
    drag = useDrag({ ...options, onBegin: told.onBegin, onEnd: told.onEnd });
    return (
      <Profiler id="table" onRender={() => (told.renders += 1)}>
        <SceneCanvas
          scene={scene(100)}
          targets={[unit]}
          words={({ key }) => key}
          onTap={() => {}}
          zoomable
          window={{ width: 200, height: 200 }}
          drag={drag}
        />
      </Profiler>
    );
  }
  render(
    <GestureHandlerRootView>
      <Table />
    </GestureHandlerRootView>,
  );
  await act(async () => {});
  if (drag === undefined) throw new Error('No drag.');
  return { told, drag };
}

const pull = (last: State) =>
  act(() => {
    fireGestureHandler(getByGestureTestId('scene:draw'), [
      { state: State.BEGAN, x: 60, y: 60, translationX: 0, translationY: 0 },
      { state: State.ACTIVE, x: 66, y: 60, translationX: 6, translationY: 0 },
      { state: State.ACTIVE, x: 90, y: 70, translationX: 30, translationY: 10 },
      { state: last, x: 90, y: 70, translationX: 30, translationY: 10 },
    ]);
    jest.advanceTimersByTime(32);
  });

test('a drag gives points of the board and what it began on, and renders nothing', async () => {
  const { told, drag } = await show({ carries: true });
  const before = told.renders;
  pull(State.END);
  expect(told.renders).toBe(before);
  expect([drag.from.get(), drag.at.get(), drag.target.get()]).toEqual([
    { x: 120, y: 120 },
    { x: 180, y: 140 },
    'unit:1',
  ]);
  const whole = { target: 'unit:1', from: { x: 120, y: 120 }, at: { x: 180, y: 140 } };
  expect(told.onBegin).toHaveBeenCalledTimes(1);
  expect(told.onBegin.mock.calls[0][0]).toMatchObject({ target: 'unit:1', from: { x: 120, y: 120 } });
  expect(told.onEnd.mock.calls).toEqual([[whole, true]]);
});

test('a drag that is broken off says so', async () => {
  const { told } = await show({});
  pull(State.FAILED);
  expect(told.onEnd.mock.calls.map(([, done]) => done)).toEqual([false]);
});

test('what it carries goes along, waits where it was let go, and then returns', async () => {
  const { drag } = await show({ carries: true });
  pull(State.END);
  expect(carriedBy(drag)).toEqual({ thing: 'unit', dx: 60, dy: 20 });
  act(() => jest.advanceTimersByTime(1000));
  expect(carriedBy(drag)).toBeUndefined();
});

test('what was let go flies on from there when the game moves it', async () => {
  const { drag } = await show({ carries: true });
  pull(State.END);
  const carried = letGo(drag);
  if (carried === undefined) throw new Error('Nothing was carried.');
  expect(letGo(drag)).toBeUndefined();
  const tracks = nextTracks(displaced(settled(scene(100), 0), carried, 0), scene(200), 0, { reduced: false });
  expect(poseAt(tracks[0], 0)).toMatchObject({ x: 180, y: 140 });
  expect(poseAt(tracks[0], 1000)).toMatchObject({ x: 220, y: 120 });
});

test('whether a drag pans or draws is the choice of the game', async () => {
  const lens = lensOf({ width: 400, height: 400 }, { width: 200, height: 200 });
  const camera = makeMutable(fitCamera(lens));
  const board = { camera, busy: makeMutable(0), lens, reduced: false, facing: { sign: 1, mirrored: false } as const };
  const grips = makeMutable<Grips>([{ ...unit, thing: 'unit', drags: true }]);
  const { drag } = await show({});
  const onUnit = { x: 60, y: 60 };
  const onGround = { x: 180, y: 180 };
  expect(boardPoint(camera.get(), onUnit)).toEqual({ x: 120, y: 120 });
  const takes = (ground: Drag['ground']) =>
    [onUnit, onGround].map((finger) => draws({ drag: { ...drag, ground }, board, grips }, finger));
  expect(takes('pans')).toEqual([true, false]);
  expect(takes('draws')).toEqual([true, true]);
  expect(screen.getByTestId('scene:overlay')).toBeOnTheScreen();
});
