import { die } from '@/engine';
import { ASSAULT_SIDES } from '../data';
import { endWave as finishWave, moveEnemies as march } from '../wave';
import { simpleVerb } from './verb';

/** MOR-154 LM rolls the d3 for all maps. */
export const rollAssault = simpleVerb('rollAssault', ['assault'], 'MOR-154', (state, seat, events) => {
  state.roll = die(state.rng, ASSAULT_SIDES);
  events.push({ type: 'assaultRolled', lord: seat, roll: state.roll });
  state.window = 'assaultRolled';
});

/** MOR-155 LM moves the enemies after the others had time for a card. */
export const moveEnemies = simpleVerb('moveEnemies', ['rolled'], 'MOR-155', (state, _seat, events) =>
  march(state, events),
);

/** MOR-039 LM passes the token on after the others had time for a card. */
export const endWave = simpleVerb('endWave', ['moved'], 'MOR-039', (state, _seat, events) => finishWave(state, events));
