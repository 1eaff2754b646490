import type { Services } from '@/store';

type Compose = (...layers: unknown[]) => unknown;

/** A browser in which somebody has installed Redux DevTools. */
function makeWith(environment: 'production' | 'development'): number {
  const extension = jest.fn(() => (next: unknown) => next);
  const compose = jest.fn((): Compose => extension);
  const before = process.env.NODE_ENV;
  Object.assign(globalThis.window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
  Object.assign(process.env, { NODE_ENV: environment });
  try {
    jest.isolateModules(() => {
      const { makeStore } = jest.requireActual<typeof import('@/store/makeStore')>('@/store/makeStore');
      makeStore({ outside: {} } as Services);
    });
  } finally {
    Object.assign(process.env, { NODE_ENV: before });
    Reflect.deleteProperty(globalThis.window, '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__');
  }
  return compose.mock.calls.length;
}

test('nobody can read hidden hands in Redux DevTools of a released app', () => {
  expect(makeWith('production')).toBe(0);
});

test('a developer can', () => {
  expect(makeWith('development')).toBe(1);
});
