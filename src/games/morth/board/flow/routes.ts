import { foeOf } from '../../rules/foes';
import {
  cellUnder,
  mapOf,
  realmOf,
  type Cell,
  type Die,
  type HeroId,
  type RealmId,
  type CardTarget,
  type View,
} from '../../rules';
import { targetId } from '../ids';

/** One tap of aiming: what is touched, and what is meant by it, since several things may lie there. */
export type Leg = {
  readonly id: string;
  readonly what: 'die' | 'hero' | 'path' | 'cell' | 'purse';
  readonly number: number;
};

/** The taps that lead to a target. */
export type Route = { readonly target: CardTarget; readonly legs: readonly Leg[] };

const leg = (realm: RealmId, cell: Cell, what: Leg['what'], number: number): Leg => ({
  id: targetId('cell', realm, cell),
  what,
  number,
});

/** MOR-205 Nobody is hit on a start space, so every enemy that can be meant stands on a square. */
function dieLegs(view: View, die: Die): Leg[] {
  const foe = foeOf(view, die);
  const cell = foe === undefined ? undefined : cellUnder(view, foe);
  return foe === undefined || cell === undefined ? [] : [leg(foe.realm, cell, 'die', die)];
}

function heroLegs(view: View, hero: HeroId): Leg[] {
  const { seat, cell } = view.heroes[hero];
  return [leg(realmOf(view, seat), cell, 'hero', hero)];
}

/** MOR-209 A path is meant by its square of the same number. */
function pathLegs(view: View, { die, path }: Extract<CardTarget, { kind: 'path' }>): Leg[] {
  const foe = foeOf(view, die);
  const cell = foe === undefined ? undefined : mapOf(view, foe.realm).paths[path]?.cells.at(foe.square - 1);
  return foe === undefined || cell === undefined ? [] : [leg(foe.realm, cell, 'path', path)];
}

/** The ways to a target: one, or for two enemies of a team, which are alike, one from each of them. */
function waysTo(view: View, target: CardTarget): readonly (readonly Leg[])[] {
  switch (target.kind) {
    case 'enemy':
      return [dieLegs(view, target.die)];
    case 'path':
      return [[...dieLegs(view, target.die), ...pathLegs(view, target)]];
    case 'enemies': {
      const [own, other] = [dieLegs(view, target.own), dieLegs(view, target.other)];
      return view.mode === 'cooperative'
        ? [
            [...own, ...other],
            [...other, ...own],
          ]
        : [[...own, ...other]];
    }
    case 'hero':
      return [heroLegs(view, target.hero)];
    case 'heroTo': {
      const realm = realmOf(view, view.heroes[target.hero].seat);
      return [[...heroLegs(view, target.hero), leg(realm, target.cell, 'cell', target.cell)]];
    }
    case 'square':
      return [[leg(target.realm, target.cell, 'cell', target.cell)]];
    case 'purse':
      return [[{ id: targetId('purse', target.realm), what: 'purse', number: target.realm }]];
  }
}

/** How many taps each kind of target needs. */
const LENGTH: Readonly<Record<CardTarget['kind'], number>> = {
  enemy: 1,
  path: 2,
  enemies: 2,
  hero: 1,
  heroTo: 2,
  square: 1,
  purse: 1,
};

/** Every way to aim at one of these targets by taps. */
export const routesTo = (view: View, targets: readonly CardTarget[]): Route[] =>
  targets.flatMap((target) =>
    waysTo(view, target).flatMap((legs) => (legs.length === LENGTH[target.kind] ? [{ target, legs }] : [])),
  );
