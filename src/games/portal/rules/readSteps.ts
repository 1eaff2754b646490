import { exactly, flag, kindOf, listOf, oneOf, orNull, whole, type Shape } from '@/engine';
import { SPELL_IDS } from './data';
import { CAUSES, MEANS, type Step, type StepOf } from './resolve/steps';
import { SEATS } from './toMove';
import type { Place, Point } from './types';

/** Millimetres and ids that no table and no army reaches. */
const FAR = 100_000;

const isId = whole(1, FAR);
const isIndex = whole(0, FAR);
const isNumber = whole(-FAR, FAR);
const isSeat = whole(0, SEATS.max - 1);
const isWho = oneOf(['own', 'rider'] as const);
const isMeans = oneOf(MEANS);
const isSpell = oneOf(SPELL_IDS);
const isPart = oneOf(['crew', 'weapon'] as const);
const isPoint = exactly<Point>({ x: isNumber, y: isNumber });
const isPlace = exactly<Place>({ x: isNumber, y: isNumber, facing: whole(0, 359) });

const named = <T extends Step['step']>(step: T): Shape<T> => oneOf([step]);
const hitLike = <T extends 'hit' | 'recover' | 'fall'>(step: T): Shape =>
  exactly({ step: named(step), element: isId, at: isWho, by: isSeat, how: isMeans });
const partLike = <T extends 'part' | 'partLost'>(step: T): Shape =>
  exactly({ step: named(step), element: isId, part: isPart, index: isIndex, by: isSeat, how: isMeans });

/** One asks about a die that is a step itself: luck is never asked about luck, so this goes one deep. */
const isAgain: Shape<Step> = (value): value is Step => isStep(value) && value.step !== 'luck';

/** Steps as they are stored in the middle of a volley. */
export const isStep: Shape<Step> = kindOf<Step>('step', {
  blow: exactly<StepOf<'blow'>>({ step: named('blow'), attacker: isId, by: isWho, target: orNull(isId), at: isWho }),
  shot: exactly<StepOf<'shot'>>({
    step: named('shot'),
    attacker: isId,
    by: isWho,
    weapon: isIndex,
    unit: isId,
    target: orNull(isId),
    at: isWho,
    volley: flag,
  }),
  attack: exactly<StepOf<'attack'>>({
    step: named('attack'),
    how: oneOf(['melee', 'ranged'] as const),
    attacker: isId,
    by: isWho,
    weapon: isIndex,
    target: isId,
    at: isWho,
    volley: flag,
  }),
  fire: exactly<StepOf<'fire'>>({ step: named('fire'), piece: isId, target: isId }),
  cast: exactly<StepOf<'cast'>>({
    step: named('cast'),
    caster: isId,
    by: isWho,
    spell: isSpell,
    at: orNull(isIndex),
    point: orNull(isPoint),
    places: listOf(isPlace),
  }),
  backfire: exactly<StepOf<'backfire'>>({ step: named('backfire'), caster: isId, by: isWho, spell: isSpell }),
  capture: exactly<StepOf<'capture'>>({ step: named('capture'), element: isId, target: isId }),
  wreck: exactly<StepOf<'wreck'>>({ step: named('wreck'), element: isId, by: isSeat }),
  hit: hitLike('hit'),
  recover: hitLike('recover'),
  fall: hitLike('fall'),
  part: partLike('part'),
  partLost: partLike('partLost'),
  explode: exactly<StepOf<'explode'>>({ step: named('explode'), element: isId, by: isSeat, how: isMeans }),
  luck: exactly<StepOf<'luck'>>({
    step: named('luck'),
    seat: isSeat,
    element: isId,
    who: isWho,
    again: isAgain,
    otherwise: orNull(isAgain),
  }),
  settle: exactly<StepOf<'settle'>>({
    step: named('settle'),
    how: isMeans,
    by: isSeat,
    melees: listOf(exactly({ units: listOf(isId), before: listOf(isIndex) })),
    failed: listOf(exactly({ unit: isId, count: isIndex })),
  }),
  test: exactly<StepOf<'test'>>({ step: named('test'), unit: isId, cause: oneOf(CAUSES), by: isSeat }),
});
