import { resolveDeclared } from '../attack';
import { simpleVerb } from './verb';

/** MOR-243 The attacker goes on after the others had time for a card. */
export const resolveAttack = simpleVerb('resolveAttack', ['declared'], 'MOR-243', (state, _seat, events) =>
  resolveDeclared(state, events),
);
