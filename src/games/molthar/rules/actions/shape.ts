import { CHARACTERS, PEARL_CARDS } from '../cards';
import { SEATS } from '../setup';
import type { Action, ActionType } from '../types';

type Field = (value: unknown) => boolean;

const isIndex = (value: unknown, size: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < size;

const isCharacter: Field = (value) => isIndex(value, CHARACTERS.length);
const isPearl: Field = (value) => isIndex(value, PEARL_CARDS.length);
const isSeat: Field = (value) => isIndex(value, SEATS.max);
/** From, not every: holes in a list count too. */
const isPearls: Field = (value) => Array.isArray(value) && Array.from<unknown>(value).every(isPearl);
const isCount: Field = (value) => isIndex(value, CHARACTERS.length + 1);
const oneOf =
  (...known: unknown[]): Field =>
  (value) =>
    known.includes(value);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isPayment: Field = (value) => isRecord(value) && isPearls(value.pearls) && isCount(value.diamonds);

type Fields<A> = Readonly<Record<Exclude<keyof A, 'type'>, Field>>;

/** What each field of each action may hold at all; whether it may now is for the verb to say. */
const FIELDS: { readonly [T in ActionType]: Fields<Extract<Action, { type: T }>> } = {
  takePearl: { from: oneOf(0, 1, 2, 3, 'pile') },
  replacePearls: {},
  placeCharacter: { from: oneOf(0, 1, 'pile'), discard: (value) => value === null || isCharacter(value) },
  activate: { card: isCharacter, payment: isPayment },
  chooseOpponentCharacter: { card: isCharacter },
  chooseOpponentHand: { seat: isSeat },
  takeFromHand: { pearl: isPearl },
  takeBack: { pearl: isPearl },
  exchangePortal: { card: isCharacter, open: oneOf(0, 1) },
  peekCharacter: {},
  twoForDiamond: { pearl: isPearl },
  redrawHand: {},
  finishActions: {},
  endTurn: {},
  discardToLimit: { pearls: isPearls },
};

type FieldList = readonly (readonly [name: string, test: Field])[];

const FIELD_LISTS: ReadonlyMap<string, FieldList> = new Map(
  Object.entries(FIELDS).map(([type, fields]) => [type, Object.entries<Field>(fields)]),
);

/** Whether a value from outside (an imported file, say) is an action at all. */
export function isAction(value: unknown): value is Action {
  if (!isRecord(value) || typeof value.type !== 'string') return false;
  const fields = FIELD_LISTS.get(value.type);
  if (fields === undefined) return false;
  for (let i = 0; i < fields.length; i++) if (!fields[i][1](value[fields[i][0]])) return false;
  return true;
}
