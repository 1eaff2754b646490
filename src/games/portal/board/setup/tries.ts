import { unitFaults, whyNotArmy, whyNotAttribute, type Bearer, type Terms } from '../../rules/army';
import { ATTRIBUTE_IDS, ATTRIBUTES, type AttributeId } from '../../rules/data';
import type { Fault } from '../../rules/fault';
import type { ArmyList, UnitList } from '../../rules/types';
import { modelAt, type Part } from './edits';

/** What becomes of a tap in the builder: the army after it, or why not. */
type Tried = { readonly army: ArmyList } | { readonly fault: Fault };

/**
 * An edit of one unit. It is refused with the rule that it would break; a unit that breaks a rule already, as after a change of era,
 * can be changed in any way, so that nobody is stuck.
 */
export function tried(before: ArmyList, after: ArmyList, at: number, terms: Terms): Tried {
  const fault = unitFaults(after, terms)[at];
  return fault && !unitFaults(before, terms)[at] ? { fault } : { army: after };
}

/** What an attribute costs a model, whether it has it, and why it may not have it. */
type AttributeChoice = {
  readonly id: AttributeId;
  readonly points: number;
  readonly has: boolean;
  readonly fault: Fault | undefined;
};

/** Who would bear the attributes of a part of a unit; nobody does of a gun. */
function bearerAt(unit: UnitList, part: Part): Bearer | undefined {
  if (unit.kind === 'vehicle')
    return { kind: 'vehicle', flying: unit.flying, die: unit.die, armed: unit.weapons.length > 0 };
  const model = modelAt(unit, part);
  if (!model || unit.kind === 'artillery') return undefined;
  const isMount = !part.rider && unit.members[part.member]?.mount != null;
  return { kind: isMount ? 'mount' : 'soldier', flying: false, die: model.die, armed: model.weapon !== null };
}

/** All attributes as a builder offers them: those that may be bought first, the others locked and with their reason. */
export function attributeChoices(unit: UnitList, part: Part): readonly AttributeChoice[] {
  const bearer = bearerAt(unit, part);
  if (!bearer) return [];
  const own = unit.kind === 'vehicle' ? unit.attributes : (modelAt(unit, part)?.attributes ?? []);
  const choices = ATTRIBUTE_IDS.map((id) => ({
    id,
    points: ATTRIBUTES[id].points,
    has: own.includes(id),
    fault: whyNotAttribute(id, bearer),
  }));
  const rank = ({ has, fault }: AttributeChoice) => (has ? 0 : fault ? (fault.rule === 'PORT-037' ? 3 : 2) : 1);
  return choices.sort((a, b) => rank(a) - rank(b));
}

/** How an army stands to what was agreed. */
export type Standing = {
  readonly left: number;
  readonly over: number;
  /** Why it may not be fielded. */
  readonly fault: Fault | undefined;
  /** By unit. */
  readonly faults: readonly (Fault | undefined)[];
};

export function standingOf(army: ArmyList, terms: Terms): Standing {
  const left = (terms.limit ?? army.total) - army.total;
  return {
    left: Math.max(0, left),
    over: Math.max(0, -left),
    fault: whyNotArmy(army, terms),
    faults: unitFaults(army, terms),
  };
}
