import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';

// expo-router's testing library would replace Reanimated by an old stand-in; the real one runs in Jest (see setup.js).
jest.mock('expo-router/build/testing-library/mocks', () => ({}));

/** The whole app at a link, on a real database. The clock stands still except in settle. */
export async function openApp(initialUrl: string): Promise<void> {
  renderRouter('./app', { initialUrl });
  await settle(300);
}

/** Lets so many milliseconds pass: the database answers, sheets open, the screen is drawn again. */
export async function settle(ms = 400): Promise<void> {
  // In steps, so that a timer which a new screen starts can run out too.
  for (let passed = 0; passed < ms; passed += STEP) await act(() => jest.advanceTimersByTimeAsync(STEP));
}

const STEP = 50;

/** Presses what has this testID and waits for what follows. */
export async function press(testID: string): Promise<void> {
  fireEvent.press(screen.getByTestId(testID));
  await settle();
}

/** Writes into a field. */
export async function write(testID: string, text: string): Promise<void> {
  fireEvent.changeText(screen.getByTestId(testID), text);
  await settle(50);
}
