import { useState } from 'react';
import { usePointing } from '@/screens/table/usePointing';
import type { OpenTable } from '@/store';
import {
  lookAt,
  mayCommand,
  NOTHING,
  planOf,
  stepOf,
  tapMeans,
  tapped,
  type Lens,
  type Means,
  type Outcome,
} from '../../board/flow';
import { altarHere } from '../../board/flow/plan';
import type { Action, View } from '../../rules';
import { useMarches } from './useMarches';

/** Everything a player does at the table short of a move: pointing, looking, being refused. */
export function usePlay(table: OpenTable<Action, View>, film: { readonly runs: boolean; skip(): void }) {
  const { view } = table;
  const pointing = usePointing(table, { nothing: NOTHING, tapped, lookAt });
  const { moment, selection, select, perform, refuse, setLook } = pointing;
  const { march, ordered } = useMarches(table);
  const [lens, setLens] = useState<Lens | null>(null);
  const [ending, setEnding] = useState(false);
  const plan = film.runs ? null : planOf(moment);
  const step = film.runs ? null : stepOf(moment, march);
  const remember = () => {
    if (plan !== null) ordered(selection, plan.march?.turns ?? 1);
  };
  const follow = (id: string, outcome: Outcome) => {
    if (outcome.type === 'select') select(outcome.selection);
    else if (outcome.type === 'refuse') refuse(id, outcome.violation);
    else if (outcome.type === 'look') setLook(outcome.look);
    else if (outcome.type === 'act') {
      remember();
      perform(outcome.actions, id);
    }
  };
  return {
    ...pointing,
    plan,
    step,
    lens,
    setLens: (next: Lens | null) => {
      select(NOTHING);
      setLens(next === lens ? null : next);
    },
    tap: (id: string, at: Parameters<typeof pointing.tap>[1] = null) => {
      if (film.runs) return film.skip();
      if (table.thinking !== null) return table.hurry();
      const outcome = mayCommand(view) ? tapped(moment, id) : null;
      if (outcome?.type === 'act') remember();
      pointing.tap(id, at);
    },
    tapMeans: (means: Means) => film.runs || follow(`ability:${means}`, tapMeans(moment, means)),
    chooseNothing: () => select(NOTHING),
    doStep: () => {
      if (step === null || step.actions.length === 0) return;
      remember();
      perform(step.actions, 'gold');
    },
    /** Only the walk of a proposal. */
    onlyWalk: () => {
      if (plan !== null && plan.path.length > 0) perform([{ type: 'walk', path: plan.path }], 'walk');
    },
    ending,
    /** GATE-042 Asks first where an altar would be left. */
    end: () => (altarHere(view) !== null && !ending ? setEnding(true) : endNow()),
    endAnyway: () => endNow(),
    keepOn: () => setEnding(false),
  };

  function endNow() {
    setEnding(false);
    pointing.attempt('action:endTurn', { type: 'endTurn' });
  }
}
export type Play = ReturnType<typeof usePlay>;
