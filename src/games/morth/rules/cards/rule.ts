import { breaks, type Seat, type Violation } from '@/engine';
import type { CardData } from '../data';
import { foeOf } from '../foes';
import { realmOf } from '../realms';
import type { Die, Event, Foe, Hero, HeroId, Open, RealmId, State, CardTarget } from '../types';

export type TargetKind = CardTarget['kind'];
export type TargetOf<K extends TargetKind> = Extract<CardTarget, { readonly kind: K }>;

/** What one effect asks and does. The seat is that of the player, or of LM for a team's card. */
export interface CardRule<K extends TargetKind> {
  readonly kind: K;
  /** Everything of its kind on the table, in a stable order; which of it is legal is for check to say. */
  candidates(open: Open, seat: Seat): readonly TargetOf<K>[];
  check(open: Open, seat: Seat, target: TargetOf<K>, card: CardData): Violation | undefined;
  /** Carries out the effect on a legal target, in place. */
  apply(state: State, seat: Seat, target: TargetOf<K>, card: CardData, events: Event[]): void;
}

/** MOR-197, MOR-340 Whether a realm is the player's own; Lord Morth spares nobody in a team. */
export function isOwnRealm(open: Open, seat: Seat, realm: RealmId): boolean {
  return open.mode !== 'cooperative' && realmOf(open, seat) === realm;
}

/** MOR-197, MOR-205 What forbids aiming at an enemy, and what else the card demands of it. */
export function aimAtFoe(
  open: Open,
  seat: Seat,
  die: Die,
  demand: (foe: Foe) => Violation | undefined,
): Violation | undefined {
  const foe = foeOf(open, die);
  if (foe === undefined) return breaks('MOR-199');
  if (isOwnRealm(open, seat, foe.realm)) return breaks('MOR-197');
  return foe.square === 0 ? breaks('MOR-205') : demand(foe);
}

/** MOR-197 What forbids aiming at a hero, and what else the card demands of it. */
export function aimAtHero(
  open: Open,
  seat: Seat,
  id: HeroId,
  demand: (hero: Hero) => Violation | undefined,
): Violation | undefined {
  const hero = open.heroes.at(id);
  if (hero === undefined) return breaks('MOR-199');
  return isOwnRealm(open, seat, realmOf(open, hero.seat)) ? breaks('MOR-197') : demand(hero);
}

/** The enemy on a die that was found to be a legal target. */
export function targetFoe(open: Open, die: Die): Foe {
  const foe = foeOf(open, die);
  if (foe === undefined) throw new RangeError(`no enemy on die ${die}`);
  return foe;
}

/** Every enemy as a target. */
export const allFoes = (open: Open): TargetOf<'enemy'>[] => open.foes.map(({ die }) => ({ kind: 'enemy', die }));

/** Every hero as a target. */
export const allHeroes = (open: Open): TargetOf<'hero'>[] => open.heroes.map((_, hero) => ({ kind: 'hero', hero }));

/** The card demands nothing more. */
export const nothingMore = (): undefined => undefined;
