import type { Seat } from '@/engine';
import type { Chosen, GameFront, GameOption, SetupPage } from '@/games/front';
import type { Rematch } from '@/games/telling';

type Row = Extract<GameOption, { kind: 'row' }>;

/** The one after who began this match begins the next. */
export function usualRematch({ options, pages }: GameFront, began: Seat, seats: number): Rematch {
  const first = (began + 1) % seats;
  return {
    id: 'rematch',
    label: 'result.rematch',
    note: 'result.starts',
    first,
    config: (before) => rematchConfig(options, before, first, seats, pages),
  };
}

/** The options of a rematch whose seats are rotated so that next comes first: who begins is the first seat now, what belongs to somebody goes with them. */
export function rematchConfig(
  options: readonly GameOption[],
  config: object,
  next: Seat,
  seats: number,
  pages: readonly SetupPage[] = [],
): object {
  const before: Chosen = { ...config };
  const moved = options.flatMap((option): [string, unknown][] => {
    const value = before[option.key];
    // Who begins can be left to the lot; other seats are chosen.
    if (option.kind === 'seat' && option.random) return [[option.key, 0]];
    if (option.kind === 'seat' && typeof value === 'number') return [[option.key, (value - next + seats) % seats]];
    return option.kind === 'perSeat' && Array.isArray(value)
      ? [[option.key, [...value.slice(next), ...value.slice(0, next)]]]
      : [];
  });
  const after: Chosen = { ...before, ...Object.fromEntries(moved) };
  const rows = options.flatMap((option) =>
    option.kind === 'row' ? rotatedRow(option, before, after, next, seats) : [],
  );
  const order = Array.from({ length: seats }, (_, place) => (place + next) % seats);
  return pages.reduce<Chosen>((now, page) => ({ ...now, ...page.follow?.(now, order) }), {
    ...after,
    ...Object.fromEntries(rows),
  });
}

/** Every place of a row belongs to a seat: its values follow whoever sits there. */
function rotatedRow(option: Row, before: Chosen, after: Chosen, next: Seat, seats: number): [string, unknown][] {
  const values: unknown = before[option.key];
  if (!Array.isArray(values)) return [];
  const places = values.map((_, place) => place);
  const placesOf = (chosen: Chosen, seat: Seat) =>
    places.filter((place) => option.seatOf(place, chosen, seats) === seat);
  return [
    [
      option.key,
      places.map((place) => {
        const seat = option.seatOf(place, after, seats);
        const own = placesOf(before, (seat + next) % seats);
        return values[own[placesOf(after, seat).indexOf(place)] ?? place];
      }),
    ],
  ];
}
