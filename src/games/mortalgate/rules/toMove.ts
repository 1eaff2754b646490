import type { Seat } from '@/engine';
import { captainOf, orderingTeam, pickerOf } from './questions';
import type { Open } from './types';

export const SEATS = { min: 2, max: 8 } as const;

const NOBODY: readonly Seat[] = Object.freeze([]);
const ALONE: readonly (readonly Seat[])[] = Array.from({ length: SEATS.max }, (_, seat) => Object.freeze([seat]));

function moverOf(open: Open): Seat | null {
  switch (open.phase) {
    case 'choice':
      return captainOf(open.teams, open.winner);
    case 'draft':
      return pickerOf(open.teams, open.opening ?? 0, open.picks.length);
    case 'order':
      return captainOf(open.teams, orderingTeam(open));
    case 'over':
      return null;
    default:
      return open.heroes[open.turn.hero].seat;
  }
}

/** GATE-007, GATE-031, GATE-D50 Whoever has the hero, the pick or the word for the team. */
export function toMove(open: Open): readonly Seat[] {
  const mover = moverOf(open);
  return mover === null ? NOBODY : ALONE[mover];
}

/** GATE-D50 Who speaks for a team may give up or offer a draw at any time: the two who do, as far as they are not to move. */
export function interrupters(open: Open): readonly Seat[] {
  const [mover] = toMove(open);
  return mover === undefined
    ? NOBODY
    : [captainOf(open.teams, 0), captainOf(open.teams, 1)].filter((seat) => seat !== mover);
}
