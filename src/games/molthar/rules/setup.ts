import { below, ConfigError, seedRng, shuffle } from '@/engine';
import type { Rng, Seat } from '@/engine';
import { CHARACTERS, PEARL_CARDS } from './cards';
import { ACTIONS_PER_TURN, newTurn } from './turn';
import type { Config, Player, State } from './types';

/** MOL-001 */
export const SEATS = { min: 2, max: 5 } as const;

const OPEN_PEARLS = 4;
const OPEN_CHARACTERS = 2;

/** MOL-023 */
function newPlayer(): Player {
  return { hand: [], portal: [], activated: [], diamonds: [], owed: 0, stolen: [] };
}

function shuffledDeck(rng: Rng, size: number): number[] {
  const deck = Array.from({ length: size }, (_, card) => card);
  shuffle(rng, deck);
  return deck;
}

/** MOL-026, MOL-D02 */
function chooseStarter(config: Config, seats: number, rng: Rng): Seat {
  if (config.starter === 'random') return below(rng, seats);
  if (config.starter >= seats) throw new ConfigError('starter', config.starter);
  return config.starter;
}

/** MOL-019 to MOL-028 */
export function setup(config: Config, seats: number, seed: number): State {
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max) throw new ConfigError('seats', seats);
  const rng = seedRng(seed);
  const pearls = shuffledDeck(rng, PEARL_CARDS.length);
  const characters = shuffledDeck(rng, CHARACTERS.length);
  const starter = chooseStarter(config, seats, rng);
  return {
    rng,
    config,
    starter,
    turn: newTurn(starter, 1, 1, ACTIONS_PER_TURN),
    pending: null,
    players: Array.from({ length: seats }, newPlayer),
    pearls: { open: pearls.splice(-OPEN_PEARLS), draw: pearls, discard: [] },
    characters: { open: characters.splice(-OPEN_CHARACTERS), draw: characters, discard: [], peeked: null },
    trigger: null,
  };
}
