import { breaks, type Violation } from '@/engine';
import { elementOf, isMachine } from '../roster';
import type { Element, MoveAction } from '../types';
import { align } from './align';
import { judgeBlock } from './block';
import { whyNotMet, whyNotTarget } from './charge';
import { judgePaths } from './figures';
import { judgeForm } from './forming';
import { whyNotJoin } from './join';
import { prepare, type Mover } from './mover';
import { isWent, STAYED, type Went } from './verdict';
import { judgeVehicle } from './vehicle';

/** What of a command the judge looks at besides the group and its pace. */
export type Intent = Pick<MoveAction, 'how' | 'target' | 'lie' | 'join'>;

const isOnFoot = ({ kind, model }: Element): boolean => kind === 'soldier' && model?.mounted === false;

/** PORT-126 to PORT-128, PORT-132 */
function whyNotPosture({ walkers, stands }: Mover, lies: boolean): Violation | undefined {
  const members = walkers.map(({ element }) => element);
  if ((stands || lies) && !members.every(isOnFoot)) return breaks('PORT-127');
  if (stands && members.every(({ prone }) => !prone)) return breaks('PORT-128');
  return lies && !stands && members.every(({ prone }) => prone) ? breaks('PORT-126') : undefined;
}

/** PORT-117, PORT-121, PORT-125, PORT-D98 Whether a move may be declared like this at all. */
function whyNotKind(mover: Mover, { how, target }: Intent): Violation | undefined {
  const { kind, walkers } = mover;
  if (kind !== 'normal' && isMachine(walkers[0].element)) return breaks('PORT-125');
  if (kind !== 'charge') return target === null ? undefined : breaks('PORT-121');
  if (how.by === 'form') return breaks('PORT-D98');
  return whyNotTarget(mover, target);
}

/** How a group goes, by whatever it is: a vehicle, a block, or figures. */
function goes(mover: Mover, { how, lie, join }: Intent): Went | Violation {
  const { unit, walkers, stands, kind } = mover;
  const machine = isMachine(walkers[0].element);
  switch (how.by) {
    case 'paths':
      return machine ? breaks('PORT-141') : judgePaths(mover, how.paths, how.loosen);
    case 'form':
      return machine ? breaks('PORT-232') : judgeForm(mover, how.form);
    case 'parts':
      if (how.align && (kind !== 'charge' || unit.block === null)) return breaks('PORT-D95');
      if (machine) return judgeVehicle(mover, how.parts);
      return unit.block === null ? breaks('PORT-G29') : judgeBlock(mover, unit.block, how.parts);
    case 'stay':
      if (kind !== 'normal') return breaks(kind === 'charge' ? 'PORT-122' : 'PORT-117');
      return stands || lie || join !== null ? { ...STAYED, block: unit.block } : breaks('PORT-081');
  }
}

/** The one judge of moves: what a move comes to, or the rule that forbids it. The finger and the verb ask the same. */
export function judge(mover: Mover, intent: Intent): Went | Violation {
  const no = whyNotPosture(mover, intent.lie) ?? whyNotKind(mover, intent);
  if (no !== undefined) return no;
  const went = goes(mover, intent);
  if (!isWent(went)) return went;
  const target = intent.target === null ? null : elementOf(mover.open, intent.target);
  const unmet = target === null ? undefined : whyNotMet(mover, went, target);
  if (unmet !== undefined) return unmet;
  const apart = intent.join === null ? undefined : whyNotJoin(mover, went.goings, intent.join);
  if (apart !== undefined) return apart;
  const aligns = intent.how.by === 'parts' && intent.how.align && target !== null;
  return aligns ? align(mover, went, target) : went;
}

/** PORT-081 to PORT-143 A command to move, judged as a whole. */
export function judgeMove(open: Mover['open'], { group, kind, stand, ...intent }: MoveAction): Went | Violation {
  return judge(prepare(open, group, kind, stand), intent);
}
