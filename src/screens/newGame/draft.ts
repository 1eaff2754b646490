import type { Chosen, GameFront, GameOption, SetupPage } from '@/games/front';
import type { TextKey } from '@/i18n';
import type { NewGame, SeatSetup } from '@/store/types';
import { newSeat, withLimits } from './seating';
import type { Choices, Draft, Names, OptionValue, SeatLimits } from './types';
import { fits, usualValue, valueFor } from './values';

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

/** How many may play with the options of a draft. */
export const limitsOf = (front: Pick<GameFront, 'seatsFor'>, all: SeatLimits, draft: Draft): SeatLimits =>
  front.seatsFor?.(chosenIn(draft)) ?? all;

/** The options that mean something with what has been chosen so far. */
export const shownIn = (draft: Draft, options: readonly GameOption[]) =>
  options.filter(({ shown }) => shown?.(chosenIn(draft), draft.seats.length) !== false);

/** What the game is told: options that are shown, with numbers as numbers, and what the pages have chosen. */
export function configOf(draft: Draft, options: readonly GameOption[]): Chosen {
  const told = shownIn(draft, options).map((option) => [option.key, valueFor(option, draft)]);
  return { ...Object.fromEntries(told), ...draft.own };
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
