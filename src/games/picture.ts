import type { Words } from '@/engine';
import type { TextKey } from '@/i18n';
import type { Box } from '@/look/box';
import type { Scene } from '@/scene/nodes';

// Pictures of the rulebook are data: a position that the rules know, and what the game's own board shows of it.

/** Who reads: their language, and whether patterns stand beside colours. */
export type Reader = { readonly say: (words: Words) => string; readonly patterns: boolean };

/** A board, and the part of it that is looked at. */
type Glimpse = {
  readonly scene: Scene;
  readonly seen: Box;
  /** Where the board's dial stands: radians. */
  readonly dial?: number;
};

/** A position, and what is seen of it. Both are made only when the picture comes near the window. */
export type PictureMoment = {
  readonly position: () => unknown;
  readonly glimpse: (reader: Reader) => Glimpse;
};

/** A picture of a chapter or of a rule; with several moments it is a short film. */
export type RulePicture = {
  /** What there is to see, in a sentence: under the picture, and read out. */
  readonly caption: TextKey;
  /** Width by height. */
  readonly ratio: number;
  readonly moments: readonly [PictureMoment, ...PictureMoment[]];
};

/** What a game draws; its caption is found by the id of the section or rule. */
export type DrawnPicture = Omit<RulePicture, 'caption'>;

/** The pictures of a rulebook: one for each section, and for the rules that need one. */
export type DrawnPictures<Section extends string, Rule extends string> = Readonly<
  Record<Section, DrawnPicture> & Partial<Record<Rule, DrawnPicture>>
>;

/** The pictures with their captions: that of what surely has one, and that of what may have one. */
export function captioned<Id extends string>(
  drawn: Readonly<Record<Id, DrawnPicture>>,
  captionOf: (id: Id) => TextKey,
): {
  readonly pictureOf: (id: Id) => RulePicture;
  readonly anyPictureOf: (id: string) => { readonly picture?: RulePicture };
} {
  const isDrawn = (id: string): id is Id => id in drawn;
  const pictureOf = (id: Id): RulePicture => ({ ...drawn[id], caption: captionOf(id) });
  return { pictureOf, anyPictureOf: (id) => (isDrawn(id) ? { picture: pictureOf(id) } : {}) };
}

/** Who sits at the tables in pictures: names are the same in every language. */
export const SITTERS = ['Ines', 'Tobias', 'Vesna', 'Oskar', 'Mira', 'Janek', 'Lotta', 'Emil'] as const;
