import { breaks, type Violation } from '@/engine';
import { SPELLS, SUMMON_PLACE, type SpellId } from '../data';
import { covers, isPointWithin, isTogether } from '../geometry';
import { areEnemies, elementOf, groupMembers, inPlay, membersOf, modelOf, unitOf } from '../roster';
import { guardianAt } from '../resolve/recruits';
import { isGroup, unitOfGroup } from '../rounds';
import { footprintOf } from '../shapes';
import type { Action, Element, Model, Open, Place, Unit } from '../types';
import { whyNotStand } from './placing';
import { inContact, isWithin } from './ruler';
import { seesPoint } from './sight';

export type Casting = Omit<Extract<Action, { type: 'cast' }>, 'type'>;

/** PORT-294 Castings that a model has left of a spell; null without limit. */
export function castsLeft(model: Model, spell: SpellId): number | null {
  const { uses } = SPELLS[spell];
  return uses === null ? null : Math.max(0, uses - model.casts[model.spells.indexOf(spell)]);
}

/** PORT-282, PORT-286, PORT-294 Why a model cannot cast a spell at all. */
export function whyNotKnown(model: Model | null, spell: SpellId): Violation | undefined {
  if (model === null || !model.attributes.includes('magic') || !model.spells.includes(spell)) return breaks('PORT-282');
  if (model.silenced) return breaks('PORT-286');
  return castsLeft(model, spell) === 0 ? breaks('PORT-294') : undefined;
}

const reaches = (caster: Element, targets: readonly Element[], range: number): boolean =>
  targets.some((target) => isWithin(caster, target, range));

/** PORT-301, PORT-304, PORT-307, PORT-310 The friends that a spell is for, or why it is not for them. */
function friendsFor(open: Open, caster: Element, { spell, at }: Casting): readonly Element[] | Violation {
  const { target, range } = SPELLS[spell];
  const byGroup = target === 'friendlyGroup';
  const rule = RULES[spell];
  if (at === null) return breaks(rule);
  if (byGroup ? !isGroup(open, at) : open.units[at - 1]?.state !== 'table') return breaks(rule);
  const unit = byGroup ? unitOfGroup(open, at) : unitOf(open, at);
  if (unit.seat !== unitOf(open, caster.unit).seat) return breaks(rule);
  const friends = byGroup ? groupMembers(open, at) : membersOf(open, unit);
  return reaches(caster, friends, range ?? 0) ? friends : breaks('PORT-295');
}

/** The rule of each spell. */
const RULES: Readonly<Record<SpellId, string>> = {
  fast: 'PORT-301',
  fireball: 'PORT-302',
  fly: 'PORT-303',
  ironwill: 'PORT-304',
  shield: 'PORT-305',
  slow: 'PORT-306',
  strengthen: 'PORT-307',
  summon: 'PORT-308',
  teleport: 'PORT-310',
  zap: 'PORT-311',
};

/** PORT-295, PORT-296 Why the middle of a template cannot lie there. */
function whyNotPoint(open: Open, caster: Element, { spell, point }: Casting): Violation | undefined {
  const { range, template, needsSight } = SPELLS[spell];
  if (point === null) return breaks(RULES[spell]);
  if (!isPointWithin(footprintOf(caster), point, range ?? 0)) return breaks('PORT-295');
  return needsSight && !seesPoint(open, caster, point, template ?? 0) ? breaks('PORT-296') : undefined;
}

/** PORT-308, PORT-D111 */
function whyNotSummon(open: Open, caster: Element, places: readonly Place[]): Violation | undefined {
  if (places.length !== 1) return breaks('PORT-308');
  const guardian = guardianAt(places[0], unitOf(open, caster.unit).seat);
  if (!isWithin(caster, guardian, SUMMON_PLACE)) return breaks('PORT-308');
  return whyNotStand(open, [guardian], new Set(), 'PORT-D111');
}

/** PORT-310, PORT-D111 */
function whyNotTeleport(open: Open, unit: Unit, { places, point }: Casting): Violation | undefined {
  const members = membersOf(open, unit);
  if (point === null || places.length !== members.length) return breaks('PORT-310');
  const moved = members.map((member, i): Element => ({ ...member, ...places[i] }));
  const template = SPELLS.teleport.template ?? 0;
  const centres = moved.map((member) => ({ ...footprintOf(member), shape: { r: 0 } }));
  if (!centres.every((centre) => covers(template, point, centre))) return breaks('PORT-310');
  const no = whyNotStand(open, moved, new Set(unit.members), 'PORT-D111');
  if (no !== undefined) return no;
  if (open.config.mode === 'siege' && !isTogether(moved.map(footprintOf))) return breaks('PORT-310');
  const touches = open.elements.some((other) =>
    moved.some((member) => areEnemies(open, member, other) && inContact(member, other)),
  );
  return touches ? breaks('PORT-310') : undefined;
}

/** PORT-282 to PORT-311 Why a spell cannot be cast like this. */
export function whyNotCast(open: Open, casting: Casting): Violation | undefined {
  const { spell, by, places } = casting;
  const caster = elementOf(open, casting.caster);
  if (!inPlay(caster)) return breaks('PORT-282');
  const no = whyNotKnown(modelOf(caster, by), spell);
  if (no !== undefined) return no;
  switch (SPELLS[spell].target) {
    case 'self':
      return undefined;
    case 'point':
      return whyNotPoint(open, caster, casting);
    case 'besideSelf':
      return whyNotSummon(open, caster, places);
    case 'friendlyGroup':
    case 'friendlyUnit': {
      const friends = friendsFor(open, caster, casting);
      return 'rule' in friends ? friends : undefined;
    }
    case 'friendlyUnitToPoint': {
      const friends = friendsFor(open, caster, casting);
      if ('rule' in friends) return friends;
      return whyNotPoint(open, caster, casting) ?? whyNotTeleport(open, unitOf(open, friends[0].unit), casting);
    }
  }
}
