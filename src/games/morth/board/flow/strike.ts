import {
  attackPreviews,
  bowPreview,
  whyNotStrike,
  type StruckSquare,
  type Cell,
  type Die,
  type Forecast,
  type HeroId,
  type View,
  type Weapon,
} from '../../rules';
import type { Strike } from './types';

/** What happens to one enemy in a struck square; only aimed ones are struck. */
export type StrikeForecast = Forecast & { readonly cell: Cell; readonly aimed: boolean };

/** A strike with everything it would do. */
export type StrikePlan = {
  readonly strike: Strike;
  readonly cells: readonly Cell[];
  readonly struck: readonly StrikeForecast[];
  readonly kills: number;
  readonly harm: number;
};

/** How much a hit is worth: a kill before all, then resistance taken, then scales. */
const worthOf = ({ worst, best }: Forecast): number =>
  (worst.after === 0 ? 100 : best.after === 0 ? 50 : 0) +
  (worst.before - worst.after) * 4 +
  (worst.scalesBroken ? 6 : 0) +
  (worst.affected ? 1 : 0);

function planFrom(strike: Strike, cells: readonly Cell[], struck: readonly StrikeForecast[]): StrikePlan {
  const aimed = struck.filter((one) => one.aimed);
  return {
    strike,
    cells,
    struck,
    kills: aimed.filter(({ worst }) => worst.after === 0).length,
    harm: aimed.reduce((sum, one) => sum + worthOf(one), 0),
  };
}

/** MOR-130 One enemy of each square: a wished one, else the one that a hit does most to. */
function aimedAt({ foes }: StruckSquare, wished: readonly Die[]): Forecast | undefined {
  const wish = foes.find(({ foe }) => wished.includes(foe.die));
  return (
    wish ??
    foes.reduce<Forecast | undefined>(
      (best, one) => (best === undefined || worthOf(one) > worthOf(best) ? one : best),
      undefined,
    )
  );
}

function patternPlans(view: View, hero: HeroId, from: Cell, wished: readonly Die[]): StrikePlan[] {
  return attackPreviews(view, hero, from).flatMap(({ turn, aims, hitsAll }) => {
    const chosen = aims.map((aim) => aimedAt(aim, wished));
    if (chosen.every((one) => one === undefined)) return [];
    const targets = hitsAll ? [] : chosen.flatMap((one) => (one === undefined ? [] : [one.foe.die]));
    const struck = aims.flatMap(({ cell, foes }, i) =>
      foes.map((one) => ({ ...one, cell, aimed: hitsAll || one === chosen[i] })),
    );
    return [
      planFrom(
        { weapon: 'pattern', turn, targets },
        aims.map(({ cell }) => cell),
        struck,
      ),
    ];
  });
}

function bowPlans(view: View, hero: HeroId, from: Cell): StrikePlan[] {
  return bowPreview(view, hero, from).flatMap(({ cell, foes }) =>
    foes.map((one) => planFrom({ weapon: 'bow', target: one.foe.die }, [cell], [{ ...one, cell, aimed: true }])),
  );
}

/** Every strike that a hero could make from a square, the best one first. */
export function strikesFrom(view: View, id: HeroId, from: Cell, wished: readonly Die[] = []): StrikePlan[] {
  const may = (weapon: Weapon): boolean => whyNotStrike(view, id, weapon) === undefined;
  const plans = [
    ...(may('pattern') ? patternPlans(view, id, from, wished) : []),
    ...(may('bow') ? bowPlans(view, id, from) : []),
  ];
  return plans.sort((a, b) => b.kills - a.kills || b.harm - a.harm);
}

/** Every square that a hero's weapons reach from a square, with the pattern turned all ways. */
export function attackReach(view: View, id: HeroId, from: Cell): readonly Cell[] {
  const may = (weapon: Weapon): boolean => whyNotStrike(view, id, weapon) === undefined;
  return [
    ...new Set([
      ...(may('pattern') ? attackPreviews(view, id, from).flatMap(({ aims }) => aims.map(({ cell }) => cell)) : []),
      ...(may('bow') ? bowPreview(view, id, from).map(({ cell }) => cell) : []),
    ]),
  ];
}

const isSame = (one: Strike, other: Strike): boolean =>
  one.weapon === 'bow'
    ? other.weapon === 'bow' && one.target === other.target
    : other.weapon === 'pattern' && one.turn === other.turn;

/** The wished strike with what it does, or the best one that does anything; null for none. */
export function planStrike(view: View, id: HeroId, from: Cell, wish: Strike | 'auto' | 'none'): StrikePlan | null {
  if (wish === 'none') return null;
  if (wish === 'auto') return strikesFrom(view, id, from).find(({ harm }) => harm > 0) ?? null;
  return (
    strikesFrom(view, id, from, wish.weapon === 'bow' ? [wish.target] : wish.targets).find(({ strike }) =>
      isSame(strike, wish),
    ) ?? null
  );
}

/** The next strike after a given one, in the order of the turns: what the turning button shows. */
export function nextStrike(view: View, id: HeroId, from: Cell, now: Strike | null): Strike | 'none' {
  const all = strikesFrom(view, id, from)
    .map(({ strike }) => strike)
    .sort((a, b) => orderOf(a) - orderOf(b));
  const at = now === null ? -1 : all.findIndex((strike) => isSame(strike, now));
  return all[at + 1] ?? 'none';
}

const orderOf = (strike: Strike): number => (strike.weapon === 'bow' ? 4 + strike.target / 100 : strike.turn);
