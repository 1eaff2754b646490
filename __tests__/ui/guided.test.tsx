import { fireEvent, render as renderBare, screen } from '@testing-library/react-native';
import type { ReactElement, ReactNode } from 'react';
import { Modal, ScrollView, View } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { GuideProvider } from '@/scene/guide';
import { Button, ReserveProvider, Sheet } from '@/ui';

const METRICS = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 47, right: 0, bottom: 34, left: 0 } };
const touched = jest.fn();
const inLesson = ({ children }: { children: ReactNode }) => (
  <SafeAreaProvider initialMetrics={METRICS}>
    <GuideProvider value={{ at: ['far'], words: 'here', touched }}>
      <ReserveProvider value={{ top: 140, right: 0, bottom: 0, left: 0 }}>{children}</ReserveProvider>
    </GuideProvider>
  </SafeAreaProvider>
);
const render = (element: ReactElement) => renderBare(element, { wrapper: inLesson });
const sheet = (
  <Sheet open onClose={jest.fn()} title="Shop" testID="shop">
    <Button label="Near" onPress={jest.fn()} testID="near" />
    <Button label="Far" onPress={jest.fn()} testID="far" />
  </Sheet>
);

test('a panel at the side covers nothing that is reserved', () => {
  render(sheet);
  expect(screen.getByTestId('shop')).toHaveStyle({ top: 140 });
});

test('whichever way a sheet is closed, a lesson hears that it was', () => {
  render(sheet);
  fireEvent(screen.UNSAFE_getByType(Modal), 'requestClose');
  expect(touched).toHaveBeenLastCalledWith('shop:close');
});

test('what a lesson points at is scrolled into sight', () => {
  const places: Record<string, number> = { far: 900 };
  jest.spyOn(View.prototype, 'measureInWindow').mockImplementation(function (this: View, tell) {
    tell(0, places[String(this.props.testID)] ?? 200, 100, this.props.testID === 'far' ? 44 : 400);
  });
  const scrollTo = jest.spyOn(ScrollView.prototype, 'scrollTo').mockImplementation(() => undefined);
  render(sheet);
  expect(scrollTo).toHaveBeenCalledWith({ y: 900 - 200 - 120 });
});
