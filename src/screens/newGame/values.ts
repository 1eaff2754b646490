import type { GameOption } from '@/games/front';
import type { Draft, OptionValue } from './types';

export const isList = (value: OptionValue): value is readonly string[] => Array.isArray(value);

export function usualValue(option: GameOption): OptionValue {
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

export function valueFor(option: GameOption, { config, seats }: Draft): OptionValue {
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

/** Whether a remembered value is still one of its option. */
export function fits([key, value]: [string, unknown], options: readonly GameOption[], seats: number): boolean {
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
