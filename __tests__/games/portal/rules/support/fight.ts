import { stateHash, type Seat } from '@/engine';
import { advance, check } from '@/games/portal/rules/actions';
import type { Action, Event, State } from '@/games/portal/rules/types';
import type { Thrown } from './dice';
import { battle, type Given, type GivenElement, type GivenUnit } from './position';
import { script } from './script';

export type EventOf<T extends Event['type']> = Extract<Event, { type: T }>;

/** The events of one type, in order. */
export const ofType = <T extends Event['type']>(events: readonly Event[], type: T): EventOf<T>[] =>
  events.filter((event): event is EventOf<T> => event.type === type);

/** A figure of a D6 on foot. */
export const man = (
  id: number,
  unit: number,
  x: number,
  y: number,
  more: Partial<GivenElement> = {},
): GivenElement => ({
  id,
  unit,
  die: 6,
  at: [x, y],
  ...more,
});

/** Figures of one unit with ids in a row, 22 mm apart to the right. */
export const row = (
  first: number,
  count: number,
  unit: number,
  [x, y]: readonly [number, number],
  more: Partial<GivenElement> = {},
): GivenElement[] => Array.from({ length: count }, (_, i) => man(first + i, unit, x + 22 * i, y, more));

/** Two sides with a unit each. */
export const SIDES: readonly GivenUnit[] = [
  { id: 1, seat: 0 },
  { id: 2, seat: 1 },
];

/** Does what a seat may do, and says what happened. */
export function act(state: State, action: Action, seat: Seat = state.active): Event[] {
  expect(check(state, { seat, action })).toBeUndefined();
  return [...advance(state, { seat, action })];
}

/** The rule that an action breaks; it changes nothing. */
export function refusal(state: State, action: Action, seat: Seat = state.active): string | undefined {
  // The dice of a script are used up by looking at them; checking never throws one.
  const hash = (): string => stateHash({ ...state, rng: [] });
  const before = hash();
  const rule = check(state, { seat, action })?.rule;
  expect(hash()).toBe(before);
  return rule;
}

/** One action on a table, with exactly these dice. */
export function play(given: Given, action: Action, dice: readonly Thrown[] = []): { state: State; events: Event[] } {
  const state = battle(given);
  const { left } = script(state, dice);
  const events = act(state, action);
  expect(left()).toBe(0);
  return { state, events };
}

type ActionOf<T extends Action['type']> = Extract<Action, { type: T }>;

export const strike = (group: number): ActionOf<'melee'> => ({ type: 'melee', group, by: 'own', blows: [] });
export const shootAt = (attacker: number, target: number, weapon = 0): ActionOf<'shoot'> => ({
  type: 'shoot',
  group: attacker,
  by: 'own',
  unit: null,
  shots: [{ attacker, by: 'own', target, at: 'own', weapon }],
});
export const volley = (group: number, unit: number): ActionOf<'shoot'> => ({
  type: 'shoot',
  group,
  by: 'own',
  unit,
  shots: [],
});

/** The reasons of a die and what each adds. */
export const modsOf = ({
  mods,
}: {
  readonly mods: readonly { readonly modifier: string; readonly amount: number }[];
}) => Object.fromEntries(mods.map(({ modifier, amount }) => [modifier, amount]));

/** A man of seat 0 at (100,100) looks at a man of seat 1 in contact before him. */
export function duel(attacker: Partial<GivenElement> = {}, target: Partial<GivenElement> = {}): Given {
  return { units: SIDES, elements: [man(1, 1, 100, 100, attacker), man(2, 2, 121, 100, { facing: 180, ...target })] };
}

/** A bowman of seat 0 at (100,100) looks at a man of seat 1 who looks back from so far away. */
export function range(far: number, attacker: Partial<GivenElement> = {}, target: Partial<GivenElement> = {}): Given {
  const shooter = man(1, 1, 100, 100, { weapon: 'bow', ...attacker });
  return { units: SIDES, elements: [shooter, man(2, 2, 100 + far, 100, { facing: 180, ...target })] };
}
