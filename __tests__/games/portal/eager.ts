import { portal, type MoveAction, type Point, type State } from '@/games/portal/rules';
import { dist2 } from '@/games/portal/rules/geometry';
import { elementOf, inPlay, unitOf } from '@/games/portal/rules/roster';
import { unitOfGroup } from '@/games/portal/rules/rounds';
import type { Weights } from '../../support/randomWalk';

/** How much nearer to an enemy a group is after a move, in millimetres. */
function approach(state: State, { group, how }: MoveAction): number {
  if (how.by !== 'paths' || how.paths.length === 0) return 0;
  const [{ element, way }] = how.paths;
  const from = elementOf(state, element);
  const to = way.at(-1) ?? from;
  const { seat } = unitOfGroup(state, group);
  const foes = state.elements.filter((other) => inPlay(other) && unitOf(state, other.unit).seat !== seat);
  const far = (at: Point) => Math.sqrt(Math.min(...foes.map((foe) => dist2(at, foe))));
  return far(from) - far(to);
}

function moveWeight(state: State, move: MoveAction): number {
  if (move.join !== null) return 60;
  if (move.kind === 'charge') return 12;
  if (move.how.by === 'parts') return 2;
  return approach(state, move) > 20 ? 4 : 1;
}

/** What a simulation chooses by: players who seek the enemy, and take what lies about. */
export const EAGER: Weights = (action, state) => {
  const known = portal.readAction(action);
  switch (known?.type) {
    case 'capture':
    case 'crew':
      return 200;
    case 'melee':
      return 40;
    case 'shoot':
    case 'fire':
      return 12;
    case 'cast':
      return 24;
    case 'move':
      return moveWeight(state as State, known);
    default:
      return 1;
  }
};
