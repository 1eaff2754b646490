import { deployCells, reachOf, wayTo, type Action, type Cell, type HeroId, type Reach, type View } from '../../rules';
import { mayCommand } from '../table';
import { attackReach, planStrike, type StrikePlan } from './strike';
import type { Situation, Selection, Strike } from './types';

/** What the chosen hero is about to do. */
export type HeroPlan = {
  readonly hero: HeroId;
  /** Every square that it can get to, its own first. */
  readonly reach: readonly Reach[];
  /** Where it shall be; null where it stays. */
  readonly to: Cell | null;
  readonly cost: number;
  readonly strike: StrikePlan | null;
  /** The squares that an attack from there could reach, where it would hit nobody: however the pattern is turned. */
  readonly inReach: readonly Cell[];
  /** MOR-029 It is put on another square of the fortress instead of walking. */
  readonly deploys: boolean;
  readonly actions: readonly Action[];
};

/** The hero that is chosen: the active one unless the player points at another. */
export function chosenHero(view: View, selection: Selection): HeroId | null {
  if (!mayCommand(view)) return null;
  if (selection.type === 'hero') return selection.hero;
  return selection.type === 'none' || selection.type === 'device' ? (view.active?.hero ?? null) : null;
}

function begin(view: View, hero: HeroId): Action[] {
  if (view.active?.hero === hero) return [];
  return [...(view.active === null ? [] : [{ type: 'endActivation' } as const]), { type: 'activate', hero }];
}

const strikeAction = (strike: Strike): Action =>
  strike.weapon === 'bow'
    ? { type: 'shoot', target: strike.target }
    : { type: 'attack', turn: strike.turn, targets: strike.targets };

/** The plan of the chosen hero; null while none is chosen. */
export function planOf({ view, selection }: Pick<Situation, 'view' | 'selection'>): HeroPlan | null {
  const hero = chosenHero(view, selection);
  if (hero === null || selection.type === 'device') return null;
  const own = view.heroes[hero];
  const wished = selection.type === 'hero' ? selection : { to: null, strike: 'auto' as const };
  const reach = reachOf(view, hero);
  const to = wished.to === own.cell ? null : wished.to;
  const deploys = to !== null && deployCells(view, hero).includes(to);
  const strike = deploys ? null : planStrike(view, hero, to ?? own.cell, wished.strike);
  const steps = to === null || deploys ? [] : wayTo(reach, to).map((cell): Action => ({ type: 'step', to: cell }));
  const moves: Action[] = deploys
    ? [{ type: 'deploy', hero, cell: to }]
    : [...steps, ...(strike === null ? [] : [strikeAction(strike.strike)])];
  return {
    hero,
    reach,
    to,
    deploys,
    strike,
    inReach: deploys || strike !== null ? [] : attackReach(view, hero, to ?? own.cell),
    cost: deploys ? 0 : (reach.find(({ cell }) => cell === to)?.cost ?? 0),
    actions: deploys || moves.length === 0 ? moves : [...begin(view, hero), ...moves],
  };
}
