import { STEPS_TO_ZONE } from '../board';
import { abilityOf, ALTARS, HEROES } from '../data';
import type { Node } from '../hex';
import { baseDamage, chanceToHit, damageOf, damageTo, whyNotCaptureFrom } from '../questions';
import type { Action, HeroId, Open } from '../types';

const KILL = 10;
const CAPTURE = 40;

/** What a blow is worth: its damage, and more where it slays. */
const blow = (open: Open, target: HeroId, damage: number): number => {
  const dealt = damageTo(open, target, damage);
  return dealt >= open.heroes[target].health ? KILL + dealt : dealt;
};

/** How near a node is to the nearest altar that the team does not hold. */
function nearness(open: Open, node: Node): number {
  const { team } = open.heroes[open.turn.hero];
  const steps = ALTARS.flatMap((_, altar) => (open.altars[altar] === team ? [] : [STEPS_TO_ZONE[altar][node]]));
  return -Math.min(...steps);
}

function abilityWorth(open: Open, { ability, target }: Extract<Action, { type: 'useAbility' }>): number {
  const { hero } = open.turn;
  const { effect } = abilityOf(ability);
  switch (effect.kind) {
    case 'damage':
      return target === null ? baseDamage(open, hero) : blow(open, target, baseDamage(open, hero) + effect.plus);
    case 'scorch':
      return target === null ? 0 : blow(open, target, effect.damage) + effect.turns;
    case 'mercy':
      return KILL + effect.health;
    case 'heal':
      return target === null ? 0 : Math.min(effect.amount, HEROES[target].health - open.heroes[target].health);
    case 'strikes':
      return damageOf(open, hero) + 1;
    default:
      return 2;
  }
}

/** What an action is worth on its own; nothing is looked at that comes after it. */
export function worthOf(open: Open, action: Action): number {
  const { hero } = open.turn;
  switch (action.type) {
    case 'capture':
      return CAPTURE;
    case 'attack':
      return (blow(open, action.target, damageOf(open, hero)) * chanceToHit(open, hero, action.target)) / 100;
    case 'useAbility':
      return abilityWorth(open, action);
    case 'walk': {
      const to = action.path[action.path.length - 1];
      const { node } = open.heroes[hero];
      const gained = nearness(open, to) - nearness(open, node);
      if (gained <= 0) return -1;
      return gained + (whyNotCaptureFrom(open, to) === undefined ? CAPTURE - HEROES.length : 0);
    }
    default:
      return 0;
  }
}
