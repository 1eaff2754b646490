import { groupMembers, modelOf, seatOf } from '../roster';
import type { Deed, Element, Open, Round, Who } from '../types';
import { abandonedOn, whyNotCapture } from './machines';
import { whyNotKnown } from './spells';

/** PORT-083 Deeds of single members, which others of their unit may follow one after the other. */
export const isSingly = (deed: Deed): boolean => deed === 'cast' || deed === 'capture';

export const hasDone = ({ doers }: Round, { id }: Element, by: Who): boolean =>
  doers.some((doer) => doer.element === id && doer.by === by);

function canCast(member: Element, by: Who): boolean {
  const model = modelOf(member, by);
  return model !== null && model.spells.some((spell) => whyNotKnown(model, spell) === undefined);
}

function canCapture(open: Open, member: Element): boolean {
  const seat = seatOf(open, member);
  return seat !== null && abandonedOn(open).some((machine) => whyNotCapture(seat, member, machine) === undefined);
}

/** PORT-083 Whether somebody of the unit whose round it is can still do what another has done. */
function canFollow(open: Open, round: Round, by: Who, deed: Deed | null): boolean {
  if (open.config.mode !== 'siege' || deed === null || !isSingly(deed)) return false;
  const left = groupMembers(open, round.group).filter((member) => !hasDone(round, member, by));
  return left.some((member) => (deed === 'cast' ? canCast(member, by) : canCapture(open, member)));
}

/** PORT-257 Whether everything was done that a round has room for. */
export function isSpent(open: Open): boolean {
  const { round } = open;
  if (round === null) return false;
  const { own, riders } = round.done;
  if (canFollow(open, round, 'own', own) || canFollow(open, round, 'rider', riders)) return false;
  const ridden = groupMembers(open, round.group).some(({ rider }) => rider !== null);
  return ridden ? own !== null && riders !== null : own !== null || riders !== null;
}
