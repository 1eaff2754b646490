import { act, renderHook } from '@testing-library/react-native';
import { BackHandler } from 'react-native';
import { useSteps } from '@/screens/newGame/useSteps';

type Pressed = Parameters<typeof BackHandler.addEventListener>[1];

test('the back button of the device goes one step back, and leaves only from the first', () => {
  const handlers: Pressed[] = [];
  jest.spyOn(BackHandler, 'addEventListener').mockImplementation((_name, handler) => {
    handlers.push(handler);
    return { remove: () => undefined };
  });
  const leave = jest.fn();
  const { result } = renderHook(() => useSteps(2, true, leave));
  const pressBack = () => {
    const answers: unknown[] = [];
    act(() => handlers.forEach((handler) => answers.push(handler({ type: 'hardwareBackPress', timeStamp: 0 }))));
    return answers;
  };
  act(() => result.current.go(2));
  expect(pressBack()).toEqual([true]);
  expect(result.current.step).toBe(1);
  expect(pressBack()).toEqual([true]);
  expect(pressBack()).toEqual([false]);
  expect(leave).not.toHaveBeenCalled();
  act(() => result.current.back());
  expect(leave).toHaveBeenCalledTimes(1);
});

test('a step that is gone shows the last one there is', () => {
  const { result, rerender } = renderHook(({ pages }: { pages: number }) => useSteps(pages, true, () => undefined), {
    initialProps: { pages: 2 },
  });
  act(() => result.current.go(2));
  rerender({ pages: 1 });
  expect(result.current.step).toBe(1);
});

test('while another screen lies over it, the back button is not for it', () => {
  const listen = jest.spyOn(BackHandler, 'addEventListener').mockClear();
  renderHook(() => useSteps(2, false, () => undefined));
  expect(listen).not.toHaveBeenCalled();
});
