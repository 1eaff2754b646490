import { breaks, type Violation } from '@/engine';
import { canFight, isAim, isInFrontRank, meleeAim } from '../questions/aim';
import { strikeTargets } from '../questions/targets';
import { settleStep } from '../resolve/settle';
import { elementOf, groupMembers, onTable } from '../roster';
import { groupsOffered } from '../rounds';
import type { Blow, Element, Open, Who } from '../types';
import { doersOf, noteDeed, whyNotDeed } from './deed';
import { BATTLE, type VerbOf } from './verb';

/** PORT-152, PORT-155 Blows of one attacker in one action. */
const blowsOf = ({ kind, crew }: Element): number => (kind === 'piece' ? crew.length : 1);

/** PORT-157 Why a wish for a target cannot be granted. */
function whyNotBlow(open: Open, members: readonly Element[], by: Who, blow: Blow): Violation | undefined {
  const attacker = members.find(({ id }) => id === blow.attacker);
  if (attacker === undefined || blow.by !== by || !canFight(attacker, by)) return breaks('PORT-157');
  const target = elementOf(open, blow.target);
  if (!onTable(target)) return breaks('PORT-013');
  if (blow.at === 'rider' && target.rider === null) return breaks('PORT-258');
  const aim = meleeAim(open, { attacker, by, target, at: blow.at });
  return isAim(aim) ? undefined : aim;
}

/** PORT-152, PORT-155 An attacker who has more wishes than blows. */
const isGreedy = (members: readonly Element[], blows: readonly Blow[]): boolean =>
  members.some((member) => blows.filter(({ attacker }) => attacker === member.id).length > blowsOf(member));

const canStrike = (open: Open, member: Element, by: Who): boolean =>
  canFight(member, by) && isInFrontRank(open, member) && strikeTargets(open, member, by).length > 0;

/** PORT-144 to PORT-160 */
export const melee: VerbOf<'melee'> = {
  when: BATTLE,
  untimely: () => breaks('PORT-082'),
  check(state, seat, { group, by, blows }) {
    const no = whyNotDeed(state, seat, group, by, 'melee');
    if (no !== undefined) return no;
    const members = groupMembers(state, group);
    for (const blow of blows) {
      const why = whyNotBlow(state, members, by, blow);
      if (why !== undefined) return why;
    }
    if (isGreedy(members, blows)) return breaks('PORT-152');
    return members.some((member) => canStrike(state, member, by)) ? undefined : breaks('PORT-144');
  },
  options(state, seat, out) {
    for (const group of groupsOffered(state, seat))
      for (const by of doersOf(state, group, 'melee'))
        if (groupMembers(state, group).some((member) => canStrike(state, member, by)))
          out.push({ type: 'melee', group, by, blows: [] });
  },
  advance(state, _seat, { group, by, blows }) {
    noteDeed(state, group, by, 'melee');
    const settle = settleStep(state, 'melee');
    // PORT-156
    for (const member of groupMembers(state, group)) {
      if (!canFight(member, by) || !isInFrontRank(state, member)) continue;
      const wishes = blows.filter(({ attacker }) => attacker === member.id);
      for (let i = 0; i < blowsOf(member); i++) {
        const { target, at } = wishes.at(i) ?? { target: null, at: 'own' as const };
        state.steps.push({ step: 'blow', attacker: member.id, by, target, at });
      }
    }
    state.steps.push(settle);
  },
};
