import { breaks, type Violation } from '@/engine';
import { crowd, march, nextSpot } from '../assault';
import { DICE_PER_SQUARE, ENEMIES } from '../data';
import type { Bag } from '../data';
import { drawDie, freshFoe, KIND_OF_DIE, returnDie, rollEnemy } from '../dice';
import { foeOf } from '../foes';
import { mapOf } from '../realms';
import type { Die, Foe, Open, PathId, Spot } from '../types';
import { aimAtFoe, allFoes, isOwnRealm, targetFoe } from './rule';
import type { CardRule, TargetOf } from './rule';

const isFull = (open: Open, foe: Foe, spot: Spot): boolean => crowd(open, foe, spot) >= DICE_PER_SQUARE;

/** MOR-209, MOR-210, MOR-344 Why an enemy cannot be put on a path. */
function cannotSwitch(open: Open, foe: Foe, path: PathId): Violation | undefined {
  const { paths } = mapOf(open, foe.realm);
  const goal = paths.at(path);
  if (goal === undefined || path === foe.path) return breaks('MOR-209');
  if (goal.half !== paths[foe.path].half) return breaks('MOR-344');
  return goal.cells.length < foe.square || isFull(open, foe, { path, square: foe.square })
    ? breaks('MOR-210')
    : undefined;
}

/** MOR-209, MOR-210, MOR-D47 Change an enemy's path. */
export const changePath: CardRule<'path'> = {
  kind: 'path',
  candidates: (open) =>
    open.foes.flatMap(({ die, realm }) => mapOf(open, realm).paths.map((_, path) => ({ kind: 'path', die, path }))),
  check: (open, seat, { die, path }) => aimAtFoe(open, seat, die, (foe) => cannotSwitch(open, foe, path)),
  apply(state, _seat, { die, path }) {
    targetFoe(state, die).path = path;
  },
};

/** MOR-215 to MOR-218 Advance an enemy. */
export const advanceEnemy: CardRule<'enemy'> = {
  kind: 'enemy',
  candidates: allFoes,
  check: (open, seat, { die }) =>
    aimAtFoe(open, seat, die, (foe) => {
      const next = nextSpot(mapOf(open, foe.realm), foe.enemy, foe);
      return next !== undefined && isFull(open, foe, next) ? breaks('MOR-217') : undefined;
    }),
  apply(state, _seat, { die }, { amount }, events) {
    march(state, targetFoe(state, die), amount, null, events);
  },
};

/** MOR-219, MOR-343 Own and foreign enemies in pairs; on the map of a team each two once. */
function pairs(open: Open, seat: number): TargetOf<'enemies'>[] {
  const isTeam = open.mode === 'cooperative';
  const own = isTeam ? open.foes : open.foes.filter((foe) => isOwnRealm(open, seat, foe.realm));
  const others = isTeam ? open.foes : open.foes.filter((foe) => !isOwnRealm(open, seat, foe.realm));
  return own.flatMap((one, i) =>
    (isTeam ? others.slice(i + 1) : others).map((foe) => ({ kind: 'enemies', own: one.die, other: foe.die })),
  );
}

/** MOR-219 to MOR-221 What forbids the exchange of two enemies; the first is the own one. */
function cannotSwap(open: Open, seat: number, own: Die, other: Die): Violation | undefined {
  const mine = foeOf(open, own);
  if (mine === undefined) return breaks('MOR-199');
  const isMine = open.mode === 'cooperative' ? own !== other : isOwnRealm(open, seat, mine.realm);
  if (!isMine) return breaks('MOR-219');
  return mine.square === 0 ? breaks('MOR-221') : aimAtFoe(open, seat, other, () => undefined);
}

type Place = Pick<Foe, 'realm' | 'path' | 'square'>;

/** MOR-220, MOR-160 An enemy comes unharmed to the place of another, and to its map as of now. */
function bring(foe: Foe, { realm, path, square }: Place, wave: number): void {
  const since = realm === foe.realm ? foe.since : wave;
  Object.assign(foe, freshFoe(foe.die, foe.enemy, { realm, path, square, since }));
}

/** MOR-219 to MOR-221, MOR-343 Change an enemy for another. */
export const swapEnemies: CardRule<'enemies'> = {
  kind: 'enemies',
  candidates: pairs,
  check: (open, seat, { own, other }) => cannotSwap(open, seat, own, other),
  apply(state, _seat, { own, other }) {
    const one = targetFoe(state, own);
    const two = targetFoe(state, other);
    const { realm, path, square } = one;
    bring(one, two, state.wave);
    bring(two, { realm, path, square }, state.wave);
  },
};

/** MOR-225, MOR-226 The bag that a stronger die comes from; none for a red one. */
function strongerBag(die: Die): Bag | undefined {
  const { bag } = KIND_OF_DIE[die];
  return bag === 'green' ? 'orange' : bag === 'orange' ? 'red' : undefined;
}

/** MOR-227, MOR-229 */
function cannotRaise(open: Open, die: Die): Violation | undefined {
  const bag = strongerBag(die);
  if (bag === undefined) return breaks('MOR-227');
  return open.bags[bag].length === 0 ? breaks('MOR-229') : undefined;
}

/** MOR-224 to MOR-229 Put an enemy a level up. */
export const levelUp: CardRule<'enemy'> = {
  kind: 'enemy',
  candidates: allFoes,
  check: (open, seat, { die }) => aimAtFoe(open, seat, die, () => cannotRaise(open, die)),
  apply(state, _seat, { die: gone }, _card, events) {
    const old = targetFoe(state, gone);
    const die = drawDie(state.rng, state.bags[strongerBag(gone) ?? 'red']);
    const enemy = rollEnemy(state.rng, die);
    state.foes[state.foes.indexOf(old)] = freshFoe(die, enemy, { ...old, since: state.wave });
    returnDie(state, gone);
    events.push({ type: 'enemyReplaced', realm: old.realm, gone, goneEnemy: old.enemy, die, enemy });
  },
};

/** MOR-233, MOR-234 Heal an enemy. */
export const healEnemy: CardRule<'enemy'> = {
  kind: 'enemy',
  candidates: allFoes,
  check: (open, seat, { die }) =>
    aimAtFoe(open, seat, die, (foe) => (foe.life < ENEMIES[foe.enemy].resistance ? undefined : breaks('MOR-234'))),
  apply(state, _seat, { die }, { amount }) {
    const foe = targetFoe(state, die);
    foe.life = Math.min(ENEMIES[foe.enemy].resistance, foe.life + amount);
  },
};
