import { act, fireEvent, render as renderBare, screen, userEvent } from '@testing-library/react-native';
import { useState, type ReactElement, type ReactNode } from 'react';
import { AccessibilityInfo, Text as NativeText } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import {
  Button,
  Dialog,
  IconButton,
  PreferencesProvider,
  RadioCard,
  Segment,
  Select,
  Sheet,
  Slider,
  Switch,
  Toast,
  TOAST_MS,
  useReducedMotion,
  type Preferences,
} from '@/ui';

const METRICS = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 47, right: 0, bottom: 34, left: 0 } };
const onPhone = ({ children }: { children: ReactNode }) => (
  <SafeAreaProvider initialMetrics={METRICS}>{children}</SafeAreaProvider>
);
const render = (element: ReactElement) => renderBare(element, { wrapper: onPhone });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test.each(['gold', 'raised', 'ghost'] as const)('a %s button does what it says', (kind) => {
  const onPress = jest.fn();
  render(<Button kind={kind} label="Start" note="Cleo begins" onPress={onPress} />);
  fireEvent.press(screen.getByRole('button', { name: 'Start, Cleo begins' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a locked button is disabled for a screen reader but can still be pressed, to say why', () => {
  const onPress = jest.fn();
  render(<Button kind="locked" label="Pay" onPress={onPress} />);
  expect(screen.getByRole('button', { name: 'Pay' })).toBeDisabled();
  fireEvent.press(screen.getByLabelText('Pay'));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a busy button waits', async () => {
  const onPress = jest.fn();
  render(<Button label="Start" busy onPress={onPress} />);
  await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).press(screen.getByLabelText('Start'));
  expect(onPress).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Start')).toBeBusy();
});

test('a sign has words for those who do not see it, and room for a finger', () => {
  render(<IconButton glyph="close" label="Close" onPress={jest.fn()} />);
  expect(screen.getByRole('button', { name: 'Close' })).toHaveStyle({ width: 44, height: 44 });
});

function Chooser() {
  const [value, setValue] = useState<'a' | 'b'>('a');
  return (
    <Segment
      testID="mode"
      label="Mode"
      value={value}
      onChange={setValue}
      choices={[
        { value: 'a', label: 'Alone' },
        { value: 'b', label: 'Bots' },
      ]}
    />
  );
}

test('a segment is a group of radio buttons', () => {
  render(<Chooser />);
  expect(screen.getByRole('radio', { name: 'Alone' })).toBeChecked();
  fireEvent.press(screen.getByTestId('mode:b'));
  expect(screen.getByRole('radio', { name: 'Bots' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Alone' })).not.toBeChecked();
});

test('a switch says whether it is on', () => {
  const onChange = jest.fn();
  render(<Switch label="Sound" value={false} onChange={onChange} />);
  expect(screen.getByRole('switch', { name: 'Sound' })).not.toBeChecked();
  fireEvent.press(screen.getByRole('switch'));
  expect(onChange).toHaveBeenCalledWith(true);
});

test('a radio card says what it offers and whether it is chosen', () => {
  render(<RadioCard title="Save diamonds" note="You keep 7" chosen onPress={jest.fn()} />);
  expect(screen.getByRole('radio', { name: 'Save diamonds, You keep 7' })).toBeChecked();
});

function Languages() {
  const [value, setValue] = useState<'en' | 'de'>('en');
  return (
    <Select
      testID="language"
      label="Language"
      value={value}
      onChange={setValue}
      choices={[
        { value: 'en', label: 'English' },
        { value: 'de', label: 'Deutsch' },
      ]}
    />
  );
}

test('a select opens the list of its choices and closes when one is taken', async () => {
  render(<Languages />);
  expect(screen.queryByTestId('language:de')).toBeNull();
  fireEvent.press(screen.getByLabelText('Language: English'));
  fireEvent.press(screen.getByTestId('language:de'));
  await pass(400);
  expect(screen.getByLabelText('Language: Deutsch')).toBeOnTheScreen();
  expect(screen.queryByTestId('language:de')).toBeNull();
});

test('a sheet is closed by its button and by the system, and stays until it has left', async () => {
  const onClose = jest.fn();
  const sheet = (open: boolean) => (
    <Sheet open={open} onClose={onClose} title="Pay" testID="sheet">
      <NativeText>content</NativeText>
    </Sheet>
  );
  render(sheet(true));
  fireEvent.press(screen.getByLabelText('Close'));
  fireEvent(screen.getByTestId('sheet'), 'requestClose');
  expect(onClose).toHaveBeenCalledTimes(2);
  screen.rerender(sheet(false));
  expect(screen.getByText('content')).toBeOnTheScreen();
  await pass(400);
  expect(screen.queryByText('content')).toBeNull();
});

test('a dialog has two answers', () => {
  const [onConfirm, onCancel] = [jest.fn(), jest.fn()];
  render(<Dialog open title="Leave?" confirm="Leave" onConfirm={onConfirm} onCancel={onCancel} testID="leave" />);
  fireEvent.press(screen.getByTestId('leave:confirm'));
  fireEvent.press(screen.getByTestId('leave:cancel'));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1]);
});

test('a toast leaves by itself, one with an action later', async () => {
  const [plain, offering] = [jest.fn(), jest.fn()];
  render(
    <>
      <Toast text="Saved" onDone={plain} />
      <Toast text="Deleted" action={{ label: 'Undo', onPress: jest.fn() }} onDone={offering} />
    </>,
  );
  await pass(TOAST_MS);
  expect([plain.mock.calls.length, offering.mock.calls.length]).toEqual([1, 0]);
  await pass(TOAST_MS);
  expect(offering).toHaveBeenCalledTimes(1);
});

test.each([
  ['increment', 5, 6],
  ['decrement', 5, 4],
  ['increment', 9, null],
  ['decrement', 0, null],
])('a slider answers %s at %i with %s', (action, value, next) => {
  const onChange = jest.fn();
  render(
    <Slider testID="slider" label="Move" text={`Move ${value}`} value={value} min={0} max={9} onChange={onChange} />,
  );
  fireEvent(screen.getByTestId('slider'), 'accessibilityAction', { nativeEvent: { actionName: action } });
  expect(onChange.mock.calls).toEqual(next === null ? [] : [[next]]);
});

function Motion() {
  return <NativeText>{useReducedMotion() ? 'reduced' : 'full'}</NativeText>;
}
const withMotion = (reducedMotion: Preferences['reducedMotion'], children: ReactNode) => (
  <PreferencesProvider value={{ reducedMotion, hand: 'right', patterns: false, speed: 1 }}>
    {children}
  </PreferencesProvider>
);

test.each([
  ['system', true, 'reduced'],
  ['system', false, 'full'],
  ['on', false, 'reduced'],
  ['off', true, 'full'],
] as const)('motion %s on a system that reduces it: %s gives %s motion', async (setting, system, motion) => {
  jest.spyOn(AccessibilityInfo, 'isReduceMotionEnabled').mockResolvedValue(system);
  render(withMotion(setting, <Motion />));
  await pass(0);
  expect(screen.getByText(motion)).toBeOnTheScreen();
});
