const DEAL = /^\d{1,15}$/;

/** The deal that a link asks for: the same luck for everybody who starts from it. Undefined without one, null when it cannot be read. */
export function dealOf(text: string | undefined): number | undefined | null {
  if (text === undefined) return undefined;
  return DEAL.test(text) ? Number(text) : null;
}
