import { isAnyOf } from '@reduxjs/toolkit';

import { whyNot, type Advice, type Tagged } from '@/engine';
import type { MatchSlice } from '../createMatchSlice';
import { adviseeOf, mayAsk } from '../matchSlot';
import { settingsSlice } from '../settingsSlice';
import { slotOf, type Api, type Listen } from './listening';
import { botSeed, inSlices } from './thinking';

/** Where the coach always speaks, it lets people look at the table for so long first. */
const LOOK = 1200;

/** Lets the coach think whenever it is asked, or by itself where somebody wants that. Whatever changes at the table stops its thoughts. */
export function listenForCoach(listen: Listen, slice: MatchSlice): void {
  const { loadStarted, loaded, acted, saved, saveFailed, closed } = slice.actions;
  const { deviceTaken, deviceLaidDown, called, callEnded, botsPassed } = slice.actions;
  const { coachAsked, coachTested, coachHushed } = slice.actions;
  if (slice.game.coach === undefined) return;
  const changes = isAnyOf(
    loadStarted,
    loaded,
    acted,
    saved,
    saveFailed,
    closed,
    deviceTaken,
    deviceLaidDown,
    called,
    callEnded,
    botsPassed,
  );
  listen({
    matcher: isAnyOf(changes, coachAsked, coachTested, coachHushed, settingsSlice.actions.changed),
    effect: async (action, api) => {
      if (settingsSlice.actions.changed.match(action) && action.payload.coach === undefined) return;
      api.cancelActiveListeners();
      const { coaching } = slotOf(api.getState(), slice);
      if (coaching?.type === 'thinks') await advise(slice, api);
      else if (coaching?.type === 'weighs') await test(slice, api, coaching.action);
      else if (coaching === null && !coachHushed.match(action)) await speakUp(slice, api);
    },
  });
}

async function speakUp(slice: MatchSlice, api: Api): Promise<void> {
  if (api.getState().settings.coach !== 'always' || !mayAsk(slice.game, slotOf(api.getState(), slice))) return;
  await api.delay(LOOK);
  api.dispatch(slice.actions.coachAsked(false));
}

async function advise(slice: MatchSlice, api: Api): Promise<void> {
  const { game } = slice;
  const slot = slotOf(api.getState(), slice);
  const { match } = slot;
  const seat = adviseeOf(game, slot);
  if (!match || seat === null) return;
  const advice = await inSlices(
    () => game.coach?.advise(game.view(match.state, seat), seat, botSeed(match)),
    api,
    Infinity,
  );
  const sound = advice && !whyNot(game, match.state, { seat, action: advice.action }) ? advice : undefined;
  api.dispatch(slice.actions.coachAnswered(sound));
}

/** A move that is good enough is played at once. */
async function test(slice: MatchSlice, api: Api, action: Tagged): Promise<void> {
  const { game } = slice;
  const slot = slotOf(api.getState(), slice);
  const { match } = slot;
  const seat = adviseeOf(game, slot);
  if (!match || seat === null) return;
  const thoughts = () => game.coach?.doubt(game.view(match.state, seat), seat, action, botSeed(match));
  const better: Advice<Tagged> | undefined = await inSlices(thoughts, api, Infinity);
  api.dispatch(better ? slice.actions.coachAnswered(better) : slice.actions.acted({ seat, action }));
}
