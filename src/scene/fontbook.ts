import { Skia, type SkData, type SkTypeface, type SkTypefaceFontProvider } from '@shopify/react-native-skia';
import type { ForeignPainter } from './foreignText';
import { remember } from './memo';
import { FONTS, type FontName } from './shapes';

/** The app's typefaces as Skia paragraphs find them; nothing is drawn before one exists. */
export type Fontbook = {
  readonly provider: SkTypefaceFontProvider;
  /** For words with letters that the typefaces lack; null where Skia finds fonts of the system by itself. */
  readonly foreign: ForeignPainter | null;
  /** Whether a typeface has every letter of a text. */
  readonly covers: (font: FontName, text: string) => boolean;
};

/** A fontbook of the typefaces, each its own family under its FontName. */
export const makeFontbook = (
  typefaces: Readonly<Record<FontName, SkTypeface>>,
  foreign: ForeignPainter | null = null,
): Fontbook => {
  const provider = Skia.TypefaceFontProvider.Make();
  for (const name of FONTS) provider.registerFont(typefaces[name], name);
  const covers = remember((font: FontName, text: string) => {
    const letters = Skia.Font(typefaces[font], 16);
    const whole = !letters.getGlyphIDs(text).includes(0);
    letters.dispose();
    return whole;
  });
  return { provider, foreign, covers };
};

/** A typeface from the contents of a font file. */
export const typefaceFromData = (name: FontName, data: SkData): SkTypeface => {
  const typeface = Skia.Typeface.MakeFreeTypeFaceFromData(data);
  if (typeface === null) throw new Error(`The font ${name} could not be read.`);
  return typeface;
};
