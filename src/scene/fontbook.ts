import { Skia, type SkData, type SkTypeface, type SkTypefaceFontProvider } from '@shopify/react-native-skia';
import { FONTS, type FontName } from './shapes';

/** The app's typefaces as Skia paragraphs find them; nothing is drawn before one exists. */
export type Fontbook = { readonly provider: SkTypefaceFontProvider };

/** A fontbook of the typefaces, each its own family under its FontName. */
export const makeFontbook = (typefaces: Readonly<Record<FontName, SkTypeface>>): Fontbook => {
  const provider = Skia.TypefaceFontProvider.Make();
  for (const name of FONTS) provider.registerFont(typefaces[name], name);
  return { provider };
};

/** A typeface from the contents of a font file. */
export const typefaceFromData = (name: FontName, data: SkData): SkTypeface => {
  const typeface = Skia.Typeface.MakeFreeTypeFaceFromData(data);
  if (typeface === null) throw new Error(`The font ${name} could not be read.`);
  return typeface;
};
