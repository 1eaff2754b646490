import { foeOf } from '../../rules/foes';
import { cellUnder, realmOf, type Card, type Target, type View } from '../../rules';
import { targetsFor } from '../cards';
import type { Moment, Outcome } from './types';

/** The square on which the target of a card lies, as the id of what is tapped there; null for what only a list can name. MOR-205 Nobody is hit on a start space. */
export function aimId(view: View, target: Target): string | null {
  switch (target.kind) {
    case 'enemy': {
      const foe = foeOf(view, target.die);
      const cell = foe === undefined ? undefined : cellUnder(view, foe);
      return foe === undefined || cell === undefined ? null : `cell:${foe.realm}:${cell}`;
    }
    case 'hero': {
      const { seat, cell } = view.heroes[target.hero];
      return `cell:${realmOf(view, seat)}:${cell}`;
    }
    case 'square':
      return `cell:${target.realm}:${target.cell}`;
    default:
      return null;
  }
}

/** MOR-199 Everything that a card can be aimed at by a tap, by the id of what is tapped. */
export function aimsOf({ view, legal }: Pick<Moment, 'view' | 'legal'>, card: Card): ReadonlyMap<string, readonly Target[]> {
  const found = new Map<string, Target[]>();
  for (const target of targetsFor(legal, card)) {
    const id = aimId(view, target);
    if (id !== null) found.set(id, [...(found.get(id) ?? []), target]);
  }
  return found;
}

/** The ids that are lit while a card is aimed on the map. */
export const litIds = (moment: Moment): readonly string[] => (moment.selection.type === 'aim' ? [...aimsOf(moment, moment.selection.card).keys()] : []);

/** The id at which a card is aimed now. */
export const aimedId = ({ view, selection }: Pick<Moment, 'view' | 'selection'>): string | null => (selection.type === 'aim' && selection.target !== null ? aimId(view, selection.target) : null);

/** A tap aims a card; where several things lie together, each further tap goes on to the next. Null where nothing can be aimed at. */
export function tapAim(moment: Moment, id: string): Outcome | null {
  const { selection } = moment;
  if (selection.type !== 'aim') return null;
  const here = aimsOf(moment, selection.card).get(id) ?? [];
  if (here.length === 0) return null;
  const now = here.findIndex((target) => JSON.stringify(target) === JSON.stringify(selection.target));
  return { type: 'select', selection: { ...selection, target: here[(now + 1) % here.length] } };
}
