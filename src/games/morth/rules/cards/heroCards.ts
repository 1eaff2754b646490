import { breaks } from '@/engine';
import { resolveDeclared, strike } from '../attack';
import type { CardData } from '../data';
import { areAdjacent, canStand } from '../movement';
import { mapOf, realmOf } from '../realms';
import type { Event, HeroId, State } from '../types';
import { aimAtHero, allHeroes, nothingMore } from './rule';
import type { CardRule } from './rule';

type Cast = (state: State, hero: HeroId, card: CardData, events: Event[]) => void;

/** MOR-206 A card that any hero of another player can be hit with. */
const onHero = (cast: Cast): CardRule<'hero'> => ({
  kind: 'hero',
  candidates: allHeroes,
  check: (open, seat, { hero }) => aimAtHero(open, seat, hero, nothingMore),
  apply: (state, _seat, { hero }, card, events) => cast(state, hero, card, events),
});

/** MOR-211, MOR-212 Cancel movement. */
export const cancelMove = onHero((state, id) => {
  state.heroes[id].spell.noMove = true;
});

/** MOR-213, MOR-214 Cancel attack, also one that is declared already. */
export const cancelAttack = onHero((state, id, _card, events) => {
  state.heroes[id].spell.noAttack = true;
  if (state.active?.hero !== id || state.active.declared === null) return;
  if (state.pending?.type === 'divide') state.pending = null;
  resolveDeclared(state, events);
});

/** MOR-230 Deduct movement. */
export const lessMove = onHero((state, id, { amount }) => {
  state.heroes[id].spell.lessMove += amount;
});

/** MOR-235 Change attack type. */
export const changeType = onHero((state, id, { attack }) => {
  state.heroes[id].spell.onlyType = attack;
});

/** MOR-241, MOR-D41 What was rolled before the card is lowered too; an attack with nothing left to divide is carried out. */
function weakenRoll(state: State, id: HeroId, amount: number, events: Event[]): void {
  const { active, pending } = state;
  if (active?.hero !== id) return;
  if (pending?.type === 'divide') {
    pending.total = Math.max(0, pending.total - amount);
    if (pending.total > 1) return;
    state.pending = null;
    strike(state, pending.total, events);
  } else if (active.rest > 0) {
    active.rest = Math.max(0, active.rest - amount);
    if (active.rest === 0 && active.declared?.weapon === 'pattern') strike(state, 0, events);
  }
}

/** MOR-240, MOR-241 Deduct attack points. */
export const lessAttack = onHero((state, id, { amount }, events) => {
  state.heroes[id].spell.lessAttack += amount;
  weakenRoll(state, id, amount, events);
});

/** MOR-231, MOR-232 Move a hero. */
export const moveHero: CardRule<'heroTo'> = {
  kind: 'heroTo',
  candidates: (open) =>
    open.heroes.flatMap(({ seat, cell: from }, hero) =>
      mapOf(open, realmOf(open, seat)).neighbours[from].map((cell) => ({ kind: 'heroTo', hero, cell })),
    ),
  check: (open, seat, { hero: id, cell }) =>
    aimAtHero(open, seat, id, (hero) => {
      if (!areAdjacent(hero.cell, cell)) return breaks('MOR-231');
      const isSquare = mapOf(open, realmOf(open, hero.seat)).neighbours[hero.cell].includes(cell);
      return isSquare && canStand(open, id, cell) ? undefined : breaks('MOR-232');
    }),
  apply(state, _seat, { hero: id, cell }, _card, events) {
    const hero = state.heroes[id];
    const from = hero.cell;
    hero.cell = cell;
    if (state.active?.hero === id) state.active.stand = cell;
    events.push({
      type: 'heroMovedByCard',
      seat: hero.seat,
      hero: id,
      race: hero.race,
      heroType: hero.type,
      from,
      to: cell,
    });
  },
};
