const { defineConfig } = require('eslint/config');
const expoConfig = require('eslint-config-expo/flat');

// Who may import whom (ARCHITECTURE.md): engine <- rules <- board <- scene, screens <- app.
const zone = (target, from, except, message) => ({ target, from, except, message });

module.exports = defineConfig([
  expoConfig,
  { ignores: ['dist/*', 'dist-*/*', 'android/*', 'ios/*', 'artifacts/*', '.expo/*'] },
  { files: ['*.js'], languageOptions: { globals: { __dirname: 'readonly' } } },
  // Loaded only when it is needed: the one driver of a run, and the router after the drawing engine.
  { files: ['e2e/drivers/index.ts', 'src/entry.web.ts'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    rules: {
      // fast-check is read best as fc.integer(), fc.array() …
      'import/no-named-as-default-member': 'off',
      'import/no-cycle': 'error',
      'import/no-restricted-paths': [
        'error',
        {
          basePath: __dirname,
          zones: [
            zone('./src/engine', './src', ['./engine'], 'The engine imports nothing of ours.'),
            zone(
              './src/games/*/rules',
              [
                './src/scene',
                './src/store',
                './src/storage',
                './src/screens',
                './src/ui',
                './src/i18n',
                './src/games/*/board',
                './src/games/*/screens',
              ],
              [],
              'Rules import only the engine.',
            ),
            zone(
              './src/games/*/board',
              ['./src/store', './src/storage', './src/screens', './src/games/*/screens'],
              [],
              'A board is pure: View in, nodes out.',
            ),
            zone(
              ['./src/screens', './src/ui', './src/games/*/screens', './src/games/*/board', './src/scene', './app'],
              './src/storage',
              [],
              'Storage is called only from the store.',
            ),
          ],
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
