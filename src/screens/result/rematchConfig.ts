import type { Seat } from '@/engine';
import type { GameOption } from '@/games/front';

/** The options of a rematch whose seats are rotated so that next comes first: who begins is the first seat now, what belongs to somebody goes with them. */
export function rematchConfig(options: readonly GameOption[], config: object, next: Seat, seats: number): object {
  const before: Readonly<Record<string, unknown>> = { ...config };
  const moved = options.flatMap((option): [string, unknown][] => {
    const value = before[option.key];
    // Who begins can be left to the lot; other seats are chosen.
    if (option.kind === 'seat' && option.random) return [[option.key, 0]];
    if (option.kind === 'seat' && typeof value === 'number') return [[option.key, (value - next + seats) % seats]];
    return option.kind === 'perSeat' && Array.isArray(value) ? [[option.key, [...value.slice(next), ...value.slice(0, next)]]] : [];
  });
  return { ...before, ...Object.fromEntries(moved) };
}
