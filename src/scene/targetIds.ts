/** The kinds of targets that a board has, each with the names of its numbers, in order. */
type Kinds = Readonly<Record<string, readonly string[]>>;

/** What an id stands for: its kind, and its numbers by name. */
type Parsed<K extends Kinds> = {
  readonly [T in keyof K & string]: { readonly kind: T } & { readonly [N in K[T][number]]: number };
}[keyof K & string];

type Numbers<N extends readonly string[]> = { readonly [I in keyof N]: number };

const WHOLE = /^(0|[1-9]\d*)$/;

/** Writes and reads the ids of a board's targets, 'pearl:1:0': nobody else takes an id to pieces. */
export function targetIds<const K extends Kinds>(kinds: K) {
  const known = new Map<string, readonly string[]>(Object.entries(kinds));
  return {
    targetId: <T extends keyof K & string>(kind: T, ...numbers: Numbers<K[T]>): string => [kind, ...numbers].join(':'),
    /** Null for what is no id of this board. */
    parseTarget: (id: string): Parsed<K> | null => {
      const [kind, ...numbers] = id.split(':');
      const names = known.get(kind);
      if (names?.length !== numbers.length || !numbers.every((number) => WHOLE.test(number))) return null;
      // The names of the numbers are those of this very kind.
      return { kind, ...Object.fromEntries(names.map((name, i) => [name, Number(numbers[i])])) } as Parsed<K>;
    },
  };
}
