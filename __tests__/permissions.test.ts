import { readdirSync, readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..');

/** Everything that the app may ask a phone for, and why. */
const ANDROID: Readonly<Record<string, string>> = {
  INTERNET: 'a development build loads the app from the machine it is written on',
  VIBRATE: 'moves are felt',
  MODIFY_AUDIO_SETTINGS: 'the sounds of the game mix with music instead of stopping it',
  DETECT_SCREEN_CAPTURE:
    'expo-screen-capture, which hides hands in the app switcher, ends with an error without it on Android 14',
};
const IOS: Readonly<Record<string, string>> = {
  NSLocalNetworkUsageDescription: 'development builds only: expo-dev-launcher takes it out of every other build',
  NSBonjourServices: 'development builds only: expo-dev-launcher takes it out of every other build',
};

type Entry = { readonly $: Readonly<Record<string, string>> };
type Results = {
  readonly ios: { readonly infoPlist: Readonly<Record<string, unknown>>; readonly entitlements: object };
  readonly android: {
    readonly manifest: {
      readonly manifest: {
        readonly 'uses-permission'?: readonly Entry[];
        readonly application: readonly { readonly service?: readonly Entry[] }[];
      };
    };
  };
};

/** What `npx expo config --type introspect` shows: the native projects as they would be made, without making them. */
async function introspect(): Promise<Results> {
  const { getPrebuildConfigAsync } = jest.requireActual('@expo/prebuild-config');
  const { compileModsAsync } = jest.requireActual('@expo/config-plugins');
  const platforms = ['ios', 'android'];
  const { exp } = await getPrebuildConfigAsync(ROOT, { platforms });
  const options = { projectRoot: ROOT, introspect: true, platforms, assertMissingModProviders: false };
  return (await compileModsAsync(exp, options))._internal.modResults;
}

const shortName = (name: string) => name.replace('android.permission.', '');

/** Libraries bring manifests of their own, which are merged when the app is built. */
function askedByLibraries(): string[] {
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return Object.keys(dependencies).flatMap((name) => {
    const file = join(ROOT, 'node_modules', name, 'android/src/main/AndroidManifest.xml');
    if (!existsSync(file)) return [];
    return [...readFileSync(file, 'utf8').matchAll(/<uses-permission[^>]*android:name="([^"]+)"/g)].map(([, asked]) =>
      shortName(asked),
    );
  });
}

let results: Results;
beforeAll(async () => {
  results = await introspect();
});

test('Android is asked for nothing that is not on the list', () => {
  const entries = (results.android.manifest.manifest['uses-permission'] ?? []).map(({ $ }) => $);
  const removed = entries
    .filter((entry) => entry['tools:node'] === 'remove')
    .map((entry) => shortName(entry['android:name']));
  const asked = [...entries.map((entry) => shortName(entry['android:name'])), ...askedByLibraries()];
  const left = new Set(asked.filter((name) => !removed.includes(name)));
  expect([...left].sort()).toEqual(Object.keys(ANDROID).sort());
});

test('nothing of the app runs on Android while it is out of sight', () => {
  expect(results.android.manifest.manifest.application.flatMap(({ service }) => service ?? [])).toEqual([]);
});

test('iOS is asked for nothing that is not on the list, and nothing runs in the background', () => {
  const { infoPlist, entitlements } = results.ios;
  const asked = Object.keys(infoPlist).filter((key) => /UsageDescription$|^UIBackgroundModes$|^NSBonjour/.test(key));
  expect(asked.sort()).toEqual(Object.keys(IOS).sort());
  expect(entitlements).toEqual({});
});

test('the libraries that bring manifests are looked into', () => {
  expect(readdirSync(join(ROOT, 'node_modules/expo-haptics/android/src/main'))).toContain('AndroidManifest.xml');
  expect(askedByLibraries()).toContain('VIBRATE');
});
