import { die, type Seat } from '@/engine';
import { NEEDED } from '../data';
import { armOf, canFight, isAim, mannerOf, meleeAim, rangedAim, type Aim } from '../questions/aim';
import { attackMods, thrown } from '../questions/modifiers';
import { shotTargets, strikeTargets } from '../questions/targets';
import { dieOf, elementOf, figureOf, inPlay, livingPart, unitOf } from '../roster';
import type { Element, Event, State } from '../types';
import { isDoomed } from './hits';
import { offerLuck } from './luck';
import type { AttackStep, StepOf } from './steps';

/** The one that was named, while it can be attacked; else the nearest that can. */
function choose(state: State, named: Aim | undefined, others: () => Aim[]): Element | undefined {
  const stands = ({ target }: Aim) => !isDoomed(state, target);
  return (named !== undefined && stands(named) ? named : others().find(stands))?.target;
}

/** PORT-157 */
export function blow(state: State, step: StepOf<'blow'>): void {
  const { attacker: id, by, target: named, at } = step;
  const attacker = elementOf(state, id);
  if (!canFight(attacker, by)) return;
  const wish = named === null ? undefined : elementOf(state, named);
  const aim = inPlay(wish) ? meleeAim(state, { attacker, by, target: wish, at: livingPart(wish, at) }) : undefined;
  const target = choose(state, aim !== undefined && isAim(aim) ? aim : undefined, () =>
    strikeTargets(state, attacker, by),
  );
  if (target !== undefined)
    state.steps.unshift({
      step: 'attack',
      how: 'melee',
      attacker: id,
      by,
      weapon: 0,
      target: target.id,
      at: livingPart(target, at),
      volley: false,
    });
}

/** PORT-177, PORT-179 At the one that was named, or at the nearest of its unit; lost where there is none. */
export function shot(state: State, step: StepOf<'shot'>): void {
  const { attacker: id, by, weapon, unit, target: named, at, volley } = step;
  const attacker = elementOf(state, id);
  if (!canFight(attacker, by)) return;
  const wish = named === null ? undefined : elementOf(state, named);
  const aim = inPlay(wish)
    ? rangedAim(state, { attacker, by, target: wish, at: livingPart(wish, at) }, weapon, volley)
    : undefined;
  const target = choose(state, aim !== undefined && isAim(aim) ? aim : undefined, () =>
    shotTargets(state, { attacker, by, weapon, volley }, unitOf(state, unit)),
  );
  if (target !== undefined)
    state.steps.unshift({
      step: 'attack',
      how: 'ranged',
      attacker: id,
      by,
      weapon,
      target: target.id,
      at: livingPart(target, at),
      volley,
    });
}

/** PORT-147, PORT-171 One die of the attacker; a hit is resolved at once, a miss may be thrown again. */
export function attack(state: State, step: AttackStep, events: Event[]): void {
  const { by, weapon, at, volley, how } = step;
  const attacker = elementOf(state, step.attacker);
  const target = elementOf(state, step.target);
  if (!canFight(attacker, by)) return;
  const duel = { attacker, by, target, at };
  const aim = how === 'melee' ? meleeAim(state, duel) : rangedAim(state, duel, weapon, volley);
  if (!isAim(aim)) return;
  const faces = dieOf(attacker, by);
  const roll = thrown(faces, die(state.rng, faces), attackMods(state, aim, mannerOf(state, attacker)));
  const hits = roll.total >= NEEDED.attack;
  const seat: Seat = unitOf(state, attacker.unit).seat;
  events.push({
    type: 'attackRolled',
    how,
    attacker: figureOf(state, attacker, by),
    target: figureOf(state, target, at),
    weapon: how === 'melee' ? null : armOf(attacker, by, weapon),
    band: aim.band,
    side: aim.side,
    ...roll,
    hit: hits,
  });
  if (hits) state.steps.unshift({ step: 'hit', element: target.id, at, by: seat, how });
  else offerLuck(state, attacker, by, { again: step, otherwise: null }, events);
}
