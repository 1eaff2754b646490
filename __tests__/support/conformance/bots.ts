import { BOT_LEVELS, nextU32, runThinker, whyNot, type Tagged } from '@/engine';
import { deepFreeze } from '../frozen';
import { mustEqual } from '../must';
import type { Moment } from './moment';

/** Thinking is dear: only now and then in a match, and each time another level. */
const EVERY = 40;

/** Each level answers with a legal action, from the view alone, and the same to the same seed; out of turn it may also let the moment pass. */
export function checkBots<S, A extends Tagged, E extends Tagged, V, C>({
  subject: { game },
  match,
  next,
  rng,
}: Moment<S, A, E, V, C>): void {
  if (next === undefined || match.moves % EVERY !== 0) return;
  const level = BOT_LEVELS[(match.moves / EVERY) % BOT_LEVELS.length];
  const bot = game.bots[level];
  const seed = nextU32(rng);
  for (const seat of game.toMove(match.state)) {
    const seen = deepFreeze(game.view(match.state, seat));
    const action = runThinker(bot.think(seen, seat, seed));
    mustEqual(whyNot(game, match.state, { seat, action }), undefined, `a legal action of the ${level} bot`);
    mustEqual(runThinker(bot.think(seen, seat, seed)), action, `the same answer of the ${level} bot`);
  }
  if (bot.respond === undefined) return;
  for (const seat of game.interrupters?.(match.state) ?? []) {
    const seen = deepFreeze(game.view(match.state, seat));
    const action = runThinker(bot.respond(seen, seat, seed));
    if (action !== undefined)
      mustEqual(
        whyNot(game, match.state, { seat, action }),
        undefined,
        `a legal action of the ${level} bot out of turn`,
      );
    mustEqual(runThinker(bot.respond(seen, seat, seed)), action, `the same answer of the ${level} bot out of turn`);
  }
}
