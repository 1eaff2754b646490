import { ConfigError, seedRng } from '@/engine';
import { rollForDeployment } from './rollOff';
import type { Config, Score, State } from './types';

export const noScore = (): Score => ({ destroyed: 0, fled: 0, left: 0, objectives: 0, cover: 0 });

/** PORT-067, PORT-D113 Everything before the first deployment: the armies wait, and dice say who begins. */
export function setup(config: Config, seats: number, seed: number): State {
  const { armies, objectives } = config;
  if (armies.length !== seats) throw new ConfigError('seats', seats);
  const rng = seedRng(seed);
  const { rolls, order } = rollForDeployment(rng, seats);
  return {
    rng,
    config,
    phase: 'deploy',
    turn: 0,
    order,
    rolls,
    waiting: armies.map(({ units }) => units.map((_, place) => place)),
    active: order[0],
    round: null,
    elements: [],
    units: [],
    acted: [],
    effects: [],
    steps: [],
    timeExpired: false,
    held: objectives.map(() => ({ seat: null, turns: 0 })),
    gained: objectives.map(() => []),
    conceded: armies.map(() => false),
    score: armies.map(noScore),
    ending: null,
  };
}
