import { areAdjacent, canStand, stepCost } from '../movement';
import { stepCells, whyNotStep } from '../questions';
import { realmOf } from '../realms';
import type { Action } from '../types';
import { ACT_TIMES, acting, noActiveHero } from './acting';
import type { VerbOf } from './verb';

/** MOR-106 to MOR-119, MOR-350 One step of the active hero, to an adjacent square or through a tunnel. */
export const step: VerbOf<'step'> = {
  when: ACT_TIMES,
  untimely: noActiveHero,
  check: (state, _seat, { to }) => whyNotStep(state, acting(state).active.hero, to),
  options(state, _seat, out: Action[]) {
    for (const to of stepCells(state, acting(state).active.hero)) out.push({ type: 'step', to });
  },
  advance(state, seat, { to }, events) {
    const { active, hero } = acting(state);
    const realm = realmOf(state, seat);
    const from = hero.cell;
    const cost = stepCost(state, realm, from);
    active.spent += cost;
    hero.cell = to;
    hero.unplaced = false;
    if (canStand(state, active.hero, to)) active.stand = to;
    state.turn.acted = true;
    events.push({
      type: 'heroStepped',
      seat,
      hero: active.hero,
      race: hero.race,
      heroType: hero.type,
      from,
      to,
      cost,
      tunnel: !areAdjacent(from, to),
    });
  },
};
