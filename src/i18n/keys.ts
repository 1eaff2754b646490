import type { Texts } from './en';

type Plural<K extends string> = K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : K;

type Address<K extends string> = K extends `${infer Stem}_you` | `${infer Stem}_yours` ? Stem : K;

type Leaves<T> = {
  [K in keyof T & string]: T[K] extends string ? Address<Plural<K>> : `${K}.${Leaves<T[K]>}`;
}[keyof T & string];

/** Every text of the app by its dotted key; plural forms, and those that speak to the reader, count as one key. */
export type TextKey = Leaves<Texts>;

/** Values for the placeholders of a text. */
export type TextParams = Readonly<Record<string, string | number>>;
