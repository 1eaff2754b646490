import { MODIFIERS, NEEDED, type AttributeId, type Modifier, type SpellId } from '../data';
import type { Mod, Thrown } from '../resolve/events';
import { isMachine, modelOf } from '../roster';
import type { Element, Model, Open, Unit } from '../types';
import type { Aim, Manner } from './aim';

/** The rule behind each reason by which a die is changed. The same list drives dice, odds and log. */
export const MODIFIER_RULES: Readonly<Record<Modifier, string>> = {
  rear: 'PORT-148',
  flank: 'PORT-149',
  longRange: 'PORT-164',
  partialSight: 'PORT-169',
  ran: 'PORT-119',
  charged: 'PORT-120',
  chargedProne: 'PORT-134',
  targetProne: 'PORT-133',
  tightShort: 'PORT-247',
  tightLong: 'PORT-247',
  aggressive: 'PORT-312',
  heavyMelee: 'PORT-318',
  heavyRange: 'PORT-319',
  hover: 'PORT-320',
  strengthen: 'PORT-307',
  zap: 'PORT-311',
  twoHanded: 'PORT-158',
  lance: 'PORT-159',
  shield: 'PORT-183',
  punch: 'PORT-180',
  steady: 'PORT-181',
  antiVehicle: 'PORT-182',
  heavyArmour: 'PORT-317',
  lossStep: 'PORT-217',
  leader: 'PORT-218',
  secondRoll: 'PORT-223',
  ironwill: 'PORT-304',
};

/** Those of some reasons that hold, or as often as they do. */
function listed(reasons: { readonly [M in Modifier]?: boolean | number }): readonly Mod[] {
  const mods: Mod[] = [];
  for (const modifier of Object.keys(reasons) as Modifier[]) {
    const times = Number(reasons[modifier]);
    if (times > 0) mods.push({ modifier, amount: MODIFIERS[modifier] * times });
  }
  return mods;
}

/** PORT-300 Whether an element is under a spell; a second copy adds nothing. */
export const isUnder = (open: Open, spell: SpellId, { id }: Element): boolean =>
  open.effects.some((effect) => effect.spell === spell && effect.elements.includes(id));

/** PORT-184 */
export const sum = (mods: readonly Mod[]): number => mods.reduce((total, { amount }) => total + amount, 0);

const has = (model: Model | null, attribute: AttributeId): boolean => model?.attributes.includes(attribute) === true;

/** What every attack has in common: facing, the attacker's round, spells on him. */
function shared(open: Open, { attacker, side }: Aim, { kind, moved, turned }: Manner) {
  return {
    rear: side === 'rear',
    flank: side === 'flank',
    ran: kind === 'run',
    hover: has(attacker.model, 'hover') && !moved && !turned,
    strengthen: isUnder(open, 'strengthen', attacker),
    zap: isUnder(open, 'zap', attacker),
  };
}

/** PORT-144 to PORT-160 */
function meleeMods(open: Open, aim: Aim, manner: Manner): readonly Mod[] {
  const model = modelOf(aim.attacker, aim.by);
  const charged = manner.kind === 'charge';
  const speared = modelOf(aim.target, aim.at)?.kit === 'spear' && aim.side === 'front';
  return listed({
    ...shared(open, aim, manner),
    // PORT-151 Whoever is in contact sees.
    partialSight: aim.sight === 'partial',
    charged: charged && !speared,
    chargedProne: charged && aim.target.prone,
    lance: charged && model?.kit === 'lance',
    twoHanded: model?.kit === 'twoHanded',
    aggressive: has(model, 'aggressive'),
    heavyMelee: has(model, 'heavyMelee'),
  });
}

/** PORT-161 to PORT-184, PORT-247 */
function rangedMods(open: Open, aim: Aim, manner: Manner): readonly Mod[] {
  const props = aim.arm?.props ?? [];
  const short = aim.band === 'short';
  return listed({
    ...shared(open, aim, manner),
    longRange: !short,
    partialSight: aim.sight === 'partial',
    targetProne: aim.target.prone,
    shield: modelOf(aim.target, aim.at)?.kit === 'shield' && aim.side === 'front',
    punch: short && props.includes('punch'),
    steady: manner.moved && props.includes('steady'),
    antiVehicle: props.includes('antiVehicle') && isMachine(aim.target),
    heavyRange: has(modelOf(aim.attacker, aim.by), 'heavyRange'),
    tightShort: aim.volley && short,
    tightLong: aim.volley && !short,
  });
}

/** PORT-184 All that changes the die of an attack. */
export const attackMods = (open: Open, aim: Aim, manner: Manner): readonly Mod[] =>
  aim.how === 'melee' ? meleeMods(open, aim, manner) : rangedMods(open, aim, manner);

/** PORT-D99 A closed list. */
export function gunMods(open: Open, piece: Element, longRange: boolean, partialSight: boolean): readonly Mod[] {
  const strengthen = isUnder(open, 'strengthen', piece);
  return listed({ longRange, partialSight, strengthen, zap: isUnder(open, 'zap', piece) });
}

/** PORT-186, PORT-317, PORT-249 What changes a recovery, also of a vehicle's crew and weapons. */
export function recoveryMods(open: Open, element: Element, model: Model | null): readonly Mod[] {
  return listed({ heavyArmour: has(model, 'heavyArmour'), zap: isUnder(open, 'zap', element) });
}

/** PORT-283, PORT-D69 */
export function castMods(open: Open, caster: Element, manner: Manner): readonly Mod[] {
  return listed({ ran: manner.kind === 'run', zap: isUnder(open, 'zap', caster) });
}

/** PORT-217 How many full quarters of its starting strength a unit has lost. */
export function lossSteps(starting: number, strength: number): number {
  return starting > strength ? Math.floor((4 * (starting - strength)) / starting) : 0;
}

/** What a test of morale depends on besides the spells on the unit. */
export type Nerve = {
  readonly losses: number;
  readonly leader: boolean;
  readonly zapped: boolean;
  readonly second: boolean;
};

/** PORT-217, PORT-218, PORT-223, PORT-304 */
export function moraleMods(open: Open, unit: Unit, { losses, leader, zapped, second }: Nerve): readonly Mod[] {
  const ironwill = open.effects.some(({ spell, units }) => spell === 'ironwill' && units.includes(unit.id));
  return listed({ lossStep: losses, leader, secondRoll: second, ironwill, zap: zapped });
}

/** PORT-006 */
export function thrown(die: Thrown['die'], natural: number, mods: readonly Mod[]): Thrown {
  return { die, natural, mods, total: natural + sum(mods) };
}

/** PORT-007 The face that is needed, below 1 where every face will do; beyond the die where none will. */
export const neededFace = (needed: keyof typeof NEEDED, mods: readonly Mod[]): number => NEEDED[needed] - sum(mods);

/** How many faces of a die of so many reach a number. */
export const facesFrom = (die: number, face: number): number => Math.min(die, Math.max(0, die + 1 - face));
