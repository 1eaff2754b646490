import { Skia } from '@shopify/react-native-skia';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFontbook, typefaceFromData, type Fontbook } from '@/scene/fontbook';
import type { FontName } from '@/scene/shapes';

const FILES: Readonly<Record<FontName, string>> = {
  cinzel700: 'cinzel/700Bold/Cinzel_700Bold.ttf',
  cinzel900: 'cinzel/900Black/Cinzel_900Black.ttf',
  alegreya500: 'alegreya-sans/500Medium/AlegreyaSans_500Medium.ttf',
  alegreya700: 'alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf',
  alegreya800: 'alegreya-sans/800ExtraBold/AlegreyaSans_800ExtraBold.ttf',
};

const root = join(__dirname, '../../node_modules/@expo-google-fonts');
const load = (name: FontName) =>
  typefaceFromData(name, Skia.Data.fromBytes(new Uint8Array(readFileSync(join(root, FILES[name])))));

let book: Fontbook | undefined;
/** The app's real fonts, read from the packages that the app ships. */
export const testFonts = (): Fontbook =>
  (book ??= makeFontbook({
    cinzel700: load('cinzel700'),
    cinzel900: load('cinzel900'),
    alegreya500: load('alegreya500'),
    alegreya700: load('alegreya700'),
    alegreya800: load('alegreya800'),
  }));
