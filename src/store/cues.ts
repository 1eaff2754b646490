import type { GameId } from '@/games';
import type { Event as MoltharEvent } from '@/games/molthar/rules/types';
import type { Event as MorthEvent } from '@/games/morth/rules/types';
import type { Cue } from './services';

type CueTable<E extends string> = Readonly<Partial<Record<E, Cue>>>;

const molthar: CueTable<MoltharEvent['type']> = {
  characterActivated: 'activate',
  diamondsTaken: 'gain',
  actionsGained: 'gain',
  pearlTakenBack: 'gain',
  twoTraded: 'gain',
  pearlStolen: 'loss',
  opponentCharacterDiscarded: 'loss',
  pileReshuffled: 'shuffle',
  pearlsReplaced: 'shuffle',
  handRedrawn: 'shuffle',
  gameEnded: 'end',
};

const morth: CueTable<MorthEvent['type']> = {
  waveRolled: 'shuffle',
  portalTurned: 'activate',
  heroHired: 'gain',
  heroUpgraded: 'gain',
  redDieBought: 'activate',
  redDieCame: 'loss',
  attackResolved: 'activate',
  enemyKilled: 'gain',
  strengthRolled: 'shuffle',
  assaultRolled: 'shuffle',
  trapSprung: 'activate',
  enemyLeft: 'loss',
  cardPlayed: 'activate',
  coinsStolen: 'loss',
  enemyReplaced: 'loss',
  packReshuffled: 'shuffle',
  gameEnded: 'end',
};

/** Which events of a game are heard and felt; any other move is a plain 'move'. */
export const EVENT_CUES: Readonly<Record<GameId, CueTable<string>>> = { molthar, morth };
