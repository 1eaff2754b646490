import type { Seat } from '@/engine';
import { foesAt } from '../rules/foes';
import {
  momentOf,
  realmOf,
  toMove,
  wayAhead,
  type Cell,
  type Event,
  type Foe,
  type HeroId,
  type Open,
  type RealmId,
  type View,
} from '../rules';

/** What has happened since a table was seen. */
export type Told = { readonly before: View; readonly events: readonly Event[] };

/** What the large board shows. */
export type Shown = { readonly board: 'portal' } | { readonly board: 'map'; readonly realm: RealmId };

/** Whether all defend one map. */
export const isTeam = ({ mode }: Pick<Open, 'mode'>): boolean => mode === 'cooperative';

/** The seat whose side of the table is shown: the viewer's, or that of the player on turn where nobody in particular is looking. */
export const ownSeat = (view: View): Seat => (view.viewer === 'table' ? view.turn.seat : view.viewer);

/** Who owes a decision. */
export const moverOf = (view: View): Seat | undefined => toMove(view)[0];

/** Whether the viewer is the one to decide. */
export const isMyMove = (view: View): boolean => view.viewer !== 'table' && moverOf(view) === view.viewer;

/** The board that belongs to the moment: the portal while it is turned, the map of whoever leads heroes, else the own one. */
export function usualBoard(view: View): Shown {
  if (view.phase === 'portal') return { board: 'portal' };
  return { board: 'map', realm: realmOf(view, view.phase === 'heroes' ? view.turn.seat : ownSeat(view)) };
}

/** The map beside another in the order of the seats, round the table. */
export const realmBeside = ({ realms }: Pick<Open, 'realms'>, realm: RealmId, by: 1 | -1): RealmId =>
  (realm + by + realms.length) % realms.length;

/** MOR-007 Enemies on a square. */
export const foesOn = (open: Open, realm: RealmId, cell: Cell): Foe[] => foesAt(open, realm, cell);

/** Enemies that wait on a start space. */
export const foesBefore = (open: Open, realm: RealmId, path: number): Foe[] =>
  open.foes.filter((foe) => foe.realm === realm && foe.path === path && foe.square === 0);

/** Enemies of a realm that may leave with the highest roll, and those that leave with any. */
export function threatsTo(open: Open, realm: RealmId): { readonly possible: number; readonly sure: number } {
  const own = open.foes.filter((foe) => foe.realm === realm);
  const leaving = (roll: number) => own.filter((foe) => wayAhead(open, foe, roll).leaves).length;
  return { possible: leaving(3), sure: leaving(1) };
}

/** Heroes of a seat by number. */
export const heroesOf = (open: Open, seat: Seat): HeroId[] =>
  open.heroes.flatMap((hero, id) => (hero.seat === seat ? [id] : []));

/** Whether this is the viewer's hero turn and heroes may act. */
export const mayCommand = (view: View): boolean =>
  isMyMove(view) && (momentOf(view) === 'choosing' || momentOf(view) === 'acting');
