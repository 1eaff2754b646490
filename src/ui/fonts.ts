import { AlegreyaSans_500Medium } from '@expo-google-fonts/alegreya-sans/500Medium';
import { AlegreyaSans_700Bold } from '@expo-google-fonts/alegreya-sans/700Bold';
import { AlegreyaSans_800ExtraBold } from '@expo-google-fonts/alegreya-sans/800ExtraBold';
import { Cinzel_700Bold } from '@expo-google-fonts/cinzel/700Bold';
import { Cinzel_900Black } from '@expo-google-fonts/cinzel/900Black';
import type { FontName } from '@/scene/shapes';

/** The typefaces under the names that native text and drawings share. */
export const FONT_FILES = {
  cinzel700: Cinzel_700Bold,
  cinzel900: Cinzel_900Black,
  alegreya500: AlegreyaSans_500Medium,
  alegreya700: AlegreyaSans_700Bold,
  alegreya800: AlegreyaSans_800ExtraBold,
} satisfies Record<FontName, number>;
