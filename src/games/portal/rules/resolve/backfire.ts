import { die, type Seat } from '@/engine';
import { GUARDIAN_DIE, NEEDED, TELEPORT_ASTRAY, TELEPORT_ASTRAY_TURN, type SpellId } from '../data';
import { rot } from '../geometry';
import { crowdAround } from '../questions/placing';
import { elementOf, figureOf, inPlay, modelOf, unitOf } from '../roster';
import type { Element, Event, State, Who } from '../types';
import { shift } from './sendings';
import { begin } from './spells';
import type { StepOf } from './steps';

/** PORT-285 to PORT-287 The second die of the caster, without modifiers. */
export function backfire(state: State, { caster: id, by, spell }: StepOf<'backfire'>, events: Event[]): void {
  const caster = elementOf(state, id);
  const model = modelOf(caster, by);
  if (!inPlay(caster) || model === null) return;
  const natural = die(state.rng, model.die);
  const outcome = natural >= NEEDED.backfire ? 'nothing' : natural === 1 ? 'turned' : 'silenced';
  events.push({ type: 'backfired', figure: figureOf(state, caster, by), spell, die: model.die, natural, outcome });
  if (outcome === 'silenced') model.silenced = true;
  if (outcome === 'turned') turn(state, caster, by, spell, events);
}

/** PORT-288 to PORT-293 The spell works on the caster. */
function turn(state: State, caster: Element, by: Who, spell: SpellId, events: Event[]): void {
  const { id, x, y } = caster;
  const { seat } = unitOf(state, caster.unit);
  switch (spell) {
    case 'fireball':
      state.steps.unshift({ step: 'hit', element: id, at: by, by: seat, how: 'spell' });
      return;
    case 'slow':
    case 'zap':
    case 'fast':
    case 'fly':
    case 'strengthen':
      return begin(state, spell, seat, { elements: [id] }, events);
    case 'ironwill':
      return begin(state, spell, seat, { units: [caster.unit] }, events);
    case 'shield':
      return begin(state, spell, seat, { elements: [id], at: { x, y } }, events);
    case 'summon':
      return strikeCaster(state, caster, by, seat, events);
    case 'teleport':
      return sendAstray(state, caster, by, events);
  }
}

/** PORT-292 */
function strikeCaster(state: State, caster: Element, by: Who, seat: Seat, events: Event[]): void {
  const natural = die(state.rng, GUARDIAN_DIE);
  const hit = natural >= NEEDED.attack;
  events.push({ type: 'guardianStruck', figure: figureOf(state, caster, by), die: GUARDIAN_DIE, natural, hit });
  if (hit) state.steps.unshift({ step: 'hit', element: caster.id, at: by, by: seat, how: 'melee' });
}

/** PORT-293 Away in one of eight directions, out of any block; he stays where there is no room. */
function sendAstray(state: State, caster: Element, by: Who, events: Event[]): void {
  const natural = die(state.rng, 8);
  const away = rot(TELEPORT_ASTRAY, 0, TELEPORT_ASTRAY_TURN * (natural - 1));
  const around = { x: caster.x + away.x, y: caster.y + away.y };
  const places = crowdAround(state, [caster], around);
  const sent = places && shift(caster, { ...places[0], facing: caster.facing });
  if (sent !== null) unitOf(state, caster.unit).block = null;
  events.push({ type: 'wentAstray', figure: figureOf(state, caster, by), natural, shift: sent });
}
