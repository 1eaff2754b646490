import type { GameId } from '@/games';
import type { Event as MoltharEvent } from '@/games/molthar/rules/types';
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

/** Which events of a game are heard and felt; any other move is a plain 'move'. */
export const EVENT_CUES: Readonly<Record<GameId, CueTable<string>>> = { molthar };
