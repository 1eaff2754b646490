import { seedRng, type Bot, type BotLevel } from '@/engine';
import type { FirstMatch } from '@/games/front';
import { morth, type Action, type View } from '@/games/morth/rules';
import { playBots } from '../simulate/players';

export type Proposal = FirstMatch;
type Newcomer = BotLevel | 'between';

/** How a match ended for the newcomer, who has the first seat. */
type Outcome = {
  readonly own: number;
  readonly rivals: readonly number[];
  readonly wins: boolean;
  /** Decisions that the newcomer made. */
  readonly moves: number;
};

/** Plays as a gentle bot in one half of its decisions and as a steady one in the other. */
const between: Bot<Action, View> = {
  *think(view, seat, seed) {
    return yield* morth.bots[seed % 2 === 0 ? 'easy' : 'medium'].think(view, seat, seed);
  },
};

/** Plays a proposed match to its end, with a stand-in for the person. */
export function outcomeOf({ config, seats, level }: Proposal, newcomer: Newcomer, seed: number): Outcome {
  let moves = 0;
  const person: Bot<Action, View> = {
    *think(view, seat, luck) {
      moves++;
      return yield* (newcomer === 'between' ? between : morth.bots[newcomer]).think(view, seat, luck);
    },
  };
  const bots = [person, ...Array.from({ length: seats - 1 }, () => morth.bots[level])];
  const last = playBots(morth, bots, { config, seats, seed }, seedRng(seed));
  const [own, ...rivals] = last.realms.map(({ wounds }) => wounds);
  const wins = morth.result(last)?.places.some(({ seat, rank }) => seat === 0 && rank === 1) === true;
  return { own, rivals, wins, moves };
}
