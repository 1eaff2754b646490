import { actionShape, indexOf, listOf, oneOf, orNull, whole } from '@/engine';
import { ABILITY_IDS, HEROES } from '../data';
import { NODES, OFF } from '../hex';
import { FIRSTS, type Action } from '../types';

const isHero = indexOf(HEROES.length);
/** A path from outside may lead off the board; the rules say so in words. */
const isNode = whole(OFF, NODES);

const { isAction, readAction } = actionShape<Action>({
  chooseFirst: { first: oneOf(FIRSTS) },
  pickHero: { hero: isHero },
  orderHeroes: { order: listOf(isHero, 0, HEROES.length) },
  walk: { path: listOf(isNode, 0, NODES) },
  attack: { target: isHero },
  useAbility: { ability: oneOf(ABILITY_IDS), target: orNull(isHero) },
  capture: {},
  endTurn: {},
  concede: {},
  agreeDraw: {},
});

export { isAction, readAction };
