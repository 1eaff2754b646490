import { actionShape, exactly, indexOf, kindOf, listOf, oneOf, whole, type Shape } from '@/engine';
import { CARDS, HERO_TYPES, RACES } from '../data';
import { DICE } from '../dice';
import { UPGRADES } from '../heroes';
import type { Action, Die, CardTarget } from '../types';

/** The largest map has 216 squares, a table at most 4 realms with 20 heroes, a map at most 6 paths. */
const isCell = indexOf(216);
const isHero = indexOf(20);
const isRealm = indexOf(4);
const isPath = indexOf(6);
const isDie = indexOf(DICE);
const isCard = indexOf(CARDS.length);
const isAnyDice = listOf(isDie, 0, DICE);
/** Each at most once. */
const isDice: Shape<Die[]> = (value): value is Die[] => isAnyDice(value) && new Set(value).size === value.length;
/** Beyond any purse. */
const isSteps = whole(-99, 99);

const kind = <K extends CardTarget['kind']>(name: K): Shape<K> => oneOf([name]);

const isTarget = kindOf<CardTarget>('kind', {
  enemy: exactly({ kind: kind('enemy'), die: isDie }),
  path: exactly({ kind: kind('path'), die: isDie, path: isPath }),
  enemies: exactly({ kind: kind('enemies'), own: isDie, other: isDie }),
  hero: exactly({ kind: kind('hero'), hero: isHero }),
  heroTo: exactly({ kind: kind('heroTo'), hero: isHero, cell: isCell }),
  square: exactly({ kind: kind('square'), realm: isRealm, cell: isCell }),
  purse: exactly({ kind: kind('purse'), realm: isRealm }),
} satisfies Record<CardTarget['kind'], Shape>);

const { isAction, readAction } = actionShape<Action>({
  rollWave: {},
  discard: { card: isCard },
  turnPortal: { steps: isSteps },
  passPortal: {},
  deploy: { hero: isHero, cell: isCell },
  upgrade: { hero: isHero, upgrade: oneOf(UPGRADES.map(({ id }) => id)) },
  hire: { race: oneOf(RACES), hero: oneOf(HERO_TYPES), cell: isCell },
  buyRedDie: { realm: isRealm, path: isPath },
  activate: { hero: isHero },
  step: { to: isCell },
  attack: { turn: indexOf(4), targets: isDice },
  shoot: { target: isDie },
  resolveAttack: {},
  divide: { strength: isSteps },
  layTrap: { cell: isCell },
  setBarrier: { cell: isCell },
  useSkill: {},
  endActivation: {},
  endTurn: {},
  rollAssault: {},
  moveEnemies: {},
  endWave: {},
  playCard: { card: isCard, target: isTarget },
  decline: {},
});

export { isAction, readAction };
