/** The drawing vocabulary: plain data that any game's board may build and only this folder turns into Skia. */

export const FONTS = ['cinzel700', 'cinzel900', 'alegreya500', 'alegreya700', 'alegreya800'] as const;
export type FontName = (typeof FONTS)[number];

export type Stops = { readonly colors: readonly string[]; readonly at?: readonly number[] };
export type Linear = Stops & { readonly from: readonly [number, number]; readonly to: readonly [number, number] };
export type Radial = Stops & { readonly center: readonly [number, number]; readonly radius: number };
/** A colour, or a gradient in the coordinates of the shape's group. */
export type Paint = string | { readonly linear: Linear } | { readonly radial: Radial };

export type Blend = 'screen' | 'multiply' | 'plus' | 'overlay';

/** How a shape is painted: fill first, then stroke. */
export type Ink = {
  readonly fill?: Paint;
  readonly stroke?: Paint;
  readonly strokeWidth?: number;
  readonly dash?: readonly number[];
  readonly cap?: 'round' | 'butt';
  /** Sigma of a blur over the shape itself: glows and soft shadows. */
  readonly blur?: number;
  /** A shadow that falls inside the edge (wells, niches). Its blur, like shadow's, is counted as in CSS: two sigmas. */
  readonly innerShadow?: { readonly dx: number; readonly dy: number; readonly blur: number; readonly color: string };
  readonly shadow?: { readonly dx: number; readonly dy: number; readonly blur: number; readonly color: string };
  readonly opacity?: number;
  readonly blend?: Blend;
};

export type Corners = number | readonly [number, number, number, number];

export type Outline =
  | {
      readonly t: 'rect';
      readonly x: number;
      readonly y: number;
      readonly w: number;
      readonly h: number;
      readonly r?: Corners;
    }
  | { readonly t: 'circle'; readonly cx: number; readonly cy: number; readonly r: number }
  /** SVG path data, scaled and then moved. */
  | { readonly t: 'path'; readonly d: string; readonly x?: number; readonly y?: number; readonly scale?: number };

export type TextShape = {
  readonly t: 'text';
  readonly text: string;
  /** Box: text is laid out inside width w from the top y. */
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly font: FontName;
  readonly size: number;
  readonly fill: Paint;
  readonly align?: 'left' | 'center' | 'right';
  /** Lines at most (1 unless told); longer text shrinks to minSize and is then cut with an ellipsis. */
  readonly lines?: number;
  readonly minSize?: number;
  readonly lineHeight?: number;
  readonly spacing?: number;
  /** Vertical place of the text in a box of height h: top unless told. */
  readonly h?: number;
  readonly valign?: 'top' | 'middle' | 'bottom';
  readonly halo?: { readonly color: string; readonly width: number };
  readonly opacity?: number;
};

export type Group = {
  readonly t: 'group';
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
  /** Radians, about the group's origin. */
  readonly rotate?: number;
  readonly opacity?: number;
  readonly blend?: Blend;
  readonly clip?: Outline;
  readonly shapes: readonly Shape[];
};

/** Fine grain over a box, for stone: fractal noise, tinted. */
export type Grain = {
  readonly t: 'grain';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly frequency: number;
  readonly seed: number;
  readonly opacity: number;
};

/** A cloud of one colour over a box, for soil, rock, water and snow: its opacity is gain × noise + bias, cut to 0 to 1. */
export type Noise = {
  readonly t: 'noise';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  /** Along and down; unequal ones draw the cloud out. */
  readonly frequency: readonly [number, number];
  readonly octaves: number;
  readonly seed: number;
  readonly color: string;
  readonly gain: number;
  readonly bias: number;
  readonly blend?: Blend;
};

/** Text on a circle, letter by letter, read from outside along the top or (inward) from inside along the bottom. */
export type ArcText = {
  readonly t: 'arcText';
  readonly text: string;
  readonly cx: number;
  readonly cy: number;
  /** Of the circle that runs through the middle of the capitals. */
  readonly r: number;
  /** Of the text's middle: radians, clockwise from straight up. */
  readonly angle: number;
  /** Radians that the text may fill; it shrinks to fit. */
  readonly span: number;
  readonly font: FontName;
  readonly size: number;
  readonly fill: string;
  readonly spacing?: number;
  /** Feet outwards, for the lower half. */
  readonly inward?: boolean;
};

/** The portal's swirl, by a runtime shader. Still where it is part of a picture, turning where a node carries it. */
export type Swirl = {
  readonly t: 'swirl';
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly colors: readonly [string, string];
  readonly seed: number;
  /** Mist unless told; ember is a whirlpool of three arms with a white-hot eye, which needs no colours of its own. */
  readonly look?: 'mist' | 'ember';
};

export type Shape = (Outline & Ink) | TextShape | ArcText | Group | Grain | Noise | Swirl;
