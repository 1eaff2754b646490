import { actionShape, indexOf, listOf, oneOf, orNull, whole, type Shape } from '@/engine';
import { ABILITY_IDS, HEROES } from '../data';
import { NODES, OFF, type Node } from '../hex';
import { FIRSTS, type Action } from '../types';

const isHero = indexOf(HEROES.length);
const isNode = whole(OFF, NODES);

/** A path from outside may lead off the board; the rules say so in words. Asked at every walk, so it allocates nothing. */
const isPath: Shape<Node[]> = (value): value is Node[] => {
  if (!Array.isArray(value) || value.length > NODES) return false;
  for (let i = 0; i < value.length; i++) if (!isNode(value[i])) return false;
  return true;
};

const { isAction, readAction } = actionShape<Action>({
  chooseFirst: { first: oneOf(FIRSTS) },
  pickHero: { hero: isHero },
  orderHeroes: { order: listOf(isHero, 0, HEROES.length) },
  walk: { path: isPath },
  attack: { target: isHero },
  useAbility: { ability: oneOf(ABILITY_IDS), target: orNull(isHero) },
  capture: {},
  endTurn: {},
  concede: {},
  agreeDraw: {},
});

export { isAction, readAction };
