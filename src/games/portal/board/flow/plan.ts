import { groupNow, mayCommand } from './moment';
import { drillOption, spellOption } from './drill';
import { ledOptions } from './lead';
import { advisedOption, optionsFor, pathOptions } from './options';
import type { GroupId } from '../../rules/types';
import type { Option, Plan, Situation } from './types';

/** What a round is worth to whoever looks for the best: enemies lost, own spared; a deed before a bare move. */
const worth = ({ forecast, refusal, way }: Option): number =>
  refusal !== null ? -1000 : forecast === null ? (way === 'run' ? -1 : 0) : 0.1 + forecast.they - forecast.you;

const best = (options: readonly Option[]): Option | undefined => [...options].sort((a, b) => worth(b) - worth(a))[0];

const KNOWN = new WeakMap<object, { readonly view: object; readonly plan: Plan | null }>();

function made(moment: Situation): Plan | null {
  const { view, selection } = moment;
  const group = groupNow(view, selection);
  if (!mayCommand(view) || group === null) return null;
  if (selection.type === 'aim') {
    const options = optionsFor(moment, group, selection.aim, selection.facing);
    const chosen = options.find(({ way }) => way === selection.way) ?? firstChoice(selection.aim.kind, options);
    return chosen === undefined ? null : { group, options, chosen };
  }
  if (selection.type === 'path') {
    const { through, facing, way } = selection;
    const options = pathOptions({ view, why: moment.why, group, facing }, through);
    const chosen = options.find((option) => option.way === way) ?? firstChoice('ground', options);
    return chosen === undefined ? null : { group, options, chosen };
  }
  const options = withoutAim(moment, group);
  const chosen = best(options);
  return chosen === undefined ? null : { group, options, chosen };
}

function withoutAim(moment: Situation, group: GroupId): readonly Option[] {
  const { selection } = moment;
  switch (selection.type) {
    case 'adjust':
      return selection.paths.length === 0 ? [] : ledOptions(moment, group, selection);
    case 'parts':
    case 'turn':
    case 'wheel':
      return ledOptions(moment, group, selection);
    case 'drill':
      return [drillOption(moment, group, selection.drill)];
    case 'spell':
      return [spellOption(moment, group, selection)];
    case 'advised': {
      const option = advisedOption(moment, group, selection.action);
      return option === null ? [] : [option];
    }
    default:
      return [];
  }
}

/** Who taps ground wants to go there; who taps an enemy wants what does most. */
const firstChoice = (aim: 'ground' | 'unit' | 'element', options: readonly Option[]): Option | undefined =>
  aim === 'ground'
    ? (options.find(({ refusal, way }) => way === 'move' && refusal === null) ?? best(options))
    : best(options);

/** The whole round that is proposed for what was chosen; made once for a choice. */
export function planOf(moment: Situation): Plan | null {
  const { view, selection } = moment;
  const known = KNOWN.get(selection);
  if (known !== undefined && known.view === view) return known.plan;
  const plan = made(moment);
  KNOWN.set(selection, { view, plan });
  return plan;
}
