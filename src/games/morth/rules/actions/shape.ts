import { CARDS, HERO_TYPES, RACES } from '../data';
import { DICE } from '../dice';
import { UPGRADES } from '../heroes';
import type { Action, ActionType, Target } from '../types';

type Field = (value: unknown) => boolean;

const isWhole = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value);
const below =
  (size: number): Field =>
  (value) =>
    isWhole(value) && value >= 0 && value < size;
const oneOf =
  (known: readonly unknown[]): Field =>
  (value) =>
    known.includes(value);

/** The largest map has 216 squares, a table at most 4 realms with 20 heroes, a map at most 6 paths. */
const isCell = below(216);
const isHero = below(20);
const isRealm = below(4);
const isPath = below(6);
const isDie = below(DICE);
const isCard = below(CARDS.length);
/** From, not every: holes in a list count too. */
const isDice: Field = (value) =>
  Array.isArray(value) && Array.from<unknown>(value).every(isDie) && new Set(value).size === value.length;
/** Beyond any purse. */
const isSteps: Field = (value) => isWhole(value) && Math.abs(value) < 100;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

type Fields<A, K extends string> = Readonly<Record<Exclude<keyof A, K>, Field>>;

const TARGETS: { readonly [K in Target['kind']]: Fields<Extract<Target, { kind: K }>, 'kind'> } = {
  enemy: { die: isDie },
  path: { die: isDie, path: isPath },
  enemies: { own: isDie, other: isDie },
  hero: { hero: isHero },
  heroTo: { hero: isHero, cell: isCell },
  square: { realm: isRealm, cell: isCell },
  purse: { realm: isRealm },
};

type FieldList = readonly (readonly [name: string, test: Field])[];

const listed = (table: Readonly<Record<string, object>>): ReadonlyMap<string, FieldList> =>
  new Map(Object.entries(table).map(([key, fields]) => [key, Object.entries<Field>(fields as Record<string, Field>)]));

function fits(value: Readonly<Record<string, unknown>>, fields: FieldList | undefined): boolean {
  if (fields === undefined) return false;
  for (let i = 0; i < fields.length; i++) if (!fields[i][1](value[fields[i][0]])) return false;
  return true;
}

const TARGET_LISTS = listed(TARGETS);
const isTarget: Field = (value) =>
  isRecord(value) && typeof value.kind === 'string' && fits(value, TARGET_LISTS.get(value.kind));

/** What each field of each action may hold at all; whether it may now is for the verb to say. */
const FIELDS: { readonly [T in ActionType]: Fields<Extract<Action, { type: T }>, 'type'> } = {
  rollWave: {},
  discard: { card: isCard },
  turnPortal: { steps: isSteps },
  passPortal: {},
  deploy: { hero: isHero, cell: isCell },
  upgrade: { hero: isHero, upgrade: oneOf(UPGRADES.map(({ id }) => id)) },
  hire: { race: oneOf(RACES), hero: oneOf(HERO_TYPES), cell: isCell },
  buyRedDie: { realm: isRealm, path: isPath },
  activate: { hero: isHero },
  step: { to: isCell },
  attack: { turn: below(4), targets: isDice },
  shoot: { target: isDie },
  resolveAttack: {},
  divide: { strength: isSteps },
  layTrap: { cell: isCell },
  setBarrier: { cell: isCell },
  useSkill: {},
  endActivation: {},
  endTurn: {},
  rollAssault: {},
  moveEnemies: {},
  endWave: {},
  playCard: { card: isCard, target: isTarget },
  decline: {},
};

const FIELD_LISTS = listed(FIELDS);

/** Whether a value from outside (an imported file, say) is an action at all. */
export function isAction(value: unknown): value is Action {
  return isRecord(value) && typeof value.type === 'string' && fits(value, FIELD_LISTS.get(value.type));
}
