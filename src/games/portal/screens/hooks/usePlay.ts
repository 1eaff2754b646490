import { usePointing } from '@/screens/table/usePointing';
import type { OpenTable } from '@/store';
import type { SpellId } from '../../rules/data';
import type { Preset } from '../../rules/questions/proposals';
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
  type Situation,
  type Way,
} from '../../board/flow';
import { groupMembers, type Action, type Point, type View } from '../../rules';

/** How the army shall stand is chosen once for all of it. */
const remains = ({ view, selection }: Situation): boolean => selection.type === 'preset' && view.phase === 'deploy';

/** Everything a player does at the table short of a command: choosing, aiming, measuring, being refused. */
export function usePlay(table: OpenTable<Action, View>, film: { readonly runs: boolean; skip(): void }) {
  const { view } = table;
  const pointing = usePointing(table, { nothing: NOTHING, tapped, lookAt, prepare, remains });
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
      if (selection.type === 'aim' || selection.type === 'path') select({ ...selection, way });
    },
    /** Turns where the group would look, by so many degrees. */
    turn: (by: number) => {
      if (group === null) return;
      const [first] = groupMembers(plan?.chosen.after ?? view, group);
      const facing = (first.facing + by + 360) % 360;
      const goes = selection.type === 'path' || (selection.type === 'aim' && selection.aim.kind === 'ground');
      select(goes ? { ...selection, facing } : { type: 'turn', group, facing });
    },
    /** Its figures one by one, from where they are proposed to stand. */
    adjust: () => {
      if (group === null) return;
      const [move] = plan?.chosen.actions ?? [];
      const paths = move?.type === 'move' && move.kind === 'normal' && move.how.by === 'paths' ? move.how.paths : [];
      select({ type: 'adjust', group, held: null, paths });
    },
    drill: (drill: Drill) => group !== null && select({ type: 'drill', group, drill }),
    wheel: (by: number) => group !== null && select({ type: 'wheel', group, by }),
    spell: (caster: number, spell: SpellId) =>
      group !== null && select({ type: 'spell', group, caster, spell, aim: null }),
    measuring: selection.type === 'measure',
    measure: () => select(selection.type === 'measure' ? NOTHING : { type: 'measure', from: null, to: null }),
    deploy: (next: Extract<Selection, { type: 'deploy' }>) => select(next),
    stand: (preset: Preset) => select({ type: 'preset', preset }),
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
