import { Text as NativeText, type TextProps as NativeTextProps, type TextStyle } from 'react-native';
import { color } from '@/look/tokens';
import { useFitting, useGrowing } from './textScale';
import { MAX_TEXT_SCALE, useLayout } from './useLayout';

/** Cinzel, and everything one reads in Alegreya Sans with lining figures of equal width. */
const read = (fontFamily: string, fontSize: number, lineHeight: number): TextStyle => ({
  fontFamily,
  fontSize,
  lineHeight,
  fontVariant: ['lining-nums', 'tabular-nums'],
});
const carve = (fontSize: number, lineHeight: number, letterSpacing = 0): TextStyle => ({
  fontFamily: 'cinzel700',
  fontSize,
  lineHeight,
  letterSpacing,
});

const PHONE = {
  logo: carve(28, 34, 2.5),
  hero: carve(30, 38),
  title: carve(20, 25),
  section: carve(15, 20, 0.3),
  name: carve(13.5, 17),
  lead: read('alegreya700', 17, 21),
  body: read('alegreya500', 16, 20),
  button: read('alegreya700', 18, 22),
  label: read('alegreya700', 14, 17),
  note: read('alegreya500', 14, 17),
  small: read('alegreya700', 13, 15),
} as const satisfies Record<string, TextStyle>;
type TextKind = keyof typeof PHONE;

const TABLET: Readonly<Partial<Record<TextKind, TextStyle>>> = {
  logo: carve(38, 42, 2.5),
  hero: carve(36, 42),
  title: carve(28, 32),
  section: carve(17, 22, 0.3),
  name: carve(16, 20),
  label: read('alegreya700', 15, 19),
  note: read('alegreya500', 15, 19),
  small: read('alegreya700', 15, 17),
};

/** The longest word must fit a line: what is large already grows less, and so does all text in a narrow window. */
function mostOf(kind: TextKind, width: number): number {
  const narrow = width < NARROW;
  if (kind === 'title' || kind === 'hero' || kind === 'logo') return narrow ? 1.2 : 1.4;
  return narrow ? 1.7 : MAX_TEXT_SCALE;
}
const NARROW = 360;

/** How small a text may become that makes itself fit. */
const LEAST = 0.7;

const HEADINGS: readonly TextKind[] = ['logo', 'hero', 'title', 'section'];

export type TextProps = NativeTextProps & {
  readonly kind?: TextKind;
  readonly color?: string;
  readonly align?: TextStyle['textAlign'];
};

/** All text of the app: a role decides typeface and size. Headings are headings for screen readers too. */
export function Text({
  kind = 'body',
  color: ink = color.text,
  align,
  maxFontSizeMultiplier,
  style,
  ...rest
}: TextProps) {
  const { isTablet, width } = useLayout();
  const most = maxFontSizeMultiplier ?? mostOf(kind, width);
  const fitting = useFitting(rest.adjustsFontSizeToFit === true, rest.minimumFontScale ?? LEAST);
  const role = (isTablet ? TABLET[kind] : undefined) ?? PHONE[kind];
  return (
    <NativeText
      ref={fitting}
      role={HEADINGS.includes(kind) ? 'heading' : undefined}
      {...rest}
      maxFontSizeMultiplier={most}
      style={useGrowing([role, { color: ink, textAlign: align }, style], most)}
    />
  );
}
