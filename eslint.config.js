const { readdirSync } = require('node:fs');
const { defineConfig } = require('eslint/config');
const expoConfig = require('eslint-config-expo/flat');

// Who may import whom (ARCHITECTURE.md): each room itself and the rooms named beside it.
const ROOMS = {
  engine: [],
  look: [],
  scene: ['engine', 'look'],
  i18n: ['engine'],
  ui: ['look', 'scene', 'i18n'],
  storage: ['engine', 'i18n'],
  store: ['engine', 'storage', 'games'],
  screens: ['engine', 'look', 'scene', 'i18n', 'ui', 'store', 'games'],
};
// Every folder of src/games is a game; the files beside them are the doors.
const GAMES = readdirSync(`${__dirname}/src/games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const DOORS = ['cues.ts', 'flow.ts', 'front.ts', 'lesson.ts', 'picture.ts', 'telling.ts'];

const zone = (target, from, except, message) => ({ target, from, except, message });
const only = (target, rooms, message) =>
  zone(
    target,
    './src',
    rooms.map((room) => `./${room}`),
    message,
  );

const WALLS = [
  ...Object.entries(ROOMS).map(([room, open]) =>
    only(`./src/${room}`, [room, ...open], `${room} imports ${open.join(', ') || 'nothing of ours'}.`),
  ),
  only(
    './app',
    ['screens', 'store', 'ui', 'scene', 'games'],
    'Routes show screens; storage is called only from the store.',
  ),
  zone(
    ['./app', ...Object.keys(ROOMS).map((room) => `./src/${room}`), ...DOORS.map((door) => `./src/games/${door}`)],
    GAMES.map((game) => `./src/games/${game}`),
    [],
    'What is inside a game is reached through src/games alone: index, front, fronts.',
  ),
  ...GAMES.flatMap((game) => [
    zone(
      `./src/games/${game}`,
      './src/games',
      [game, ...DOORS].map((name) => `./${name}`),
      'No game knows another game.',
    ),
    zone(`./src/games/${game}`, './src/storage', [], 'Storage is called only from the store.'),
    only(`./src/games/${game}/rules`, ['engine', `games/${game}/rules`], 'Rules import only the engine.'),
    only(
      `./src/games/${game}/board`,
      ['engine', 'look', 'scene', 'ui/art', 'games/flow.ts', `games/${game}/rules`, `games/${game}/board`],
      'A board is pure: view in, nodes out.',
    ),
    only(
      `./src/games/${game}/lessons`,
      ['engine', 'games/lesson.ts', `games/${game}/rules`, `games/${game}/board`, `games/${game}/lessons`],
      'Lessons are data: positions, moves of the rules, targets of the board.',
    ),
  ]),
];

module.exports = defineConfig([
  expoConfig,
  { ignores: ['dist/*', 'dist-*/*', 'android/*', 'ios/*', 'artifacts/*', '.expo/*'] },
  { files: ['*.js'], languageOptions: { globals: { __dirname: 'readonly' } } },
  // Loaded only when it is needed: the one driver of a run, and what draws after the drawing engine.
  {
    files: [
      'e2e/drivers/index.ts',
      'src/entry.web.ts',
      'src/scene/studio/painter.worker.ts',
      'scripts/bench/scene/entry.ts',
    ],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    rules: {
      // fast-check is read best as fc.integer(), fc.array() …
      'import/no-named-as-default-member': 'off',
      'import/no-restricted-paths': [
        'error',
        {
          basePath: __dirname,
          zones: WALLS,
        },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Derive the type from a table.' },
        { selector: 'TSNonNullExpression', message: 'Say what is there instead of asserting it.' },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/scene/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { paths: [{ name: '@shopify/react-native-skia', message: 'Only src/scene knows Skia.' }] },
      ],
    },
  },
  {
    files: ['src/engine/**/*.ts', 'src/games/*/rules/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', 'Date', 'performance', 'setTimeout', 'fetch'],
      'no-restricted-properties': [
        'error',
        ...['random', 'sin', 'cos', 'tan', 'atan', 'atan2', 'pow', 'exp', 'log', 'log2', 'log10', 'hypot', 'cbrt'].map(
          (property) => ({
            object: 'Math',
            property,
            message: 'Its last bits differ between engines; rules must be the same everywhere.',
          }),
        ),
      ],
    },
  },
]);
