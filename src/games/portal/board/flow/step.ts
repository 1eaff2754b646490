import type { Words } from '@/engine';
import { isSpent } from '../../rules/questions/spent';
import { lengthWords, nameWords, text } from '../words';
import { unitOf } from '../../rules/roster';
import { deployStep } from './deploy';
import { groupNow, mayCommand, mayDeploy } from './moment';
import { planOf } from './plan';
import type { Option, Selection, Situation, Step } from './types';

/** What follows the name on the gold button: how much is rolled, and what it may force. */
function noteOf(option: Option, moment: Situation): Words | null {
  const { forecast, target } = option;
  if (forecast !== null) {
    if (forecast.flees !== null && forecast.flees > 0) return text('note.flees', { chance: forecast.flees });
    return target === null
      ? text('note.attacks', { count: forecast.attacks })
      : text('option.sure', { name: nameWords(unitOf(moment.view, target).name) });
  }
  if (option.allowance === 0) return null;
  return text('option.spent', { spent: cm(option.cost), all: cm(option.allowance) });
}

/** What the tape says: for those who cannot see it too. */
export function tapeWords({ from, to }: Extract<Selection, { type: 'measure' }>): Words {
  if (from === null) return text('measure.first');
  if (to === null) return text('measure.second');
  return text('measure.result', { cm: lengthWords(Math.hypot(to.x - from.x, to.y - from.y)) });
}

const cm = (micrometres: number) => lengthWords(micrometres / 1000);

/** What the gold button says and does; null while somebody else decides. */
export function stepOf(moment: Situation): Step | null {
  const { view, selection } = moment;
  if (mayDeploy(view)) return deployStep(moment);
  if (!mayCommand(view)) return null;
  const plan = planOf(moment);
  if (plan !== null) {
    const { chosen } = plan;
    return {
      name: chosen.way,
      label: text(`way2.${chosen.way}`),
      note: noteOf(chosen, moment),
      actions: chosen.actions,
      ...(chosen.refusal && { refusal: chosen.refusal }),
    };
  }
  if (selection.type === 'measure') return { name: 'choose', label: tapeWords(selection), note: null, actions: [] };
  if (selection.type === 'spell') return idle('tapTarget');
  if (selection.type === 'adjust') return idle(selection.held === null ? 'tapMember' : 'tapPlace');
  if (view.round !== null && !isSpent(view) && (view.round.moved !== null || view.round.done.own !== null))
    return { name: 'endRound', label: text('panel.endRound'), note: null, actions: [{ type: 'endRound' }] };
  return idle(groupNow(view, selection) === null ? 'tapGroup' : 'tapEnemy');
}

const idle = (what: 'tapGroup' | 'tapEnemy' | 'tapTarget' | 'tapMember' | 'tapPlace'): Step => ({
  name: 'choose',
  label: text(`panel.${what}`),
  note: null,
  actions: [],
});
