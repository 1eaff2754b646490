import { act, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { SafeAreaProvider, useSafeAreaInsets } from 'react-native-safe-area-context';
import { ownPlace, useFacing } from '@/look/facing';
import { motion, PreferencesProvider, Turned, TurnProvider, useTurn } from '@/ui';

const METRICS = { frame: { x: 0, y: 0, width: 800, height: 1000 }, insets: { top: 40, right: 3, bottom: 20, left: 5 } };
const PREFERENCES = { hand: 'right', patterns: false, speed: 1 } as const;

// Reanimated sets itself up in the first frame of the real clock.
beforeAll(() => new Promise((resolve) => setTimeout(resolve, 100)));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

/** Something that wants the app turned, and a window of its own such as a sheet has. */
function Seat({ opposite }: { readonly opposite: boolean }) {
  useTurn(opposite);
  const { top, right, bottom, left } = useSafeAreaInsets();
  const { sign } = useFacing();
  return (
    <>
      <Text testID="edges">{[top, right, bottom, left, sign].join(' ')}</Text>
      <Turned>
        <Text>sheet</Text>
      </Turned>
    </>
  );
}

const app = (seat: boolean | null, reducedMotion: 'on' | 'off') => (
  <SafeAreaProvider initialMetrics={METRICS}>
    <PreferencesProvider value={{ ...PREFERENCES, reducedMotion }}>
      <TurnProvider>{seat !== null && <Seat opposite={seat} />}</TurnProvider>
    </PreferencesProvider>
  </SafeAreaProvider>
);

const facing = (transform: readonly object[]) => {
  for (const turned of screen.getAllByTestId('turned')) expect(turned).toHaveAnimatedStyle({ transform });
};

test('the whole app and every window over it turn half round, with the edges of the screen, and back when the seat is gone', async () => {
  render(app(false, 'off'));
  facing([]);
  expect(screen.getByTestId('edges')).toHaveTextContent('40 3 20 5 1');
  screen.rerender(app(true, 'off'));
  await pass(motion.turn / 2);
  expect(screen.getAllByTestId('turned')[0]).not.toHaveAnimatedStyle({ transform: [{ rotate: '180deg' }] });
  await pass(motion.turn);
  facing([{ rotate: '180deg' }]);
  expect(screen.getByTestId('edges')).toHaveTextContent('20 5 40 3 -1');
  screen.rerender(app(null, 'off'));
  await pass(2 * motion.turn);
  facing([]);
});

test('with reduced motion it is turned at once', async () => {
  render(app(true, 'on'));
  await pass(20);
  facing([{ rotate: '180deg' }]);
});

test('a browser counts the place of a finger from the other corner', () => {
  expect(ownPlace({ sign: -1, mirrored: true }, 30, 200)).toBe(170);
  expect(ownPlace({ sign: -1, mirrored: false }, 30, 200)).toBe(30);
});
