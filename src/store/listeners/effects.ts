import type { Tagged } from '@/engine';
import { CUES, EVENT_CUES, type Cue, type GameId } from '@/games';
import type { MatchSlice } from '../createMatchSlice';
import { handoverOf } from '../matchSlot';
import { noticesSlice } from '../noticesSlice';
import { feel } from '../thunks/feel';
import { slotOf, type Api, type Listen } from './listening';

/** Lets a player hear and feel what happened, once it is stored, and takes away what was true only before it. */
export function listenForEffects(listen: Listen, slice: MatchSlice): void {
  listen({
    actionCreator: slice.actions.saved,
    effect: (_action, api) => {
      const { pending } = slotOf(api.getOriginalState(), slice);
      if (api.getState().notices.list.length > 0) api.dispatch(noticesSlice.actions.moved());
      if (pending) api.dispatch(feel(withTurn(slice, api, strongest(slice.game.id as GameId, pending.events))));
    },
  });
}

/** Of all that happened in a move, one cue: a chord of five would be noise. */
function strongest(gameId: GameId, events: readonly Tagged[]): Cue {
  const cues = events.map(({ type }) => EVENT_CUES[gameId][type] ?? 'move');
  return CUES.findLast((cue) => cues.includes(cue)) ?? 'move';
}

/** A plain move that brings the turn to a person rings for that person. */
function withTurn(slice: MatchSlice, api: Api, cue: Cue): Cue {
  if (cue !== 'move') return cue;
  const before = deciding(slice, slotOf(api.getOriginalState(), slice));
  const now = deciding(slice, slotOf(api.getState(), slice));
  return now !== null && now !== before ? 'turn' : 'move';
}

function deciding(slice: MatchSlice, slot: ReturnType<typeof slotOf>): number | null {
  const { viewer, needs } = handoverOf(slice.game, slot);
  if (needs !== null) return needs;
  return viewer !== 'table' && slot.match && slice.game.toMove(slot.match.state).includes(viewer) ? viewer : null;
}
