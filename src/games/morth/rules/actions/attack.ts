import { breaks } from '@/engine';
import { cellsOfAttack, foesIn, isArcane, isChoice, targetChoices, turnsFor } from '../attack';
import { whyNotStrike } from '../questions';
import type { Action, Die } from '../types';
import { ACT_TIMES, acting, noActiveHero } from './acting';
import type { VerbOf } from './verb';

const NONE: readonly Die[] = [];

/** MOR-121 to MOR-148, MOR-243 Declare a pattern attack. */
export const attack: VerbOf<'attack'> = {
  when: ACT_TIMES,
  untimely: noActiveHero,
  check(state, _seat, { turn, targets }) {
    const { active } = acting(state);
    const refusal = whyNotStrike(state, active.hero, 'pattern');
    if (refusal !== undefined) return refusal;
    if (foesIn(state, active.hero, cellsOfAttack(state, active.hero, turn)).length === 0) return breaks('MOR-146');
    if (isChoice(state, active.hero, turn, targets)) return undefined;
    return breaks(isArcane(state, active.hero) ? 'MOR-132' : 'MOR-130');
  },
  options(state, _seat, out: Action[]) {
    const { active } = acting(state);
    if (whyNotStrike(state, active.hero, 'pattern') !== undefined) return;
    const arcane = isArcane(state, active.hero);
    for (const turn of turnsFor(state, active.hero)) {
      const groups = foesIn(state, active.hero, cellsOfAttack(state, active.hero, turn));
      if (groups.length === 0) continue;
      if (arcane) out.push({ type: 'attack', turn, targets: NONE });
      else for (const targets of targetChoices(groups)) out.push({ type: 'attack', turn, targets });
    }
  },
  advance(state, seat, { turn, targets }, events) {
    const { active, hero } = acting(state);
    active.attacks++;
    active.declared = { weapon: 'pattern', cell: hero.cell, turn, targets: targets.slice() };
    state.turn.acted = true;
    events.push({
      type: 'attackDeclared',
      seat,
      hero: active.hero,
      race: hero.race,
      heroType: hero.type,
      weapon: 'pattern',
      cells: cellsOfAttack(state, active.hero, turn),
      targets: targets.slice(),
    });
    state.window = 'attackDeclared';
  },
};
