import { appendMove, problemOf, takeBack, toPosition } from '@/storage';
import type { MatchSlice } from '../createMatchSlice';
import { matchesSlice } from '../matchesSlice';
import type { Pending } from '../matchSlot';
import { noticesSlice } from '../noticesSlice';
import type { Env } from '../state';
import { slotOf, type Api, type Listen } from './listening';

/** Stores every change before it is shown: what the screen shows as done is on the disk. */
export function listenForSaves(listen: Listen, slice: MatchSlice): void {
  listen({
    predicate: (_action, now, before) =>
      slotOf(now, slice).pending !== null && slotOf(now, slice).pending !== slotOf(before, slice).pending,
    effect: (_action, api) => save(slice, api),
  });
}

async function save(slice: MatchSlice, api: Api): Promise<void> {
  const slot = slotOf(api.getState(), slice);
  if (!slot.pending || slot.matchId === null) return;
  try {
    const moved = await store(slice, api.extra, slot.matchId, slot.stored, slot.pending);
    api.dispatch(matchesSlice.actions.moved(moved));
    api.dispatch(slice.actions.saved(slot.opening));
  } catch (error) {
    api.dispatch(slice.actions.saveFailed(slot.opening));
    api.dispatch(noticesSlice.actions.notified({ words: problemOf(error, 'saveFailed') }));
  }
}

async function store(
  { game }: MatchSlice,
  { database, services }: Env,
  matchId: string,
  stored: number,
  { move, match }: Pending,
) {
  const position = toPosition(game, match);
  const now = services.now();
  const change = { matchId, rulesVersion: game.rulesVersion, stored, position, now };
  if (move) await appendMove(database, { ...change, move: { ...move, hash: position.hash } });
  else await takeBack(database, change);
  return { id: matchId, moves: position.moves, standing: position.standing, updatedAt: now };
}
