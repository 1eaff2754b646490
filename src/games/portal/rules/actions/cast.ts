import { breaks } from '@/engine';
import { castChoices } from '../questions/castChoices';
import { hasDone } from '../questions/spent';
import { whyNotCast } from '../questions/spells';
import { settleStep } from '../resolve/settle';
import { elementOf, groupMembers, modelOf } from '../roster';
import { groupsOffered } from '../rounds';
import { doersOf, noteDeed, whyNotDeed } from './deed';
import { BATTLE, type VerbOf } from './verb';

/** PORT-282 to PORT-311 */
export const cast: VerbOf<'cast'> = {
  when: BATTLE,
  untimely: () => breaks('PORT-082'),
  check(state, seat, action) {
    const { group, by, caster } = action;
    const no = whyNotDeed(state, seat, group, by, 'cast', caster);
    if (no !== undefined) return no;
    if (!groupMembers(state, group).some(({ id }) => id === caster)) return breaks('PORT-282');
    return whyNotCast(state, action);
  },
  options(state, seat, out) {
    for (const group of groupsOffered(state, seat))
      for (const by of doersOf(state, group, 'cast'))
        for (const caster of groupMembers(state, group)) {
          if (state.round !== null && hasDone(state.round, caster, by)) continue;
          for (const casting of castChoices(state, group, caster, by)) out.push({ type: 'cast', ...casting });
        }
  },
  advance(state, _seat, { group, caster, by, spell, at, point, places }) {
    noteDeed(state, group, by, 'cast', caster);
    // PORT-294 Every attempt counts, also one that backfires.
    const model = modelOf(elementOf(state, caster), by);
    if (model !== null) model.casts[model.spells.indexOf(spell)]++;
    const settle = settleStep(state, 'spell');
    state.steps.push({ step: 'cast', caster, by, spell, at, point, places: places.slice() }, settle);
  },
};
