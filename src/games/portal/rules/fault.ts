import type { Params, Violation } from '@/engine';

/** Where something lies before a battle: its place in each list that leads to it, counted from 0. */
export type Where = {
  readonly seat?: number;
  readonly unit?: number;
  readonly member?: number;
  /** Not the mount of this member but who rides it. */
  readonly rider?: true;
  readonly piece?: number;
  readonly objective?: number;
};

/** PORT-D113 A rule that an army, a table or what was agreed breaks, and where. */
export type Fault = Violation & { readonly at: Where };

/** A rule that is broken right here. */
export const broken = (rule: string, params?: Params): Fault => ({ rule, ...(params && { params }), at: {} });

/** A fault of a part, as the whole sees it. */
export function within(where: Where, fault: Fault | undefined): Fault | undefined {
  return fault && { ...fault, at: { ...where, ...fault.at } };
}

/** The first fault among parts that are looked at one after the other. */
export function firstFault(...looks: readonly (() => Fault | undefined)[]): Fault | undefined {
  for (const look of looks) {
    const fault = look();
    if (fault) return fault;
  }
  return undefined;
}

/** The first fault among the entries of a list, told with the entry's place. */
export function faultAmong<T>(
  list: readonly T[],
  place: 'seat' | 'unit' | 'member' | 'piece' | 'objective',
  look: (entry: T, at: number) => Fault | undefined,
): Fault | undefined {
  for (const [at, entry] of list.entries()) {
    const fault = within({ [place]: at }, look(entry, at));
    if (fault) return fault;
  }
  return undefined;
}
