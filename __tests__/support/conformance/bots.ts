import { BOT_LEVELS, nextU32, runThinker, whyNot, type Tagged } from '@/engine';
import { deepFreeze } from '../frozen';
import { mustEqual } from '../must';
import type { Moment } from './moment';

/** Thinking is dear: only now and then in a match, and each time another level. */
const EVERY = 40;

/** Each level answers with a legal action, from the view alone, and the same to the same seed. */
export function checkBots<S, A extends Tagged, E extends Tagged, V, C>({ subject: { game }, match, next, rng }: Moment<S, A, E, V, C>): void {
  if (next === undefined || match.moves % EVERY !== 0) return;
  const { seat } = next;
  const level = BOT_LEVELS[(match.moves / EVERY) % BOT_LEVELS.length];
  const seen = deepFreeze(game.view(match.state, seat));
  const seed = nextU32(rng);
  const action = runThinker(game.bots[level].think(seen, seat, seed));
  mustEqual(whyNot(game, match.state, { seat, action }), undefined, `a legal action of the ${level} bot`);
  mustEqual(runThinker(game.bots[level].think(seen, seat, seed)), action, `the same answer of the ${level} bot`);
}
