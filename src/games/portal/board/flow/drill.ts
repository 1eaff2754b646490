import { SPELLS } from '../../rules/data';
import { elementOf, groupMembers, modelOf, unitOf } from '../../rules/roster';
import { castChoices } from '../../rules/questions/castChoices';
import type { Casting } from '../../rules/questions/spells';
import { formInPlace } from '../../rules/orders/form';
import type { Action, GroupId, MoveAction, Part, Point, View } from '../../rules/types';
import { castForecast } from './forecast';
import { tried } from './trying';
import type { Aim, Drill, Option, Selection, Situation, Way } from './types';

const STAY: Pick<MoveAction, 'kind' | 'target' | 'stand' | 'lie' | 'join'> = {
  kind: 'normal',
  target: null,
  stand: false,
  lie: false,
  join: null,
};

/** A round of one command without a roll, or why it cannot be given. */
function single({ view, why }: Situation, way: Way, action: Action): Option {
  const refusal = why(action) ?? null;
  return {
    way,
    actions: refusal === null ? [action] : [],
    after: refusal === null && action.type === 'move' ? tried(view, [action]) : view,
    cost: 0,
    allowance: 0,
    forecast: null,
    danger: 0,
    target: null,
    targetElement: null,
    refusal,
  };
}

const parts = (group: GroupId, all: readonly Part[]): MoveAction => ({
  type: 'move',
  group,
  ...STAY,
  how: { by: 'parts', parts: all, align: false },
});

function drilled(view: View, group: GroupId, drill: Drill): MoveAction {
  const stay = { type: 'move', group, ...STAY, how: { by: 'stay' } } as const;
  switch (drill) {
    case 'lie':
      return { ...stay, lie: true };
    case 'stand':
      return { ...stay, stand: true };
    case 'loosen':
      return { ...stay, how: { by: 'paths', paths: [], loosen: true } };
    case 'form':
      return { ...stay, how: { by: 'form', form: formInPlace(view, unitOf(view, group)) } };
    default:
      return parts(group, [{ part: 'face', to: drill }]);
  }
}

/** PORT-126, PORT-128, PORT-236, PORT-237, PORT-245 */
export const drillOption = (moment: Situation, group: GroupId, drill: Drill): Option =>
  single(moment, drill === 'form' ? 'form' : 'move', drilled(moment.view, group, drill));

/** Drills that mean something to a group now. */
export function drillsOf(view: View, group: GroupId): readonly Drill[] {
  if (view.round?.moved != null) return [];
  const members = groupMembers(view, group);
  const [first] = members;
  const unit = unitOf(view, first.unit);
  const onFoot = members.every(({ kind, model }) => kind === 'soldier' && model?.mounted === false);
  const posture: Drill[] = onFoot && unit.block === null ? [members.some(({ prone }) => prone) ? 'stand' : 'lie'] : [];
  if (view.config.mode === 'skirmish' || unit.kind !== 'band') return posture;
  return unit.block === null ? [...posture, 'form'] : ['left', 'right', 'about', 'loosen'];
}

const pointOf = (view: View, aim: Aim): Point => {
  if (aim.kind === 'ground') return aim.at;
  const { x, y } =
    aim.kind === 'element' ? elementOf(view, aim.element) : elementOf(view, unitOf(view, aim.unit).members[0]);
  return { x, y };
};

/** PORT-282 A spell at whom or where somebody points; without an aim the best of what it could do. */
export function spellOption(
  moment: Situation,
  group: GroupId,
  { caster, spell, aim }: Extract<Selection, { type: 'spell' }>,
): Option {
  const { view } = moment;
  const by = modelOf(elementOf(view, caster), 'own')?.spells.includes(spell) === true ? 'own' : 'rider';
  const { target } = SPELLS[spell];
  const choices = castChoices(view, group, elementOf(view, caster), by).filter((each) => each.spell === spell);
  const plain: Casting = { group, caster, by, spell, at: null, point: null, places: [] };
  const [ready = plain] = choices;
  const wished = (): Casting => {
    if (aim === null || target === 'self' || target === 'besideSelf' || target === 'friendlyUnitToPoint') return ready;
    if (target === 'point') return { ...plain, point: pointOf(view, aim) };
    return { ...plain, at: friendAt(view, aim, target === 'friendlyUnit') };
  };
  const casting = wished();
  const option = single(moment, 'cast', { type: 'cast', ...casting });
  return option.refusal === null ? { ...option, forecast: castForecast(view, casting) } : option;
}

/** The friendly group or unit that is pointed at. */
function friendAt(view: View, aim: Aim | null, whole: boolean): number | null {
  if (aim === null || aim.kind === 'ground') return null;
  const unit = aim.kind === 'unit' ? aim.unit : elementOf(view, aim.element).unit;
  if (whole || view.config.mode === 'siege') return unit;
  return aim.kind === 'element' ? aim.element : (unitOf(view, unit).members[0] ?? null);
}
