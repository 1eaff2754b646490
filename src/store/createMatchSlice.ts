import { createSlice, original, type PayloadAction } from '@reduxjs/toolkit';

import {
  play,
  redo,
  undo,
  type Advice,
  type AnyGame,
  type Move,
  type Opaque,
  type Played,
  type Refused,
  type Seat,
  type Tagged,
  type Words,
} from '@/engine';
import type { AnyMatch, SeatSetup } from '@/storage';
import {
  EMPTY_SLOT,
  botToMove,
  closeCall,
  followed,
  handoverOf,
  keepRecent,
  mayAsk,
  mayMove,
  mayRedo,
  mayUndo,
  openCall,
  withoutLateCall,
  type Happened,
  type MatchSlot,
  type Pending,
} from './matchSlot';
import { afterMove, afterTouch, restOf, type LessonPlace } from './lesson';
import { settingsSlice } from './settingsSlice';

type Opened = {
  readonly matchId: string;
  readonly opening: number;
  readonly stored: number;
  readonly seats: readonly SeatSetup[];
  readonly match: AnyMatch;
  readonly happened: readonly Happened[];
  readonly problem: Words | null;
  readonly lesson?: LessonPlace;
};

/** The plain value behind a draft: rules are never run on drafts. */
function plain(draft: unknown): MatchSlot {
  return original(draft) as MatchSlot;
}

/** The same without what the coach says: that belongs to the moment before. */
function silent(draft: unknown): MatchSlot {
  const slot = plain(draft);
  return slot.coaching === null ? slot : { ...slot, coaching: null };
}

/** Holds the open match of a game. A change waits as pending until it is stored, and only then becomes what is shown. */
export function createMatchSlice(game: AnyGame) {
  const slice = createSlice({
    name: `match/${game.id}`,
    initialState: EMPTY_SLOT,
    reducers: {
      loadStarted: (slot, { payload }: PayloadAction<string>): MatchSlot => ({
        ...emptied(slot),
        opening: slot.opening + 1,
        status: 'loading',
        matchId: payload,
      }),
      loaded: (slot, { payload }: PayloadAction<Opened>): MatchSlot => {
        if (slot.opening !== payload.opening) return plain(slot);
        const happened = keepRecent(payload.happened, payload.seats);
        return followed(game, { ...emptied(slot), ...payload, status: 'ready', happened });
      },
      loadFailed: (
        slot,
        { payload }: PayloadAction<{ matchId: string; opening: number; problem: Words }>,
      ): MatchSlot => {
        return slot.opening === payload.opening ? { ...emptied(slot), ...payload, status: 'failed' } : plain(slot);
      },
      closed: (slot): MatchSlot => ({ ...emptied(slot), opening: slot.opening + 1 }),
      acted: (slot, { payload }: PayloadAction<Move<Tagged>>): MatchSlot =>
        withPending(silent(slot), (match) =>
          mayMove(plain(slot), payload.seat) ? played(payload, play(game, match, payload)) : undefined,
        ),
      takenBack: (slot): MatchSlot => {
        const held = silent(slot);
        return mayUndo(game, held)
          ? withPending(held, (match) => ({ kind: 'undo', move: null, match: undo(match), events: [] }))
          : held;
      },
      redone: (slot): MatchSlot => {
        const held = silent(slot);
        return mayRedo(game, held)
          ? withPending(held, (match) => played(match.undone.at(-1), redo(game, match)))
          : held;
      },
      saved: (slot, { payload }: PayloadAction<number>): MatchSlot => {
        const held = plain(slot);
        return held.opening === payload && held.pending ? promote(game, held, held.pending) : held;
      },
      saveFailed: (slot, { payload }: PayloadAction<number>): MatchSlot => {
        const held = plain(slot);
        return held.opening === payload ? { ...held, pending: null, hurried: false } : held;
      },
      deviceTaken: (slot): MatchSlot => {
        const held = silent(slot);
        const { needs } = handoverOf(game, held);
        return needs === null ? held : { ...held, holder: needs, lastHolder: needs };
      },
      called: (slot, { payload }: PayloadAction<Seat | null>): MatchSlot =>
        followed(game, openCall(game, silent(slot), payload)),
      callEnded: (slot): MatchSlot => followed(game, closeCall(silent(slot))),
      botsPassed: (
        slot,
        { payload }: PayloadAction<{ readonly opening: number; readonly moves: number }>,
      ): MatchSlot => {
        const held = plain(slot);
        return held.opening === payload.opening ? { ...held, passed: payload.moves } : held;
      },
      deviceLaidDown: (slot): MatchSlot => followed(game, { ...silent(slot), holder: null }),
      /** The learner did what the rules allow and the step is not after. */
      strayed: (slot): MatchSlot => {
        const held = plain(slot);
        return held.lesson ? { ...held, lesson: { ...held.lesson, strayed: held.lesson.strayed + 1 } } : held;
      },
      touched: (slot, { payload }: PayloadAction<string>): MatchSlot => {
        const held = plain(slot);
        return held.lesson && !held.pending ? { ...held, lesson: afterTouch(game.id, held.lesson, payload) } : held;
      },
      /** What is left of a step is played as what others do is. */
      skipped: (slot): MatchSlot => {
        const held = plain(slot);
        return held.lesson ? { ...held, lesson: { ...held.lesson, queue: restOf(game.id, held.lesson) } } : held;
      },
      /** Somebody asks, and the move is laid out; or the coach speaks by itself. */
      coachAsked: (slot, { payload: laysOut }: PayloadAction<boolean>): MatchSlot => {
        const held = plain(slot);
        return mayAsk(game, held) ? { ...held, coaching: { type: 'thinks', laysOut } } : held;
      },
      /** A move waits until the coach has weighed it. */
      coachTested: (slot, { payload }: PayloadAction<Tagged>): MatchSlot => {
        const held = plain(slot);
        return mayAsk(game, held) ? { ...held, coaching: { type: 'weighs', action: payload } } : held;
      },
      /** What the coach found, for whoever still waits for it; undefined where it has nothing to say. */
      coachAnswered: (slot, { payload }: PayloadAction<Advice<Tagged> | undefined>): MatchSlot => {
        const held = plain(slot);
        const { coaching } = held;
        if (coaching?.type === 'thinks')
          return { ...held, coaching: payload ? { ...coaching, type: 'advises', advice: payload } : null };
        if (coaching?.type === 'weighs' && payload)
          return { ...held, coaching: { type: 'doubts', action: coaching.action, advice: payload } };
        return held;
      },
      /** What is advised is laid out, also instead of a move that is doubted. */
      coachHeeded: (slot): MatchSlot => {
        const held = plain(slot);
        const { coaching } = held;
        return coaching && 'advice' in coaching
          ? { ...held, coaching: { type: 'advises', advice: coaching.advice, laysOut: true } }
          : held;
      },
      coachHushed: (slot): MatchSlot => silent(slot),
      held: (slot, { payload }: PayloadAction<boolean>): MatchSlot => ({ ...plain(slot), held: payload }),
      hurried: (slot): MatchSlot => ({ ...plain(slot), hurried: botToMove(game, plain(slot)) !== null }),
    },
    extraReducers: (builder) =>
      builder.addCase(settingsSlice.actions.changed, (slot, { payload: { doors } }): MatchSlot => {
        const held = plain(slot);
        return doors === undefined ? held : followed(game, { ...held, alwaysDoors: doors === 'always' });
      }),
  });
  return { game, reducer: slice.reducer, actions: slice.actions };
}

/** A game with its reducer and actions. */
export type MatchSlice = ReturnType<typeof createMatchSlice>;

/** No match is open any more; what the people at the device want stays. */
const emptied = ({ alwaysDoors }: MatchSlot): MatchSlot => ({ ...EMPTY_SLOT, alwaysDoors });

type Outcome = Played<Opaque, Tagged, Tagged> | Refused | undefined;

function played(move: Move<Tagged> | undefined, outcome: Outcome): Pending | undefined {
  if (!move || !outcome || 'violation' in outcome) return undefined;
  return { kind: 'play', move, match: outcome.match, events: outcome.events };
}

/** One change at a time: while one is being stored, or when the rules refuse it, everything stays as it is. */
function withPending(slot: MatchSlot, change: (match: AnyMatch) => Pending | undefined): MatchSlot {
  if (slot.status !== 'ready' || !slot.match || slot.pending) return slot;
  const pending = change(slot.match);
  return pending ? { ...slot, pending } : slot;
}

function promote(game: AnyGame, slot: MatchSlot, { kind, move, match, events }: Pending): MatchSlot {
  const kept = slot.happened.filter(({ moves }) => kind === 'play' || moves <= match.moves);
  const happened = move ? keepRecent([...kept, { moves: match.moves, seat: move.seat, events }], slot.seats) : kept;
  // What was called for in a lesson is done with one move.
  const lesson = slot.lesson && move ? afterMove(game.id, slot.lesson, move.action) : slot.lesson;
  const before = lesson ? closeCall(slot) : slot;
  const next = withoutLateCall(game, {
    ...before,
    match,
    stored: match.moves,
    pending: null,
    happened,
    lesson,
    coaching: null,
  });
  return followed(game, { ...next, hurried: slot.hurried && botToMove(game, next) !== null });
}
