/** A thing is a node and its parts: 'a/b' is a part of 'a'. */
export const isPartOf = (id: string, thing: string): boolean => {
  'worklet';
  return thing !== '' && (id === thing || id.startsWith(`${thing}/`));
};

/** A thing that is carried away from its place. */
export type Carried = { readonly thing: string; readonly dx: number; readonly dy: number };
