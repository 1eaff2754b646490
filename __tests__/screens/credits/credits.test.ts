import { execSync } from 'node:child_process';
import { ICON_AUTHORS } from '@/screens/credits/iconAuthors';
import licences from '@/screens/credits/licences.json';
import packageJson from '../../../package.json';

test('every silhouette that the app draws is credited to its author, and no other', () => {
  const found = execSync('grep -rhoE "icons-game-icons/[a-z0-9-]+" src || true', { encoding: 'utf8' });
  const used = new Set(
    found
      .trim()
      .split('\n')
      .map((line) => line.replace('icons-game-icons/', '')),
  );
  const credited = ICON_AUTHORS.flatMap(({ icons }) => icons);
  expect([...credited].sort()).toEqual([...used].sort());
});

test('every package that the app is built on is listed in the version that is installed', () => {
  const listed = Object.fromEntries(licences.map(({ name, version }) => [name, version]));
  expect(listed).toEqual(packageJson.dependencies);
});

test('every package states a licence that allows its use here', () => {
  const allowed = /^(MIT|BSD-3-Clause|Apache-2\.0|ISC|CC-BY-3\.0|MIT AND OFL-1\.1)$/;
  expect(licences.filter(({ licence }) => !allowed.test(licence))).toEqual([]);
});
