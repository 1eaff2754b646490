import { useMemo } from 'react';

import {
  anyGame,
  whyNot,
  type AnyGame,
  type Game,
  type Opaque,
  type Result,
  type Tagged,
  type Viewer,
  type Violation,
} from '@/engine';
import { isGameId, type GameId } from '@/games';
import {
  adviseeOf,
  botToMove,
  callersOf,
  handoverOf,
  hasDoors,
  isBusy,
  isClosed,
  isViewersTurn,
  mayAct,
  mayRedo,
  mayUndo,
  type MatchSlot,
} from '../matchSlot';
import { shownMove } from '../shownMove';
import { stepBack } from '../thunks/lessons';
import { act, atTable, call, hold } from '../thunks/table';
import type { AppDispatch } from '../state';
import type { Table } from '../types';
import { useAppDispatch, useAppSelector } from './store';

const NOTHING: readonly Tagged[] = [];
const nothing = (): readonly Tagged[] => NOTHING;

/** The open match of a game as the person who holds the device may see it, and what that person can do. */
export function useTable<S, A extends Tagged, E extends Tagged, V, C>(game: Game<S, A, E, V, C>): Table<A, V, E> {
  const gameId = idOf(game.id);
  const slot = useAppSelector((state) => state.match[gameId]);
  const dispatch = useAppDispatch();
  // The values inside belong to this very game, see anyGame.
  return useMemo(
    () => tableOf(anyGame(game), gameId, slot, dispatch),
    [game, gameId, slot, dispatch],
  ) as unknown as Table<A, V, E>;
}

function idOf(id: string): GameId {
  if (isGameId(id)) return id;
  throw new Error(`no table for ${id}`);
}

/** Exactly what a slot shows; nothing of the state gets past here but its view. */
export function tableOf(game: AnyGame, gameId: GameId, slot: MatchSlot, dispatch: AppDispatch): Table<Tagged, Opaque> {
  const { status, matchId, problem, match } = slot;
  if (status !== 'ready' || !match || matchId === null)
    return { status: status === 'ready' ? 'none' : status, matchId, problem };
  const { viewer, needs } = handoverOf(game, slot);
  const { state } = match;
  const closed = isClosed(game, slot);
  const { view, closedView, legal, result } = seenBy(game, state, viewer);
  const reader = closed ? 'table' : viewer;
  const recent = slot.happened.map((move) => shownMove(game, move, reader));
  const canAct = mayAct(game, slot);
  const seat = viewer === 'table' ? null : viewer;
  return {
    status,
    matchId,
    problem,
    seats: slot.seats,
    viewer,
    reader,
    view: closed ? closedView : view,
    closed,
    moves: match.moves,
    recent,
    toMove: game.toMove(state),
    busy: isBusy(game, slot),
    thinking: botToMove(game, slot),
    hides: game.hides(state),
    doors: hasDoors(game, slot),
    needsHandover: needs,
    previousHolder: slot.lastHolder,
    callers: callersOf(game, slot),
    calling: slot.call?.seat ?? null,
    waiting: slot.call !== null,
    canUndo: slot.lesson ? slot.lesson.step + slot.lesson.made > 0 && !isBusy(game, slot) : mayUndo(game, slot),
    canRedo: mayRedo(game, slot),
    result,
    coaching: adviseeOf(game, slot) === null ? null : slot.coaching,
    legal: isViewersTurn(game, slot) ? legal : nothing,
    act: (action) => void (seat !== null && canAct && dispatch(act(gameId, { seat, action }))),
    peek: () => (closed && !isViewersTurn(game, slot) ? null : view),
    why: (action): Violation | undefined => (seat === null ? undefined : whyNot(game, state, { seat, action })),
    undo: () => dispatch(slot.lesson ? stepBack(gameId) : atTable(gameId, 'takenBack')),
    redo: () => dispatch(atTable(gameId, 'redone')),
    takeDevice: () => dispatch(atTable(gameId, 'deviceTaken')),
    call: (caller) => dispatch(call(gameId, caller)),
    endCall: () => dispatch(atTable(gameId, 'callEnded')),
    hurry: () => dispatch(atTable(gameId, 'hurried')),
    hold: (held) => dispatch(hold(gameId, held)),
  };
}

type Seen = {
  readonly view: Opaque;
  readonly closedView: Opaque;
  readonly result: Result | undefined;
  legal(): readonly Tagged[];
};

const SEEN = new WeakMap<Opaque, Map<Viewer, Seen>>();

/**
 * A state never changes, so what a viewer sees of it is worked out once: a board draws again only when it must.
 * Actions are listed only when somebody asks for them: at most moments nobody does.
 */
function seenBy(game: AnyGame, state: Opaque, viewer: Viewer): Seen {
  const viewers = SEEN.get(state) ?? new Map<Viewer, Seen>();
  SEEN.set(state, viewers);
  const seen = viewers.get(viewer) ?? seenFirst(game, state, viewer);
  viewers.set(viewer, seen);
  return seen;
}

function seenFirst(game: AnyGame, state: Opaque, viewer: Viewer): Seen {
  const view = game.view(state, viewer);
  return {
    view,
    closedView: game.close?.(view) ?? view,
    result: game.result(state),
    legal: viewer === 'table' ? nothing : once(() => game.legalActions(state, viewer)),
  };
}

/** The answer to a question that is asked at most once. */
function once<T>(ask: () => T): () => T {
  let known: { readonly answer: T } | undefined;
  return () => (known ??= { answer: ask() }).answer;
}
