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

test('a small target is touched on 44 points', async () => {
  await show();
  expect(screen.getByTestId('target:proposal:1')).toHaveStyle({ left: 8, top: 108, width: 44, height: 44 });
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
