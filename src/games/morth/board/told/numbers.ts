import type { Words } from '@/engine';
import { HALVES } from '../../rules/data/index';
import type { View } from '../../rules/index';
import type { Look } from '../flow';
import { harvestOf } from '../portal/arrivals';
import { threatsTo } from '../table';
import { text } from '../words';
import { told } from './effectWords';

type Numbers = Extract<Look, { type: 'threat' | 'atMost' }>;

/** What a number of the table is now, and what it counts. */
export function numberFacts(view: View, look: Numbers): { readonly now: Words; readonly text: Words } {
  const team = view.mode === 'cooperative';
  if (look.type === 'threat') {
    const { possible, sure } = threatsTo(view, look.realm);
    const name = team ? text('strip.team') : { seat: look.realm };
    const now = possible === 0 ? told('threat.none') : told('threat.now', { name, count: possible, sure });
    return { now, text: told('threat.text') };
  }
  const { dice, wounds } = harvestOf(view, look.steps)[look.column];
  const name = team ? text('half', { half: HALVES[look.column] }) : { seat: look.column };
  return { now: told('atMost.now', { name, dice, wounds }), text: told('atMost.text') };
}
