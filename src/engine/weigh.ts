/**
 * What a coach tells of an evaluation: its parts by name, and where two moves differ most. How a game is evaluated, and what the
 * names mean, is the game's own.
 */

/** What an evaluation weighs, by name; the sum is what it comes to. */
export type Parts = Readonly<Record<string, number>>;

/** By how much a part is better after one move than after another; worse below zero. */
export type Difference = { readonly part: string; readonly by: number };

/** What speaks for a move and what against it, the heaviest first. */
export type Weighed = { readonly pro: readonly Difference[]; readonly contra: readonly Difference[] };

/** What several evaluations weigh on average; a part that one of them does not have is nothing there. */
export function meanParts(all: readonly Parts[]): Parts {
  const mean: Record<string, number> = {};
  for (const parts of all) {
    for (const [part, worth] of Object.entries(parts)) mean[part] = (mean[part] ?? 0) + worth / all.length;
  }
  return mean;
}

/** What all parts come to. */
export const sumOf = (parts: Parts): number => Object.values(parts).reduce((sum, worth) => sum + worth, 0);

/** Where one evaluation differs from another by at least so much, the largest difference first. */
export function differences(one: Parts, other: Parts, least: number): readonly Difference[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names
    .map((part) => ({ part, by: (one[part] ?? 0) - (other[part] ?? 0) }))
    .filter(({ by }) => Math.abs(by) >= least)
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
}

/** A drawback is told when it weighs at least so much of what speaks for the move. */
const TOLD_AGAINST = 0.5;

/** The two things most worth telling of a move beside another: what speaks for it most, and what comes next or speaks against it as loudly. */
export function weighAgainst(one: Parts, other: Parts, least: number): Weighed {
  const all = differences(one, other, least);
  const pro = all.filter(({ by }) => by > 0);
  const contra = all.filter(({ by }) => by < 0).slice(0, 1);
  if (pro.length === 0) return { pro, contra: [] };
  const loud = contra.filter(({ by }) => -by >= TOLD_AGAINST * pro[0].by);
  return { pro: pro.slice(0, loud.length > 0 ? 1 : 2), contra: loud };
}
