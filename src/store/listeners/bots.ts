import { isAnyOf } from '@reduxjs/toolkit';

import { stateHash, whyNot, type AnyGame, type Bot, type Move, type Opaque, type Seat, type Tagged } from '@/engine';
import { problemWords, type AnyMatch } from '@/storage';
import { isGameId } from '@/games';
import type { MatchSlice } from '../createMatchSlice';
import type { LessonPlace } from '../lesson';
import { botToMove, botsToAsk, handoverOf, isRecallable, type MatchSlot } from '../matchSlot';
import { noticesSlice } from '../noticesSlice';
import { readingTime } from '../readingTime';
import { shownMove } from '../shownMove';
import { goToStep } from '../thunks/lessons';
import { slotOf, type Api, type Listen } from './listening';
import { botSeed, inSlices } from './thinking';

/** How long the board rests at least before a bot moves, so that a person can follow. */
const PAUSE = 1000;
/** How long a bot waits where the person before it may still take the turn back. */
const RECALL = 3000;
/** A move that could not be stored is tried again after this. */
const RETRY = 5000;
/** A bot that is asked out of turn lets the moment pass after this: people wait for it. */
const RESPONSE = 400;
/** A bot that is asked whether it acts answers within this, and declines after exactly this: the time tells nothing of its hand. */
const ASKED = 100;

/** Lets bots move whenever it is their turn or they may act out of turn. A call, closing the match, or any other change of it stops their thoughts. */
export function listenForBots(listen: Listen, slice: MatchSlice): void {
  const { loadStarted, loaded, saved, saveFailed, called, callEnded, closed } = slice.actions;
  // Moves that tell nothing may come in between: what was told before them is still being read.
  let read = 0;
  listen({
    matcher: isAnyOf(loadStarted, loaded, saved, saveFailed, called, callEnded, closed),
    effect: async (action, api) => {
      api.cancelActiveListeners();
      const { ticks } = api.extra.services;
      const { speed } = api.getState().settings;
      const slot = slotOf(api.getState(), slice);
      if (loadStarted.match(action)) read = 0;
      if (saved.match(action)) read = Math.max(read, ticks() + toRead(slice.game, slot) / speed);
      const rest = saveFailed.match(action) ? RETRY : isRecallable(slice.game, slot) ? RECALL : PAUSE;
      const at = Math.max(read, ticks() + rest / speed);
      if (slot.lesson) return moveInLesson(slice, api, slot.lesson, at);
      if (await moveOutOfTurn(slice, api, at)) return;
      const seat = botToMove(slice.game, slotOf(api.getState(), slice));
      if (seat !== null) await moveBot(slice, api, seat, at);
    },
  });
}

/** In a lesson everybody else plays what it says. */
async function moveInLesson(slice: MatchSlice, api: Api, { queue, step }: LessonPlace, at: number): Promise<void> {
  const [move] = queue;
  const { match } = slotOf(api.getState(), slice);
  if (!move || !match) return;
  if (!whyNot(slice.game, match.state, move)) return moveAfter(slice, api, move, at);
  // After acts of the learner's own choice an answer may not be possible any more: the next step lays the table as it should be.
  await restUntil(slice, api, at);
  if (isGameId(slice.game.id)) api.dispatch(goToStep(slice.game.id, step + 1));
}

/** How long the one who looks needs to read what somebody else has just done. */
function toRead(game: AnyGame, slot: MatchSlot): number {
  const { viewer } = handoverOf(game, slot);
  const last = slot.happened.at(-1);
  return last === undefined || last.seat === viewer ? 0 : readingTime(shownMove(game, last, viewer).lines);
}

async function moveBot(slice: MatchSlice, api: Api, seat: Seat, at: number): Promise<void> {
  const slot = slotOf(api.getState(), slice);
  if (!slot.match) return;
  const decline = slice.game.declining?.(slot.match.state, seat);
  if (decline && isRecallable(slice.game, slot)) await pause(slice, api, at - api.extra.services.ticks());
  if (decline) return answer(slice, api, { seat, action: decline }, at);
  const action = await decide(slice, slot, slot.match, seat, api);
  await moveAfter(slice, api, { seat, action }, at);
}

/** A bot was asked. A card is played so that people can follow; declining takes no time, and always the same while people sit at the table. */
async function answer(slice: MatchSlice, api: Api, decline: Move<Tagged>, at: number): Promise<void> {
  const slot = slotOf(api.getState(), slice);
  if (!slot.match) return;
  const { seat } = decline;
  const { ticks } = api.extra.services;
  const begun = ticks();
  const watched = slot.seats.some(({ kind }) => kind === 'person');
  const action = await think(slice, slot, slot.match, seat, api, watched ? ASKED : Infinity);
  if (action && stateHash(action) !== stateHash(decline.action)) return moveAfter(slice, api, { seat, action }, at);
  if (watched) await api.delay(Math.max(0, begun + ASKED - ticks()));
  await moveAfter(slice, api, decline, 0);
}

/** Asks the bots that may act out of turn, one after the other, until one does; says whether one did. */
async function moveOutOfTurn(slice: MatchSlice, api: Api, at: number): Promise<boolean> {
  const slot = slotOf(api.getState(), slice);
  const { match, opening } = slot;
  const seats = botsToAsk(slice.game, slot);
  if (!match || seats.length === 0) return false;
  for (const seat of seats) {
    const action = await respond(slice.game, match, seat, botOf(slice, slot, seat), api);
    if (!action) continue;
    await moveAfter(slice, api, { seat, action }, at);
    return true;
  }
  api.dispatch(slice.actions.botsPassed({ opening, moves: match.moves }));
  return false;
}

function botOf({ game }: MatchSlice, { seats }: MatchSlot, seat: Seat): Bot<Tagged, Opaque> {
  return game.bots[seats[seat].level];
}

/** A bot that fails must not hold up the people at the table: then the first action that the rules allow is played, and it is said. */
async function decide(slice: MatchSlice, slot: MatchSlot, match: AnyMatch, seat: Seat, api: Api): Promise<Tagged> {
  const chosen = await think(slice, slot, match, seat, api, Infinity);
  if (chosen) return chosen;
  const { name } = slot.seats[seat];
  api.dispatch(noticesSlice.actions.notified({ words: problemWords('botLost', { name }) }));
  return slice.game.legalActions(match.state, seat)[0];
}

/** What a bot does that owes a decision; nothing when it fails, takes too long or wants what is not allowed. */
async function think(
  slice: MatchSlice,
  slot: MatchSlot,
  match: AnyMatch,
  seat: Seat,
  api: Api,
  most: number,
): Promise<Tagged | undefined> {
  const { game } = slice;
  const { state } = match;
  const bot = botOf(slice, slot, seat);
  const chosen = await inSlices(() => bot.think(game.view(state, seat), seat, botSeed(match)), api, most);
  return chosen && !whyNot(game, state, { seat, action: chosen }) ? chosen : undefined;
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
  const chosen = await inSlices(() => bot.respond?.(game.view(state, seat), seat, botSeed(match)), api, RESPONSE);
  return chosen && !whyNot(game, state, { seat, action: chosen }) ? chosen : undefined;
}

async function moveAfter(slice: MatchSlice, api: Api, move: Move<Tagged>, at: number): Promise<void> {
  await restUntil(slice, api, at);
  api.dispatch(slice.actions.acted(move));
}

/** Until what happened has been read, and seen where a table shows something long. */
async function restUntil(slice: MatchSlice, api: Api, at: number): Promise<void> {
  await pause(slice, api, at - api.extra.services.ticks());
  if (slotOf(api.getState(), slice).held) await api.condition((_action, state) => !slotOf(state, slice).held);
}

async function pause(slice: MatchSlice, api: Api, rest: number): Promise<void> {
  if (rest > 0 && !slotOf(api.getState(), slice).hurried)
    await api.condition((_action, state) => slotOf(state, slice).hurried, rest);
}
