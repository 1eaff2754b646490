import { actionShape, exactly, flag, isRecord, kindOf, listOf, oneOf, orNull, whole } from '@/engine';
import { SPELL_IDS } from '../data';
import {
  MOVE_KINDS,
  type Action,
  type Blow,
  type Form,
  type How,
  type Part,
  type Path,
  type Place,
  type Point,
  type Shot,
} from '../types';

/** Millimetres and ids that no table and no army reaches; what lies beyond is no number of this game (PORT-G06). */
const FAR = 100_000;
/** Longer lists than any rule allows: the rules say in words what is too long. */
const MANY = 256;

const isNumber = whole(-FAR, FAR);
const isId = whole(0, FAR);
const isDegrees = whole(0, 359);
const isWho = oneOf(['own', 'rider'] as const);

const isPoint = exactly<Point>({ x: isNumber, y: isNumber });
const isPlace = exactly<Place>({ x: isNumber, y: isNumber, facing: isDegrees });
const isPath = exactly<Path>({ element: isId, way: listOf(isPoint, 0, MANY), facing: isDegrees });
const isForm = exactly<Form>({ anchor: isPoint, facing: isDegrees, files: isNumber, order: listOf(isId, 0, MANY) });

type PartOf<T extends Part['part']> = Extract<Part, { part: T }>;
const isPart = kindOf<Part>('part', {
  straight: exactly<PartOf<'straight'>>({ part: oneOf(['straight']), mm: isNumber }),
  turn: exactly<PartOf<'turn'>>({ part: oneOf(['turn']), by: isNumber }),
  face: exactly<PartOf<'face'>>({ part: oneOf(['face']), to: oneOf(['left', 'right', 'about']) }),
  wheel: exactly<PartOf<'wheel'>>({ part: oneOf(['wheel']), to: oneOf(['left', 'right']), by: isNumber }),
});

type HowOf<T extends How['by']> = Extract<How, { by: T }>;
const isHow = kindOf<How>('by', {
  paths: exactly<HowOf<'paths'>>({ by: oneOf(['paths']), paths: listOf(isPath, 0, MANY), loosen: flag }),
  parts: exactly<HowOf<'parts'>>({ by: oneOf(['parts']), parts: listOf(isPart, 0, MANY), align: flag }),
  form: exactly<HowOf<'form'>>({ by: oneOf(['form']), form: isForm }),
  stay: exactly<HowOf<'stay'>>({ by: oneOf(['stay']) }),
});

const isBlow = exactly<Blow>({ attacker: isId, by: isWho, target: isId, at: isWho });
const isShot = exactly<Shot>({ attacker: isId, by: isWho, target: isId, at: isWho, weapon: isId });

const { isAction, readAction } = actionShape<Action>({
  deploy: { unit: isId, places: listOf(isPlace, 0, MANY), form: orNull(isForm) },
  hold: { group: isId },
  move: {
    group: isId,
    kind: oneOf(MOVE_KINDS),
    target: orNull(isId),
    how: isHow,
    stand: flag,
    lie: flag,
    join: orNull(isId),
  },
  melee: { group: isId, by: isWho, blows: listOf(isBlow, 0, MANY) },
  shoot: { group: isId, by: isWho, unit: orNull(isId), shots: listOf(isShot, 0, MANY) },
  fire: { group: isId, target: isId },
  cast: {
    group: isId,
    caster: isId,
    by: isWho,
    spell: oneOf(SPELL_IDS),
    at: orNull(isId),
    point: orNull(isPoint),
    places: listOf(isPlace, 0, MANY),
  },
  capture: { group: isId, element: isId, target: isId },
  crew: { group: isId, elements: listOf(isId, 0, MANY), target: isId },
  luck: { use: flag },
  endRound: {},
  timeExpired: {},
  concede: {},
});

/** Deeper than any action. */
const DEEP = 8;

/** PORT-G01, PORT-G06 Whether a value holds a number that is not whole, or larger than anything on a table. */
function hasOddNumber(value: unknown, depth = 0): boolean {
  if (typeof value === 'number') return !isNumber(value);
  if (depth > DEEP) return false;
  if (Array.isArray(value)) return value.some((each) => hasOddNumber(each, depth + 1));
  return isRecord(value) && Object.values(value).some((each) => hasOddNumber(each, depth + 1));
}

/** The rule that something breaks which is no action at all. */
export const malformed = (value: unknown): string => (hasOddNumber(value) ? 'PORT-G01' : 'PORT-G56');

export { isAction, readAction };
