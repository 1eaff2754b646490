import type { BotLevel } from '@/engine';
import type { Chosen, GameFront, GameOption, SetupPage } from '@/games/front';
import type { TextKey } from '@/i18n';
import { SEAT_LOOKS } from '@/look/tokens';
import type { NewGame, SeatSetup } from '@/store/types';

export const MODES = ['oneDevice', 'alone', 'watch'] as const;
export type Mode = (typeof MODES)[number];

export type OptionValue = string | number | boolean | readonly string[];

/** The choices of the new game screen. */
export type Draft = {
  readonly seats: readonly SeatSetup[];
  readonly config: Readonly<Record<string, OptionValue>>;
  /** What the pages of the game itself have chosen. */
  readonly own: Chosen;
};

/** What decides which choices a game has. */
type Choices = Pick<GameFront, 'options' | 'pages' | 'first'>;

export type SeatLimits = { readonly min: number; readonly max: number };

/** Names for seats that nobody has named: bots have names of their own. */
export type Names = { readonly person: (n: number) => string; readonly bots: readonly string[] };

/** Names of bots, one for each seat there can be. */
export const BOT_NAMES = ['Cleo', 'Otto', 'Runa', 'Milo', 'Vera', 'Nils', 'Tara', 'Hugo'] as const;

const USUAL_SEATS = 3;

/** You and two bots: Start works at once. */
export function usualDraft({ options, pages = [] }: Choices, limits: SeatLimits, names: Names): Draft {
  const count = Math.min(Math.max(USUAL_SEATS, limits.min), limits.max);
  const seats = Array.from({ length: count }, () => 0).reduce<readonly SeatSetup[]>(
    (sofar, _, index) => [...sofar, newSeat(sofar, index === 0 ? 'person' : 'bot', names)],
    [],
  );
  const config = Object.fromEntries(options.map((option) => [option.key, usualValue(option)]));
  return { seats, config, own: readOwn(pages, {}, count) };
}

/** What somebody finds who has never played the game: its own first match, or the usual choices. */
function firstDraft(choices: Choices, limits: SeatLimits, names: Names): Draft {
  const usual = usualDraft(choices, limits, names);
  const { first, pages } = choices;
  if (!first) return usual;
  const seated = withLimits(usual, { min: first.seats, max: first.seats }, names, pages);
  return {
    ...seated,
    seats: seated.seats.map((seat) => ({ ...seat, level: first.level })),
    config: { ...seated.config, ...first.config },
  };
}

/** What the pages choose at first, or keep of the last choices. */
const readOwn = (pages: readonly SetupPage[], last: Chosen, seats: number): Chosen =>
  Object.assign({}, ...pages.map((page) => page.read(last, seats)));

/** The pages look again at what they have chosen: another option, or one more seat, may ask for something else. */
export const withPages = (draft: Draft, pages: readonly SetupPage[] = []): Draft => ({
  ...draft,
  own: readOwn(pages, chosenIn(draft), draft.seats.length),
});

/** Everything chosen so far, by options and by pages. */
export const chosenIn = ({ config, own }: Draft): Chosen => ({ ...config, ...own });

/** The pages that mean something with what has been chosen so far. */
export const pagesIn = (draft: Draft, pages: readonly SetupPage[] = []): readonly SetupPage[] =>
  pages.filter(({ shown }) => shown?.(chosenIn(draft), draft.seats.length) !== false);

function usualValue(option: GameOption): OptionValue {
  switch (option.kind) {
    case 'perSeat':
      return [];
    case 'seat':
      return option.random ? 'random' : 0;
    case 'row':
      return option.initial.join(' ');
    default:
      return option.initial;
  }
}

/** How many may play with the options of a draft. */
export const limitsOf = (front: Pick<GameFront, 'seatsFor'>, all: SeatLimits, draft: Draft): SeatLimits =>
  front.seatsFor?.(chosenIn(draft)) ?? all;

/** As many seats as the limits ask for: bots join at the end, the last ones leave. */
export function withLimits(draft: Draft, limits: SeatLimits, names: Names, pages?: readonly SetupPage[]): Draft {
  if (draft.seats.length < limits.min) return withLimits(addSeat(draft, limits, names), limits, names, pages);
  const last = draft.seats.length - 1;
  return draft.seats.length > limits.max
    ? withLimits(removeSeat(draft, last, { min: 0, max: limits.max }, pages), limits, names, pages)
    : draft;
}

/** The options that mean something with what has been chosen so far. */
export const shownIn = (draft: Draft, options: readonly GameOption[]) =>
  options.filter(({ shown }) => shown?.(chosenIn(draft), draft.seats.length) !== false);

/** What the game is told: options that are shown, with numbers as numbers, and what the pages have chosen. */
export function configOf(draft: Draft, options: readonly GameOption[]): Chosen {
  const told = shownIn(draft, options).map((option) => [option.key, valueFor(option, draft)]);
  return { ...Object.fromEntries(told), ...draft.own };
}

function valueFor(option: GameOption, { config, seats }: Draft): OptionValue {
  const value = config[option.key] ?? usualValue(option);
  switch (option.kind) {
    case 'choice':
      return option.numeric ? Number(value) : value;
    case 'perSeat':
      return seats.map((_, seat) => chosenBySeat(option, value, seat));
    case 'seat':
      return chosenSeat(option, value);
    case 'row':
      return rowOf(value);
    case 'switch':
      return value;
  }
}

type PerSeat = Extract<GameOption, { kind: 'perSeat' }>;

/** What a seat has chosen; the first value unless it chose another. */
export function chosenBySeat({ choices }: PerSeat, value: OptionValue | undefined, seat: number): string {
  return (
    (Array.isArray(value) ? choices.find((choice) => choice.value === value[seat])?.value : undefined) ??
    choices[0].value
  );
}

/** The seat of an option; without a chosen one the lot decides, or it is the first. */
export const chosenSeat = (
  { random }: Extract<GameOption, { kind: 'seat' }>,
  value: OptionValue | undefined,
): number | 'random' => (typeof value === 'number' ? value : random ? 'random' : 0);

/** The values of a row, which a draft keeps as one text: they stay where they are when seats move. */
export const rowOf = (value: OptionValue): readonly string[] => String(value).split(' ');

/** Another value at one place of a row. */
export const withPlace = (row: readonly string[], place: number, value: string): string =>
  row.map((own, at) => (at === place ? value : own)).join(' ');

/** A seat takes a value; who had it falls back to the first one, which is free to all, unless they may share it. */
export function withSeatChoice(draft: Draft, option: PerSeat, seat: number, value: string): Draft {
  const [free] = option.choices;
  const before = draft.config[option.key];
  const shares = option.shared?.(draft.config) === true;
  const values = draft.seats.map((_, at) => {
    const own = chosenBySeat(option, before, at);
    return at === seat ? value : own === value && !shares ? free.value : own;
  });
  return { ...draft, config: { ...draft.config, [option.key]: values } };
}

/** Where other choices no longer let seats share a value, the first of them keeps it. */
export function withoutDoubles(draft: Draft, options: readonly GameOption[]): Draft {
  return options.reduce((now, option) => {
    const values = now.config[option.key];
    if (option.kind !== 'perSeat' || option.shared?.(now.config) === true || !isList(values)) return now;
    const [free] = option.choices;
    const single = values.map((value, at) => (values.indexOf(value) < at ? free.value : value));
    return { ...now, config: { ...now.config, [option.key]: single } };
  }, draft);
}

/** The last choices, where they still fit the game, else the usual ones; those for a first match where there are none. */
export function draftFrom(last: NewGame | undefined, choices: Choices, limits: SeatLimits, names: Names): Draft {
  const { options, pages = [] } = choices;
  if (!last) return firstDraft(choices, limits, names);
  const usual = usualDraft(choices, limits, names);
  if (last.seats.length < limits.min || last.seats.length > limits.max) return usual;
  const known = Object.entries<unknown>({ ...last.config }).filter((entry): entry is [string, OptionValue] =>
    fits(entry, options, last.seats.length),
  );
  return {
    seats: last.seats,
    config: { ...usual.config, ...Object.fromEntries(known) },
    own: readOwn(pages, { ...last.config }, last.seats.length),
  };
}

/** What is kept for the next time. */
export const toRemember = (draft: Draft): NewGame => ({ seats: draft.seats, config: chosenIn(draft) });

/** Whether a remembered value is still one of its option. */
function fits([key, value]: [string, unknown], options: readonly GameOption[], seats: number): boolean {
  const option = options.find((each) => each.key === key);
  switch (option?.kind) {
    case undefined:
      return false;
    case 'switch':
      return typeof value === 'boolean';
    case 'seat':
      return (
        (value === 'random' && option.random !== undefined) ||
        (typeof value === 'number' && value >= 0 && value < seats)
      );
    case 'choice':
      return option.choices.some((choice) => choice.value === value);
    case 'perSeat':
      return Array.isArray(value) && value.every((each) => option.choices.some((choice) => choice.value === each));
    case 'row':
      return (
        typeof value === 'string' &&
        rowOf(value).length === option.initial.length &&
        rowOf(value).every((each) => option.choices.some((choice) => choice.value === each))
      );
  }
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

/** Something that keeps the match from starting, and the step where it can be mended: 0 is before all pages. */
export type Problem = { readonly text: TextKey; readonly step: number };

/** The first thing that keeps the match from starting. */
export function problemOf(draft: Draft, front: Choices & Pick<GameFront, 'problemWith'>): Problem | undefined {
  const names = draft.seats.map((seat) => seat.name.trim().toLowerCase());
  const config = configOf(draft, front.options);
  const texts = [
    new Set(names).size < names.length ? 'newGame.sameName' : front.problemWith?.(config, draft.seats.length),
    ...pagesIn(draft, front.pages).map((page) => page.problem?.(config, draft.seats)),
  ] as const;
  const step = texts.findIndex((text) => text !== undefined);
  const text = texts[step];
  return text && { text, step };
}

/** Ready to play: names without spaces round them, no name empty. */
export function finished(draft: Draft, names: Names): Draft {
  return draft.seats.reduce((sofar, seat, index) => {
    const others = sofar.seats.filter((_, at) => at !== index);
    return withSeat(sofar, index, { name: seat.name.trim() || freeName(others, seat.kind, names, index) });
  }, draft);
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

const isList = (value: OptionValue): value is readonly string[] => Array.isArray(value);

const USUAL_LEVEL: BotLevel = 'medium';

function newSeat(others: readonly SeatSetup[], kind: SeatSetup['kind'], names: Names): SeatSetup {
  const looks = others.map((seat) => seat.look);
  const free = SEAT_LOOKS.findIndex((_, candidate) => !looks.includes(candidate));
  return {
    name: freeName(others, kind, names, others.length),
    kind,
    level: USUAL_LEVEL,
    look: free < 0 ? others.length : free,
  };
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
