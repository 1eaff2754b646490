import { useState } from 'react';
import type { Tagged, Violation } from '@/engine';
import type { Situation, Offer, Outcome } from '@/games/flow';
import type { Box } from '@/look/box';
import type { OpenTable } from '@/store';
import { useAdvice } from './useAdvice';
import { useCalm } from './useCalm';
import { useQueue } from './useQueue';
import { useSelection } from './useSelection';

/** A tap that the rules refuse, until its explanation is closed. */
export type RefusedTap<Action> = {
  readonly id: string;
  readonly violation: Violation;
  /** What was wished for, where it is known. */ readonly action?: Action;
  /** Where it is on the screen, where the tap knew it. */ readonly at: Box | null;
};

/** How a game answers taps. */
type Answers<Action, View, Selection, Look> = {
  readonly nothing: Selection;
  tapped(moment: Situation<Action, View, Selection>, id: string): Outcome<Action, Selection, Look>;
  /** What a long press on a target explains. */
  lookAt(view: View, id: string): Look | null;
  /** Whether what was chosen is still possible after others have acted; unless told, a choice ends with any move. */
  remains?(moment: Situation<Action, View, Selection>): boolean;
  /** What is chosen so that the next step is just this move; undefined where it cannot be shown that way. */
  prepare?(view: View, action: Action): Selection | undefined;
  /** Takes up moves instead of playing them where something must be asked before; whether it did. */
  asksBefore?(moment: Situation<Action, View, Selection>, actions: readonly Action[]): boolean;
};

/** What a player does at any table short of a move: pointing at things, looking at them, being refused. */
export function usePointing<Action extends Tagged, View, Selection, Look>(
  table: OpenTable<Action, View>,
  {
    nothing,
    tapped,
    lookAt,
    remains = () => false,
    prepare = () => undefined,
    asksBefore = () => false,
  }: Answers<Action, View, Selection, Look>,
) {
  const { view, why, legal } = table;
  const { selection, select, dropped } = useSelection(table, nothing, (chosen) =>
    remains({ view, selection: chosen, legal, why }),
  );
  useAdvice(table, (action) => {
    const prepared = prepare(view, action);
    if (prepared !== undefined) select(prepared);
  });
  const [look, setLook] = useState<Look | null>(null);
  const [refused, setRefused] = useState<RefusedTap<Action> | null>(null);
  const refuse = (id: string, violation: Violation, action?: Action, at: Box | null = null) =>
    setRefused({ id, violation, at, ...(action !== undefined && { action }) });
  // Of several moves the rest is given up when one of them is no longer possible: it is said why.
  const { playAll, playing } = useQueue(table, (violation, action) => refuse('action', violation, action));
  const calm = useCalm();
  const moment: Situation<Action, View, Selection> = { view, selection, legal, why };

  /** Plays moves, unless a tap on the same thing has just done it. */
  const play = (actions: readonly Action[], target: string = actions.map(({ type }) => type).join()) => {
    if (!calm.isNew(target)) return;
    calm.played(target);
    playAll(actions);
  };
  const perform = (actions: readonly Action[], target: string) => {
    if (!asksBefore(moment, actions)) play(actions, target);
  };
  return {
    moment,
    selection,
    select,
    /** What was chosen is gone, because others acted in between. */
    dropped,
    look,
    setLook,
    refused,
    refuse,
    play,
    perform,
    /** Moves wait to be played: nothing else is done meanwhile. */
    playing,
    tap: (id: string, at: Box | null = null) => {
      if (playing || !calm.isNew(id)) return;
      const outcome = tapped(moment, id);
      if (outcome.type === 'select') select(outcome.selection);
      else if (outcome.type === 'act') perform(outcome.actions, id);
      else if (outcome.type === 'refuse') refuse(id, outcome.violation, outcome.action, at);
      else if (outcome.type === 'look') setLook(outcome.look);
    },
    /** Plays a move, or says why it cannot be played. */
    attempt: (id: string, action: Action) => {
      const violation = why(action);
      if (violation === undefined) play([action]);
      else refuse(id, violation, action);
    },
    closeRefusal: () => setRefused(null),
    explain: (id: string) => setLook(lookAt(view, id)),
    takeOffer: ({ action, selection: offered }: Offer<Action, Selection>) => {
      if (action !== undefined) play([action]);
      else if (offered !== undefined) select(offered);
    },
  };
}
