import { Skia } from '@shopify/react-native-skia';
import { Asset } from 'expo-asset';
import cinzel700 from '@expo-google-fonts/cinzel/700Bold/Cinzel_700Bold.ttf';
import cinzel900 from '@expo-google-fonts/cinzel/900Black/Cinzel_900Black.ttf';
import alegreya500 from '@expo-google-fonts/alegreya-sans/500Medium/AlegreyaSans_500Medium.ttf';
import alegreya700 from '@expo-google-fonts/alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf';
import alegreya800 from '@expo-google-fonts/alegreya-sans/800ExtraBold/AlegreyaSans_800ExtraBold.ttf';
import { foreignPainter } from './foreignText';
import { makeFontbook, typefaceFromData, type Fontbook } from './fontbook';
import { FONTS, type FontName } from './shapes';

const FILES: Readonly<Record<FontName, number>> = {
  cinzel700,
  cinzel900,
  alegreya500,
  alegreya700,
  alegreya800,
};

/** Where the fonts are that are bundled with the app. */
export const fontUris = (): readonly (readonly [FontName, string])[] =>
  FONTS.map((name) => [name, Asset.fromModule(FILES[name]).uri] as const);

const load = async (name: FontName) => {
  const asset = await Asset.fromModule(FILES[name]).downloadAsync();
  return typefaceFromData(name, await Skia.Data.fromURI(asset.localUri ?? asset.uri));
};

/** The fonts that are bundled with the app. */
export const loadFonts = async (): Promise<Fontbook> => {
  const [c7, c9, a5, a7, a8] = await Promise.all([
    load('cinzel700'),
    load('cinzel900'),
    load('alegreya500'),
    load('alegreya700'),
    load('alegreya800'),
  ]);
  const typefaces = { cinzel700: c7, cinzel900: c9, alegreya500: a5, alegreya700: a7, alegreya800: a8 };
  return makeFontbook(typefaces, foreignPainter);
};
