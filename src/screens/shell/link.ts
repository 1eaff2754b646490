import { useLocalSearchParams } from 'expo-router';

/** What a link may say, and in which shape. */
const SHAPES = {
  game: /^\w{1,32}$/,
  match: /^[\w-]{1,64}$/,
  lesson: /^\w{1,32}$/,
  rule: /^[\w-]{1,16}$/,
  /** The same luck for everybody who starts from it. */
  deal: /^\d{1,15}$/,
  /** A moment of a match, by the number of its moves. */
  at: /^\d{1,6}$/,
} as const;
type Name = keyof typeof SHAPES;
const NAMES = Object.keys(SHAPES) as readonly Name[];

type Link = { readonly [N in Name]?: string };
type Params = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What a link says: of several values the first, of strange names nothing. Null when something cannot be meant. */
export function readLink(params: Params): Link | null {
  const said = NAMES.flatMap((name) => {
    const [value] = [params[name]].flat();
    return value === undefined ? [] : [[name, value] as const];
  });
  return said.every(([name, value]) => SHAPES[name].test(value)) ? Object.fromEntries(said) : null;
}

/** readLink of the route in sight. Every route reads its parameters here. */
export function useLink(): Link | null {
  return readLink(useLocalSearchParams());
}
