import { usePointing } from '@/screens/table/usePointing';
import type { OpenTable } from '@/store';
import type { SpellId } from '../../rules/data';
import { groupsToAct } from '../../rules/rounds';
import {
  groupNow,
  lookAt,
  mayCommand,
  NOTHING,
  planOf,
  prepare,
  stepOf,
  tapped,
  tappedGround,
  type Drill,
  type Selection,
  type Way,
} from '../../board/flow';
import type { Action, Point, View } from '../../rules';

/** Everything a player does at the table short of a command: choosing, aiming, measuring, being refused. */
export function usePlay(table: OpenTable<Action, View>, film: { readonly runs: boolean; skip(): void }) {
  const { view } = table;
  const pointing = usePointing(table, { nothing: NOTHING, tapped, lookAt, prepare });
  const { moment, selection, select, perform, refuse, setLook } = pointing;
  const plan = film.runs ? null : planOf(moment);
  const step = film.runs ? null : stepOf(moment);
  const group = groupNow(view, selection);
  return {
    ...pointing,
    plan,
    step,
    group,
    tap: (id: string, at: Parameters<typeof pointing.tap>[1] = null) => {
      if (film.runs) return film.skip();
      if (table.thinking !== null) return table.hurry();
      pointing.tap(id, at);
    },
    ground: (at: Point) => {
      if (film.runs) return film.skip();
      const outcome = tappedGround(moment, at);
      if (outcome.type === 'select') select(outcome.selection);
      else if (outcome.type === 'act') perform(outcome.actions, 'ground');
      else if (outcome.type === 'refuse') refuse('ground', outcome.violation);
      else if (outcome.type === 'look') setLook(outcome.look);
    },
    chooseNothing: () => select(group === null ? NOTHING : { type: 'group', group }),
    chooseGroup: (next: number) => select({ type: 'group', group: next }),
    chooseWay: (way: Way) => {
      if (selection.type === 'aim') select({ ...selection, way });
    },
    /** Turns where the group would look, by so many degrees. */
    turn: (by: number) => {
      const facing = plan?.chosen.after.elements[(plan.chosen.after.units[0]?.members[0] ?? 1) - 1]?.facing ?? 0;
      if (selection.type === 'aim') select({ ...selection, facing: ((selection.facing ?? facing) + by + 360) % 360 });
      if (selection.type === 'deploy') select({ ...selection, facing: (selection.facing + by + 360) % 360 });
    },
    drill: (drill: Drill) => group !== null && select({ type: 'drill', group, drill }),
    wheel: (by: number) => group !== null && select({ type: 'wheel', group, by }),
    spell: (caster: number, spell: SpellId) =>
      group !== null && select({ type: 'spell', group, caster, spell, aim: null }),
    measuring: selection.type === 'measure',
    measure: () => select(selection.type === 'measure' ? NOTHING : { type: 'measure', from: null, to: null }),
    deploy: (next: Extract<Selection, { type: 'deploy' }>) => select(next),
    doStep: () => {
      if (step === null) return;
      if (step.refusal !== undefined) refuse('action:gold', step.refusal);
      else if (step.actions.length > 0) perform(step.actions, 'gold');
    },
    /** Only the move of a proposal. */
    onlyMove: () => {
      const [first] = plan?.chosen.actions ?? [];
      if (first?.type === 'move') perform([first], 'only');
    },
    hold: () => {
      if (film.runs) return film.skip();
      if (group === null || !mayCommand(view)) return;
      pointing.attempt('action:hold', view.round === null ? { type: 'hold', group } : { type: 'endRound' });
    },
    /** PORT-080 With everybody who is left, one after the other as the rounds come. */
    left: group === null ? [] : groupsToAct(view, view.active),
  };
}
export type Play = ReturnType<typeof usePlay>;
