import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { createRef, Profiler } from 'react';
import { GestureHandlerRootView, State } from 'react-native-gesture-handler';
import { fireGestureHandler, getByGestureTestId } from 'react-native-gesture-handler/jest-utils';
import type { Words } from '@/engine';
import type { Scene, Target } from '@/scene/nodes';
import { SceneCanvas, type SceneHandle } from '@/scene/SceneCanvas';
import { SceneFonts } from '@/scene/SceneFonts';
import { testFonts } from '../support/fonts';

const SCENE: Scene = {
  width: 390,
  height: 600,
  nodes: [
    {
      id: 'pearl:3',
      x: 20,
      y: 20,
      w: 58,
      h: 80,
      z: 1,
      shapes: [{ t: 'circle', cx: 29, cy: 40, r: 20, fill: '#D5DCF0' }],
    },
  ],
};
const TARGETS: readonly Target[] = [
  {
    id: 'pearl:3',
    x: 20,
    y: 20,
    w: 58,
    h: 80,
    role: 'button',
    label: { key: 'Pearl 3, first of the display' },
    hint: { key: 'Takes it' },
  },
  { id: 'proposal:1', x: 20, y: 120, w: 20, h: 20, role: 'radio', label: { key: 'Pays 3 and 5' }, selected: true },
  { id: 'character:9', x: 20, y: 160, w: 146, h: 158, role: 'button', label: { key: 'Sorceress' }, disabled: true },
  { id: 'character:2', x: 180, y: 160, w: 146, h: 158, role: 'button', label: { key: 'Giant' }, selected: true },
];
const words = ({ key }: Words) => key;
const load = async () => testFonts();

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const show = async (props: Partial<Parameters<typeof SceneCanvas>[0]> = {}, onRender = () => {}) => {
  const onTap = jest.fn();
  const onLongPress = jest.fn();
  const ref = createRef<SceneHandle>();
  render(
    <GestureHandlerRootView>
      <SceneFonts load={load}>
        <Profiler id="scene" onRender={onRender}>
          <SceneCanvas
            ref={ref}
            scene={SCENE}
            targets={TARGETS}
            words={words}
            onTap={onTap}
            onLongPress={onLongPress}
            {...props}
          />
        </Profiler>
      </SceneFonts>
    </GestureHandlerRootView>,
  );
  await act(async () => {});
  return { onTap, onLongPress, ref };
};

test('everything that can be tapped is there for screen readers, in order', async () => {
  await show();
  expect(screen.getAllByTestId(/^target:/).map((view) => view.props.testID)).toEqual(
    TARGETS.map(({ id }) => `target:${id}`),
  );
  expect(screen.getByRole('button', { name: 'Pearl 3, first of the display' })).toHaveProp(
    'accessibilityHint',
    'Takes it',
  );
  expect(screen.getByRole('radio', { name: 'Pays 3 and 5' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Sorceress' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Giant' })).toBeSelected();
});

test('a tap and a long press tell what was meant', async () => {
  const { onTap, onLongPress } = await show();
  fireEvent.press(screen.getByTestId('target:pearl:3'));
  fireEvent(screen.getByTestId('target:proposal:1'), 'longPress');
  expect(onTap.mock.calls).toEqual([['pearl:3']]);
  expect(onLongPress.mock.calls).toEqual([['proposal:1']]);
});

test('what cannot be done now can still be tapped, to learn why', async () => {
  const { onTap, ref } = await show();
  fireEvent(screen.getByTestId('target:character:9'), 'press');
  expect(onTap).toHaveBeenCalledWith('character:9');
  expect(() => act(() => ref.current?.shake('character:9'))).not.toThrow();
});

describe('where a finger falls', () => {
  const point = (x: number, y: number) => ({ nativeEvent: { locationX: x, locationY: y, pageX: x, pageY: y } });
  const press = (testID: string, x: number, y: number, up = [x, y]) => {
    fireEvent(screen.getByTestId(testID), 'responderGrant', { ...point(x, y), persist: () => {} });
    fireEvent(screen.getByTestId(testID), 'responderRelease', { ...point(up[0], up[1]), persist: () => {} });
  };
  const tap = (testID: string, x: number, y: number) => press(testID, x, y);

  test('views lie where things are drawn', async () => {
    await show();
    expect(screen.getByTestId('target:proposal:1')).toHaveStyle({ left: 20, top: 120, width: 20, height: 20 });
  });

  test('beside a small thing means it, within 22 points', async () => {
    const { onTap } = await show();
    tap('scene:floor', 60, 130);
    expect(onTap.mock.calls).toEqual([['proposal:1']]);
    tap('scene:floor', 65, 130);
    expect(onTap).toHaveBeenCalledTimes(1);
  });

  test('decides, whichever view it falls on', async () => {
    const over: Target = { ...TARGETS[0], id: 'over', x: 60, y: 80, w: 40, h: 40, quiet: true };
    const { onTap } = await show({ targets: [...TARGETS, over] });
    fireEvent.press(screen.getByTestId('target:pearl:3'), point(45, 65));
    fireEvent.press(screen.getByTestId('target:pearl:3'), point(10, 10));
    expect(onTap.mock.calls).toEqual([['over'], ['pearl:3']]);
  });

  test('finds what has no view of its own', async () => {
    const hexes = Array.from({ length: 3 }, (_, i): Target => ({
      id: `hex:${i}`,
      x: i * 40,
      y: 400,
      w: 40,
      h: 40,
      role: 'button',
      label: { key: `hex ${i}` },
      round: true,
      quiet: true,
    }));
    const { onTap } = await show({ targets: hexes });
    expect(screen.queryAllByTestId(/^target:/)).toEqual([]);
    tap('scene:floor', 45, 420);
    expect(onTap.mock.calls).toEqual([['hex:1']]);
  });

  test('free ground is told where it was touched, if the game wants to know', async () => {
    const onTapBoard = jest.fn();
    const { onTap } = await show({ onTapBoard });
    tap('scene:floor', 300, 500);
    expect(onTapBoard.mock.calls).toEqual([[{ x: 300, y: 500 }]]);
    expect(onTap).not.toHaveBeenCalled();
  });

  test('a finger that strays to something else taps nothing', async () => {
    const { onTap } = await show();
    press('scene:floor', 20, 110, [200, 200]);
    expect(onTap).not.toHaveBeenCalled();
  });

  test('a long press beside a thing is told once, and is no tap', async () => {
    const { onTap, onLongPress } = await show();
    const floor = screen.getByTestId('scene:floor');
    fireEvent(floor, 'responderGrant', { ...point(50, 130), persist: () => {} });
    act(() => jest.advanceTimersByTime(600));
    fireEvent(floor, 'responderRelease', { ...point(50, 130), persist: () => {} });
    expect(onLongPress.mock.calls).toEqual([['proposal:1']]);
    expect(onTap).not.toHaveBeenCalled();
  });
});

test('targets are there before the fonts, the drawing only afterwards', () => {
  render(
    <SceneFonts load={() => new Promise(() => {})}>
      <GestureHandlerRootView>
        <SceneCanvas scene={SCENE} targets={TARGETS} words={words} onTap={() => {}} />
      </GestureHandlerRootView>
    </SceneFonts>,
  );
  expect(screen.getByTestId('target:pearl:3')).toBeOnTheScreen();
  expect(screen.queryByTestId('scene:canvas')).toBeNull();
});

test('pinching and panning move board and targets together and render nothing', async () => {
  let renders = 0;
  await show({ zoomable: true }, () => (renders += 1));
  expect(screen.getByTestId('scene:canvas')).toBeOnTheScreen();
  const before = renders;
  const spread = Array.from({ length: 60 }, (_, i) => ({ scale: 1 + i / 59, focalX: 0, focalY: 0 }));
  act(() =>
    fireGestureHandler(getByGestureTestId('scene:pinch'), [
      { state: State.BEGAN },
      { state: State.ACTIVE, ...spread[0] },
      ...spread,
      { state: State.END },
    ]),
  );
  await act(async () => jest.advanceTimersByTime(100));
  expect(renders).toBe(before);
  expect(screen.getByTestId('scene:overlay')).toHaveAnimatedStyle({
    transform: [{ translateX: 0 }, { translateY: 0 }, { scale: 2 }],
  });
});

test('a double tap shows the whole board again', async () => {
  await show({ zoomable: true });
  const grown = { scale: 2, focalX: 100, focalY: 100 };
  act(() =>
    fireGestureHandler(getByGestureTestId('scene:pinch'), [
      { state: State.BEGAN },
      { state: State.ACTIVE, scale: 1, focalX: 100, focalY: 100 },
      grown,
      { state: State.END },
    ]),
  );
  await act(async () => jest.advanceTimersByTime(100));
  expect(screen.getByTestId('scene:overlay')).toHaveAnimatedStyle({
    transform: [{ translateX: -100 }, { translateY: -100 }, { scale: 2 }],
  });
  act(() =>
    fireGestureHandler(getByGestureTestId('scene:fit'), [
      { state: State.BEGAN },
      { state: State.ACTIVE },
      { state: State.END },
    ]),
  );
  await act(async () => jest.advanceTimersByTime(1000));
  expect(screen.getByTestId('scene:overlay')).toHaveAnimatedStyle({
    transform: [{ translateX: 0 }, { translateY: 0 }, { scale: 1 }],
  });
});

describe('a board that is larger than its window', () => {
  const large = {
    zoomable: true,
    scene: { ...SCENE, width: 1000, height: 2000 },
    window: { width: 300, height: 600 },
    zoom: { least: 0.3, largest: 4 },
  } as const;
  const HERO = { x: 480, y: 980, w: 40, h: 40 };
  const placed = (x: number, y: number, scale: number) => ({
    transform: [{ translateX: x }, { translateY: y }, { scale }],
  });
  const overlay = () => screen.getByTestId('scene:overlay');

  test('opens whole, or on what its game opens it on', async () => {
    const { ref } = await show(large);
    expect(overlay()).toHaveAnimatedStyle(placed(0, 0, 0.3));
    expect(ref.current?.isFit()).toBe(true);
    screen.unmount();
    const opened = await show({ ...large, opening: HERO });
    expect(overlay()).toHaveAnimatedStyle(placed(150 - 2000, 300 - 4000, 4));
    expect(opened.ref.current?.seen()).toEqual({ x: 462.5, y: 925, w: 75, h: 150 });
  });

  test('looks at a box by motion, and comes back', async () => {
    const { ref } = await show(large);
    act(() => ref.current?.lookAt(HERO, 2));
    await act(async () => jest.advanceTimersByTime(100));
    const underway = ref.current?.seen().w ?? 0;
    expect(underway).toBeGreaterThan(150);
    expect(underway).toBeLessThan(1000);
    await act(async () => jest.advanceTimersByTime(1000));
    expect(overlay()).toHaveAnimatedStyle(placed(150 - 1000, 300 - 2000, 2));
    expect(ref.current?.boxOf('pearl:3')).toEqual({ x: 40 - 850, y: 40 - 1700, w: 116, h: 160 });
    act(() => ref.current?.fit());
    await act(async () => jest.advanceTimersByTime(1000));
    expect(overlay()).toHaveAnimatedStyle(placed(0, 0, 0.3));
  });

  test('at once where motion is not wanted', async () => {
    const { ref } = await show({ ...large, reducedMotion: true });
    act(() => ref.current?.lookAt(HERO, 2));
    await act(async () => jest.advanceTimersByTime(20));
    expect(overlay()).toHaveAnimatedStyle(placed(150 - 1000, 300 - 2000, 2));
  });
});
