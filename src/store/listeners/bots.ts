import { isAnyOf } from '@reduxjs/toolkit';

import { stateHash, whyNot, type AnyGame, type Bot, type Opaque, type Seat, type Tagged } from '@/engine';
import type { MatchSlice } from '../createMatchSlice';
import { botToMove } from '../matchSlot';
import { slotOf, type Api, type Listen } from './listening';

/** A bot thinks so long in one go, in milliseconds; then a frame may pass. */
const SLICE = 6;
/** How long the board rests before a bot moves, so that a person can follow. */
const PAUSE = 1000;
/** A move that could not be stored is tried again after this. */
const RETRY = 5000;

/** Lets bots move whenever it is their turn. Closing the match, or any other change of it, stops their thoughts. */
export function listenForBots(listen: Listen, slice: MatchSlice): void {
  const { loadStarted, loaded, saved, saveFailed, closed } = slice.actions;
  listen({
    matcher: isAnyOf(loadStarted, loaded, saved, saveFailed, closed),
    effect: async (action, api) => {
      api.cancelActiveListeners();
      const seat = botToMove(slice.game, slotOf(api.getState(), slice));
      if (seat !== null) await moveBot(slice, api, seat, saveFailed.match(action) ? RETRY : PAUSE);
    },
  });
}

async function moveBot(slice: MatchSlice, api: Api, seat: Seat, rest: number): Promise<void> {
  const { match, seats } = slotOf(api.getState(), slice);
  if (!match) return;
  const begun = api.extra.services.ticks();
  const seed = botSeed(match.setup.seed, match.moves);
  const action = await decide(slice.game, match.state, seat, slice.game.bots[seats[seat].level], seed, api);
  const thought = api.extra.services.ticks() - begun;
  await pause(slice, api, rest / api.getState().settings.speed - thought);
  api.dispatch(slice.actions.acted({ seat, action }));
}

/** Bots have a random stream of their own: they can neither know nor disturb that of the match. */
function botSeed(seed: number, moves: number): number {
  return parseInt(stateHash(['bot', seed, moves]).slice(0, 13), 16);
}

/** A bot that fails must not hold up the people at the table: then the first action that the rules allow is played. */
async function decide(game: AnyGame, state: Opaque, seat: Seat, bot: Bot<Tagged, Opaque>, seed: number, api: Api): Promise<Tagged> {
  const thoughts = bot.think(game.view(state, seat), seat, seed);
  const chosen = await inSlices(thoughts, api);
  return chosen && !whyNot(game, state, { seat, action: chosen }) ? chosen : game.legalActions(state, seat)[0];
}

async function inSlices(thoughts: Generator<void, Tagged, void>, api: Api): Promise<Tagged | undefined> {
  const { ticks, nextFrame } = api.extra.services;
  for (;;) {
    const until = ticks() + SLICE;
    do {
      const step = nextThought(thoughts);
      if (step.done) return step.value ?? undefined;
    } while (ticks() < until);
    await api.pause(nextFrame());
  }
}

function nextThought(thoughts: Generator<void, Tagged, void>): IteratorResult<void, Tagged | undefined> {
  try {
    return thoughts.next();
  } catch {
    return { done: true, value: undefined };
  }
}

async function pause(slice: MatchSlice, api: Api, rest: number): Promise<void> {
  if (rest > 0 && !slotOf(api.getState(), slice).hurried) await api.condition((_action, state) => slotOf(state, slice).hurried, rest);
}
