import { appendMove, problemOf, problemWords, readStored, takeBack, toPosition, type Position } from '@/storage';
import type { MatchSlice } from '../createMatchSlice';
import { matchesSlice } from '../matchesSlice';
import type { Pending } from '../matchSlot';
import { noticesSlice } from '../noticesSlice';
import type { Env } from '../state';
import { openMatch } from '../thunks/table';
import { slotOf, type Api, type Listen } from './listening';

/** Stores every change before it is shown: what the screen shows as done is on the disk. */
export function listenForSaves(listen: Listen, slice: MatchSlice): void {
  listen({
    predicate: (_action, now, before) =>
      slotOf(now, slice).pending !== null && slotOf(now, slice).pending !== slotOf(before, slice).pending,
    effect: (_action, api) => save(slice, api),
  });
}

/** A change that is to be stored. */
type Wanted = { readonly matchId: string; readonly stored: number; readonly position: Position; readonly now: number };

async function save(slice: MatchSlice, api: Api): Promise<void> {
  const { pending, matchId, stored, opening, lesson } = slotOf(api.getState(), slice);
  if (!pending || matchId === null) return;
  // Of a lesson only its progress is kept.
  if (lesson) return void api.dispatch(slice.actions.saved(opening));
  const wanted = { matchId, stored, position: toPosition(slice.game, pending.match), now: api.extra.services.now() };
  try {
    await store(slice, api.extra, pending, wanted);
  } catch (error) {
    const truth = await readTruth(slice, api.extra, wanted);
    if (truth === 'moved on') return reread(slice, api, matchId, opening);
    if (truth !== 'arrived') {
      api.dispatch(slice.actions.saveFailed(opening));
      api.dispatch(noticesSlice.actions.notified({ words: problemOf(error, 'saveFailed') }));
      return;
    }
  }
  const { moves, standing } = wanted.position;
  api.dispatch(matchesSlice.actions.moved({ id: matchId, moves, standing, updatedAt: wanted.now }));
  api.dispatch(slice.actions.saved(opening));
}

async function store(
  { game }: MatchSlice,
  { database }: Env,
  { move }: Pending,
  { matchId, stored, position, now }: Wanted,
): Promise<void> {
  const change = { matchId, rulesVersion: game.rulesVersion, stored, position, now };
  if (move) await appendMove(database, { ...change, move: { ...move, hash: position.hash } });
  else await takeBack(database, change);
}

/** What an error says of a change is one thing, what lies on the disk another: a handle can fail after it has stored. */
async function readTruth(
  { game }: MatchSlice,
  { database }: Env,
  { matchId, stored, position }: Wanted,
): Promise<'arrived' | 'not stored' | 'moved on' | 'unknown'> {
  try {
    const found = await readStored(database, matchId, game.rulesVersion);
    if (found.moves === position.moves && found.hash === position.hash) return 'arrived';
    return found.moves === stored ? 'not stored' : 'moved on';
  } catch {
    return 'unknown';
  }
}

/** A change came to the disk after all, later than anybody waited for it: the table begins again from there. */
async function reread(slice: MatchSlice, api: Api, matchId: string, opening: number): Promise<void> {
  if (slotOf(api.getState(), slice).opening !== opening) return;
  await api.dispatch(openMatch(matchId));
  api.dispatch(noticesSlice.actions.notified({ words: problemWords('reread') }));
}
