import { textsOf, type Seat, type Words } from '@/engine';
import { nameWords } from '../log/words';
import { elementOf, groupMembers, unitOf } from '../roster';
import type { Action, ElementId, GroupId, MoveAction, Open, UnitId } from '../types';

const text = textsOf('portal');

/** Who acts: a unit, or one figure where figures act. */
function groupWords(open: Open, group: GroupId): Words {
  const [first] = groupMembers(open, group);
  const unit = unitOf(open, first.unit);
  return nameWords(open.config.mode === 'skirmish' ? (first.model?.name ?? unit.name) : unit.name);
}

const unitWords = (open: Open, unit: UnitId): Words => nameWords(unitOf(open, unit).name);
const unitOfElement = (open: Open, element: ElementId): Words => unitWords(open, elementOf(open, element).unit);

function moveWords(open: Open, { group, kind, target, how, lie, stand }: MoveAction): Words {
  const unit = groupWords(open, group);
  if (kind === 'charge' && target !== null)
    return text('coach.do.charge', { unit, target: unitOfElement(open, target) });
  if (kind === 'run') return text('coach.do.run', { unit });
  if (how.by === 'form') return text('coach.do.form', { unit });
  const goes = how.by === 'parts' || (how.by === 'paths' && how.paths.some(({ way }) => way.length > 0));
  if (goes) return text(lie ? 'coach.do.moveAndLie' : 'coach.do.move', { unit });
  if (lie) return text('coach.do.lie', { unit });
  return text(stand ? 'coach.do.stand' : 'coach.do.turn', { unit });
}

/** What somebody is advised to do. */
export function doWords(open: Open, seat: Seat, action: Action): Words {
  switch (action.type) {
    case 'deploy':
      return text('coach.do.deploy', { unit: nameWords(open.config.armies[seat].units[action.unit].name) });
    case 'hold':
      return text('coach.do.hold', { unit: groupWords(open, action.group) });
    case 'move':
      return moveWords(open, action);
    case 'melee':
      return text('coach.do.melee', { unit: groupWords(open, action.group) });
    case 'shoot': {
      const [shot] = action.shots;
      const target = action.unit ?? (shot === undefined ? null : elementOf(open, shot.target).unit);
      const unit = groupWords(open, action.group);
      return target === null
        ? text('coach.do.shoots', { unit })
        : text('coach.do.shoot', { unit, target: unitWords(open, target) });
    }
    case 'fire':
      return text('coach.do.fire', {
        unit: groupWords(open, action.group),
        target: unitOfElement(open, action.target),
      });
    case 'cast':
      return text('coach.do.cast', {
        unit: groupWords(open, action.group),
        spell: { key: `portal.spell.${action.spell}.name` },
      });
    case 'capture':
    case 'crew':
      return text(action.type === 'crew' ? 'coach.do.crew' : 'coach.do.capture', {
        unit: groupWords(open, action.group),
        target: unitOfElement(open, action.target),
      });
    case 'luck':
      return text(action.use ? 'coach.do.luck' : 'coach.do.noLuck');
    case 'endRound':
    case 'timeExpired':
    case 'concede':
      return text('coach.do.endRound');
  }
}
