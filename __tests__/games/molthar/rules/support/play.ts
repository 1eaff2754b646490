import { apply, firstState, type Seat } from '@/engine';
import { molthar } from '@/games/molthar/rules';
import type { ActionType, Config, Event, State } from '@/games/molthar/rules/types';

import type { Deed } from './deeds';

function step(state: State, deed: Deed): { state: State; events: readonly Event[] } {
  const move = { seat: state.turn.seat, action: deed(state) };
  const violation = molthar.check(state, move);
  if (violation) throw new Error(`${JSON.stringify(move)} is refused by ${violation.rule}\n${molthar.toText(state)}`);
  return apply(molthar, state, move);
}

/** A fresh game; the first seat begins unless told otherwise. */
export function newGame(seats: number, seed = 1, config: Partial<Config> = { starter: 0 }): State {
  return firstState(molthar, { config, seats, seed });
}

/** Plays the deeds of the player on turn, one after the other, and gives the new position. */
export function play(state: State, ...deeds: readonly Deed[]): State {
  return deeds.reduce((now, deed) => step(now, deed).state, state);
}

/** What happened during the last of the deeds. */
export function eventsOf(state: State, ...deeds: readonly Deed[]): readonly Event[] {
  return step(play(state, ...deeds.slice(0, -1)), deeds[deeds.length - 1]).events;
}

/** The rule by which the deed is refused, undefined when it may be done. */
export function refusal(state: State, deed: Deed, seat: Seat = state.turn.seat): string | undefined {
  return molthar.check(state, { seat, action: deed(state) })?.rule;
}

/** Kinds of action open to the player on turn. */
export function kindsOpen(state: State): ActionType[] {
  return [...new Set(molthar.legalActions(state, state.turn.seat).map((action) => action.type))];
}
