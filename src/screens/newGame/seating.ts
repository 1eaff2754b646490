import type { BotLevel } from '@/engine';
import type { SetupPage } from '@/games/front';
import { SEAT_LOOKS } from '@/look/tokens';
import type { SeatSetup } from '@/store/types';
import type { Draft, Mode, Names, OptionValue, SeatLimits } from './types';
import { isList } from './values';

const USUAL_LEVEL: BotLevel = 'medium';

export function newSeat(others: readonly SeatSetup[], kind: SeatSetup['kind'], names: Names): SeatSetup {
  const looks = others.map((seat) => seat.look);
  const free = SEAT_LOOKS.findIndex((_, candidate) => !looks.includes(candidate));
  return {
    name: freeName(others, kind, names, others.length),
    kind,
    level: USUAL_LEVEL,
    look: free < 0 ? others.length : free,
  };
}

/** Who plays follows from the seats: several people, one, or none. */
export function modeOf(draft: Draft): Mode {
  const persons = draft.seats.filter((seat) => seat.kind === 'person').length;
  return persons === 0 ? 'watch' : persons === 1 ? 'alone' : 'oneDevice';
}

/** Seats people and bots so that the mode fits; everybody keeps place, emblem and level. */
export function withMode(draft: Draft, mode: Mode, names: Names): Draft {
  const persons = { oneDevice: Math.max(2, personsIn(draft)), alone: 1, watch: 0 }[mode];
  return draft.seats.reduce(
    (sofar, _, index) => withKind(sofar, index, index < persons ? 'person' : 'bot', names),
    draft,
  );
}

const personsIn = (draft: Draft) => draft.seats.filter((seat) => seat.kind === 'person').length;

/** A person becomes a bot or the other way round. A name that nobody chose changes with it. */
export function withKind(draft: Draft, index: number, kind: SeatSetup['kind'], names: Names): Draft {
  const seat = draft.seats[index];
  if (!seat || seat.kind === kind) return draft;
  const others = draft.seats.filter((_, at) => at !== index);
  const given = isGivenName(seat.name, names, draft.seats.length) ? freeName(others, kind, names, index) : seat.name;
  return withSeat(draft, index, { kind, name: given });
}

/** Changes one seat. */
export function withSeat(draft: Draft, index: number, change: Partial<SeatSetup>): Draft {
  return { ...draft, seats: draft.seats.map((seat, at) => (at === index ? { ...seat, ...change } : seat)) };
}

/** A seat takes an emblem; who had it takes the old one. */
export function withLook(draft: Draft, index: number, look: number): Draft {
  const old = draft.seats[index]?.look ?? look;
  return {
    ...draft,
    seats: draft.seats.map((seat, at) =>
      at === index ? { ...seat, look } : seat.look === look ? { ...seat, look: old } : seat,
    ),
  };
}

/** One more bot at the end, if there is room. */
export function addSeat(draft: Draft, limits: SeatLimits, names: Names): Draft {
  if (draft.seats.length >= limits.max) return draft;
  return { ...draft, seats: [...draft.seats, newSeat(draft.seats, 'bot', names)] };
}

/** Without one seat; an option that named it falls back to random, one that named a later seat follows it. */
export function removeSeat(draft: Draft, index: number, limits: SeatLimits, pages?: readonly SetupPage[]): Draft {
  if (draft.seats.length <= limits.min) return draft;
  const follow = (seat: number) => (seat === index ? 'random' : seat > index ? seat - 1 : seat);
  const order = draft.seats.map((_, at) => at).filter((at) => at !== index);
  return seatedAnew(draft, order, follow, pages);
}

/** Seat from plays at place to; options that name seats follow them. */
export function moveSeat(draft: Draft, from: number, to: number, pages?: readonly SetupPage[]): Draft {
  const moved = draft.seats[from];
  const target = Math.min(Math.max(to, 0), draft.seats.length - 1);
  if (!moved || from === target) return draft;
  const rest = draft.seats.map((_, at) => at).filter((at) => at !== from);
  const order = [...rest.slice(0, target), from, ...rest.slice(target)];
  return seatedAnew(draft, order, (seat) => order.indexOf(seat), pages);
}

/** As many seats as the limits ask for: bots join at the end, the last ones leave. */
export function withLimits(draft: Draft, limits: SeatLimits, names: Names, pages?: readonly SetupPage[]): Draft {
  if (draft.seats.length < limits.min) return withLimits(addSeat(draft, limits, names), limits, names, pages);
  const last = draft.seats.length - 1;
  return draft.seats.length > limits.max
    ? withLimits(removeSeat(draft, last, { min: 0, max: limits.max }, pages), limits, names, pages)
    : draft;
}

/** The same choices round another order of seats. */
function seatedAnew(
  { seats, config, own }: Draft,
  order: readonly number[],
  follow: (seat: number) => OptionValue,
  pages: readonly SetupPage[] = [],
): Draft {
  return {
    seats: order.map((at) => seats[at]),
    config: mapSeats(config, follow, order),
    own: pages.reduce((now, page) => ({ ...now, ...page.follow?.(now, order) }), own),
  };
}

// Numbers in a draft are seats (GameOption 'seat'), lists have a value for each seat; choices are texts.
function mapSeats(
  config: Draft['config'],
  follow: (seat: number) => OptionValue,
  order: readonly number[],
): Draft['config'] {
  const mapped = (value: OptionValue): OptionValue =>
    typeof value === 'number' ? follow(value) : isList(value) ? order.flatMap((at) => value[at] ?? []) : value;
  return Object.fromEntries(Object.entries(config).map(([key, value]) => [key, mapped(value)]));
}

/** Ready to play: names without spaces round them, no name empty. */
export function finished(draft: Draft, names: Names): Draft {
  return draft.seats.reduce((sofar, seat, index) => {
    const others = sofar.seats.filter((_, at) => at !== index);
    return withSeat(sofar, index, { name: seat.name.trim() || freeName(others, seat.kind, names, index) });
  }, draft);
}

function isGivenName(name: string, names: Names, seats: number): boolean {
  return names.bots.includes(name) || Array.from({ length: seats + 1 }, (_, n) => names.person(n + 1)).includes(name);
}

function freeName(others: readonly SeatSetup[], kind: SeatSetup['kind'], names: Names, index: number): string {
  const taken = others.map((seat) => seat.name);
  const persons = Array.from({ length: others.length + 1 }, (_, n) => names.person(n + 1));
  const candidates = kind === 'bot' ? names.bots : persons;
  return candidates.find((name) => !taken.includes(name)) ?? names.person(index + 1);
}
