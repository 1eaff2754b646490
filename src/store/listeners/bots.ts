import { isAnyOf } from '@reduxjs/toolkit';

import { stateHash, whyNot, type AnyGame, type Bot, type Move, type Opaque, type Seat, type Tagged } from '@/engine';
import type { AnyMatch } from '@/storage';
import type { MatchSlice } from '../createMatchSlice';
import { botToMove, botsToAsk, type MatchSlot } from '../matchSlot';
import { slotOf, type Api, type Listen } from './listening';

/** A bot thinks so long in one go, in milliseconds; then a frame may pass. */
const SLICE = 6;
/** How long the board rests before a bot moves, so that a person can follow. */
const PAUSE = 1000;
/** A move that could not be stored is tried again after this. */
const RETRY = 5000;
/** A bot that is asked out of turn lets the moment pass after this: people wait for it. */
const RESPONSE = 400;

/** Lets bots move whenever it is their turn or they may act out of turn. A call, closing the match, or any other change of it stops their thoughts. */
export function listenForBots(listen: Listen, slice: MatchSlice): void {
  const { loadStarted, loaded, saved, saveFailed, called, callEnded, closed } = slice.actions;
  listen({
    matcher: isAnyOf(loadStarted, loaded, saved, saveFailed, called, callEnded, closed),
    effect: async (action, api) => {
      api.cancelActiveListeners();
      const rest = saveFailed.match(action) ? RETRY : PAUSE;
      if (await moveOutOfTurn(slice, api, rest)) return;
      const seat = botToMove(slice.game, slotOf(api.getState(), slice));
      if (seat !== null) await moveBot(slice, api, seat, rest);
    },
  });
}

async function moveBot(slice: MatchSlice, api: Api, seat: Seat, rest: number): Promise<void> {
  const slot = slotOf(api.getState(), slice);
  if (!slot.match) return;
  const begun = api.extra.services.ticks();
  const action = await decide(slice.game, slot.match, seat, botOf(slice, slot, seat), api);
  await moveAfter(slice, api, { seat, action }, begun + rest / api.getState().settings.speed);
}

/** Asks the bots that may act out of turn, one after the other, until one does; says whether one did. */
async function moveOutOfTurn(slice: MatchSlice, api: Api, rest: number): Promise<boolean> {
  const slot = slotOf(api.getState(), slice);
  const { match, opening } = slot;
  const seats = botsToAsk(slice.game, slot);
  if (!match || seats.length === 0) return false;
  const begun = api.extra.services.ticks();
  for (const seat of seats) {
    const action = await respond(slice.game, match, seat, botOf(slice, slot, seat), api);
    if (!action) continue;
    await moveAfter(slice, api, { seat, action }, begun + rest / api.getState().settings.speed);
    return true;
  }
  api.dispatch(slice.actions.botsPassed({ opening, moves: match.moves }));
  return false;
}

function botOf({ game }: MatchSlice, { seats }: MatchSlot, seat: Seat): Bot<Tagged, Opaque> {
  return game.bots[seats[seat].level];
}

/** Bots have a random stream of their own: they can neither know nor disturb that of the match. */
function botSeed({ setup, moves }: AnyMatch): number {
  return parseInt(stateHash(['bot', setup.seed, moves]).slice(0, 13), 16);
}

/** A bot that fails must not hold up the people at the table: then the first action that the rules allow is played. */
async function decide(game: AnyGame, match: AnyMatch, seat: Seat, bot: Bot<Tagged, Opaque>, api: Api): Promise<Tagged> {
  const { state } = match;
  const chosen = await inSlices(bot.think(game.view(state, seat), seat, botSeed(match)), api, Infinity);
  return chosen && !whyNot(game, state, { seat, action: chosen }) ? chosen : game.legalActions(state, seat)[0];
}

/** What a bot does out of turn; nothing when it fails or takes too long. */
async function respond(
  game: AnyGame,
  match: AnyMatch,
  seat: Seat,
  bot: Bot<Tagged, Opaque>,
  api: Api,
): Promise<Tagged | undefined> {
  const { state } = match;
  const thoughts = bot.respond?.(game.view(state, seat), seat, botSeed(match));
  const chosen = thoughts && (await inSlices(thoughts, api, RESPONSE));
  return chosen && !whyNot(game, state, { seat, action: chosen }) ? chosen : undefined;
}

type Thoughts = Generator<void, Tagged | undefined, void>;

async function inSlices(thoughts: Thoughts, api: Api, most: number): Promise<Tagged | undefined> {
  const { ticks, nextFrame } = api.extra.services;
  const end = ticks() + most;
  for (;;) {
    const until = ticks() + SLICE;
    do {
      const step = nextThought(thoughts);
      if (step.done) return step.value ?? undefined;
    } while (ticks() < until);
    if (ticks() > end) return undefined;
    await api.pause(nextFrame());
  }
}

function nextThought(thoughts: Thoughts): IteratorResult<void, Tagged | undefined> {
  try {
    return thoughts.next();
  } catch {
    return { done: true, value: undefined };
  }
}

async function moveAfter(slice: MatchSlice, api: Api, move: Move<Tagged>, at: number): Promise<void> {
  await pause(slice, api, at - api.extra.services.ticks());
  if (slotOf(api.getState(), slice).held) await api.condition((_action, state) => !slotOf(state, slice).held);
  api.dispatch(slice.actions.acted(move));
}

async function pause(slice: MatchSlice, api: Api, rest: number): Promise<void> {
  if (rest > 0 && !slotOf(api.getState(), slice).hurried)
    await api.condition((_action, state) => slotOf(state, slice).hurried, rest);
}
