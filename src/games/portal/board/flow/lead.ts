import { inParts, onWays, turnTo } from '../../rules/orders/go';
import { groupMembers, isMachine } from '../../rules/roster';
import type { Degrees, GroupId, MoveAction, View } from '../../rules/types';
import { moveOption, type Asked } from './options';
import type { Option, Selection, Situation } from './types';

type Led = Extract<Selection, { type: 'parts' | 'turn' | 'adjust' | 'wheel' }>;

/** The command that a group was led to. */
function orderOf(view: View, group: GroupId, led: Led): MoveAction {
  switch (led.type) {
    case 'parts':
      return inParts(view, group, 'normal', led.parts);
    case 'wheel':
      return inParts(view, group, 'normal', [
        { part: 'wheel', to: led.by < 0 ? 'left' : 'right', by: Math.abs(led.by) },
      ]);
    case 'turn':
      return facing(view, group, led.facing);
    case 'adjust':
      return adjusting(view, led);
  }
}

/** Everybody of a group looks there, where he stands. */
export function facing(view: View, group: GroupId, to: Degrees): MoveAction {
  const members = groupMembers(view, group);
  const [first] = members;
  return isMachine(first)
    ? inParts(view, group, 'normal', [{ part: 'turn', by: turnTo(first.facing, to) }])
    : onWays(
        view,
        group,
        'normal',
        members.map(({ id }) => ({ element: id, way: [], facing: to })),
      );
}

/** The move of those of a unit that were put somewhere one by one. */
export const adjusting = (view: View, { group, paths }: Extract<Selection, { type: 'adjust' }>): MoveAction =>
  onWays(view, group, 'normal', paths);

/** PORT-139, PORT-240 The move that a group was led to, walked and, where that is refused, run. */
export function ledOptions({ view, why }: Situation, group: GroupId, led: Led): readonly Option[] {
  const asked: Asked = { view, why, group, facing: null };
  const walk = orderOf(view, group, led);
  const violation = why(walk);
  if (violation === undefined) return [moveOption(asked, 'move', walk)];
  const walked: Option = { ...moveOption(asked, 'move', violation), wished: walk };
  const run: MoveAction = { ...walk, kind: 'run' };
  return why(run) === undefined ? [walked, moveOption(asked, 'run', run)] : [walked];
}
