import { breaks, type Violation } from '@/engine';
import { cellsOfAttack, foesIn, isArcane, isChoice, targetChoices, turnsFor } from '../attack';
import type { Action, Die, State } from '../types';
import { ACT_TIMES, acting, noActiveHero } from './acting';
import type { VerbOf } from './verb';

/** MOR-121, MOR-213, MOR-298 What forbids the active hero a pattern attack from anywhere. */
function cannotAttack(state: State): Violation | undefined {
  const { active, hero } = acting(state);
  if (hero.spell.noAttack) return breaks('MOR-213');
  return active.attacks > 0 && active.rest === 0 ? breaks('MOR-121') : undefined;
}

const NONE: readonly Die[] = [];

/** MOR-121 to MOR-148, MOR-243 Declare a pattern attack. */
export const attack: VerbOf<'attack'> = {
  when: ACT_TIMES,
  untimely: noActiveHero,
  check(state, _seat, { turn, targets }) {
    const refusal = cannotAttack(state);
    if (refusal !== undefined) return refusal;
    const { active } = acting(state);
    if (foesIn(state, active.hero, cellsOfAttack(state, active.hero, turn)).length === 0) return breaks('MOR-146');
    if (isChoice(state, active.hero, turn, targets)) return undefined;
    return breaks(isArcane(state, active.hero) ? 'MOR-132' : 'MOR-130');
  },
  options(state, _seat, out: Action[]) {
    if (cannotAttack(state) !== undefined) return;
    const { active } = acting(state);
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
