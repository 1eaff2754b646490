import { die } from '@/engine';
import { NEEDED, SPELLS, type SpellId } from '../data';
import { mannerOf } from '../questions/aim';
import { castMods, thrown } from '../questions/modifiers';
import { castsLeft } from '../questions/spells';
import { underTemplate } from '../questions/templates';
import { elementOf, figureOf, groupMembers, inPlay, modelOf, partyOf, seatOf, unitOf } from '../roster';
import type { Effect, Element, Event, Point, State } from '../types';
import { hitsOn } from './guns';
import { offerLuck } from './luck';
import { summon, teleport } from './sendings';
import type { CastStep, StepOf } from './steps';

/** PORT-283, PORT-284 The die of the caster: the spell works, or it backfires. */
export function cast(state: State, step: CastStep, events: Event[]): void {
  const { caster: id, by, spell, point } = step;
  const caster = elementOf(state, id);
  const model = modelOf(caster, by);
  if (!inPlay(caster) || model === null) return;
  const roll = thrown(model.die, die(state.rng, model.die), castMods(state, caster, mannerOf(state, caster)));
  const works = roll.total >= NEEDED.casting;
  const figure = figureOf(state, caster, by);
  events.push({ type: 'spellCast', figure, spell, point, ...roll, works, left: castsLeft(model, spell) });
  if (works) return work(state, caster, step, events);
  const otherwise: StepOf<'backfire'> = { step: 'backfire', caster: id, by, spell };
  if (!offerLuck(state, caster, by, { again: step, otherwise }, events)) state.steps.unshift(otherwise);
}

/** PORT-299 A spell that lasts; the turn of casting is the first. */
export function begin(state: State, spell: SpellId, seat: number, parts: Partial<Effect>, events: Event[]): void {
  const effect: Effect = {
    spell,
    seat,
    elements: [],
    units: [],
    at: null,
    ...parts,
    lastTurn: lastTurnOf(spell, state.turn),
  };
  state.effects.push(effect);
  events.push({
    type: 'effectBegan',
    effect: { ...effect, elements: effect.elements.slice(), units: effect.units.slice() },
    figures: effect.elements.map((id) => figureOf(state, elementOf(state, id), 'own')),
    units: effect.units.map((id) => partyOf(unitOf(state, id))),
  });
}

/** PORT-299 */
export const lastTurnOf = (spell: SpellId, turn: number): number => turn + (SPELLS[spell].turns ?? 1) - 1;

const ids = (elements: readonly Element[]): number[] => elements.map(({ id }) => id);

/** The enemies of a caster under the template of his spell. */
function struck(state: State, spell: SpellId, seat: number, point: Point, events: Event[]): Element[] {
  const template = SPELLS[spell].template ?? 0;
  const enemies = underTemplate(state, point, template).filter((each) => seatOf(state, each) !== seat);
  const under = enemies.map((each) => figureOf(state, each, 'own'));
  events.push({ type: 'spellStruck', spell, at: point, template, under });
  return enemies;
}

/** PORT-301 to PORT-311 */
function work(state: State, caster: Element, step: CastStep, events: Event[]): void {
  const { spell, at, point, places } = step;
  const { seat } = unitOf(state, caster.unit);
  switch (spell) {
    case 'fast':
    case 'strengthen':
      if (at !== null) begin(state, spell, seat, { elements: ids(groupMembers(state, at)) }, events);
      return;
    case 'ironwill':
      if (at !== null) begin(state, spell, seat, { units: [at] }, events);
      return;
    case 'fly':
      return begin(state, spell, seat, { elements: [caster.id] }, events);
    case 'shield':
      if (point !== null) begin(state, spell, seat, { at: { x: point.x, y: point.y } }, events);
      return;
    case 'slow':
    case 'zap':
      if (point !== null)
        begin(state, spell, seat, { elements: ids(struck(state, spell, seat, point, events)) }, events);
      return;
    case 'fireball':
      if (point !== null) state.steps.unshift(...hitsOn(struck(state, spell, seat, point, events), seat, 'spell'));
      return;
    case 'summon':
      if (places.length === 1) summon(state, caster, step.by, places[0], events);
      return;
    case 'teleport':
      if (at !== null && places.length === unitOf(state, at).members.length)
        teleport(state, unitOf(state, at), places, events);
  }
}
