import type { Upgraded } from '@/engine';
import { stillAsked } from './cards/windows';
import { readState } from './readState';

/**
 * What became of states of version 1. It asked whoever had turned the portal for a card, and never the next on turn
 * (MOR-245): those who have not answered are asked now; one who is the last in question may still answer. Everything else
 * goes on as it stands: while hands are discarded, cards may be played from now on (MOR-195).
 */
export function upgrade(value: unknown): Upgraded {
  const state = readState(value);
  const responses = state?.responses;
  if (!state || responses?.window !== 'portalTurned') return { state: value };
  const queue = stillAsked(state, responses);
  return { state: queue.length === 0 ? state : { ...state, responses: { ...responses, queue } } };
}
