import { breaks } from '@/engine';
import { answerLuck } from '../resolve';
import type { VerbOf } from './verb';

/** PORT-321 Whether a die that went against a lucky model is thrown again. Only whoever is asked may answer. */
export const luck: VerbOf<'luck'> = {
  when: ['luck'],
  untimely: () => breaks('PORT-321'),
  check: () => undefined,
  options(_state, _seat, out) {
    out.push({ type: 'luck', use: true }, { type: 'luck', use: false });
  },
  advance: (state, _seat, { use }, events) => answerLuck(state, use, events),
};
