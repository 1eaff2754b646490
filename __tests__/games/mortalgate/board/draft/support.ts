import { play, start } from '@/engine';
import { mortalgate, type Action, type State, type View } from '@/games/mortalgate/rules';
import { i18n } from '@/i18n/i18n';
import { resolveWords } from '@/i18n/words';
import type { Words } from '@/engine';

/** A match of these seats after some moves of whoever is to move. */
export function drafted(config: object, seats: number, actions: readonly Action[], seed = 4): State {
  return actions.reduce(
    (match, action) => {
      const after = play(mortalgate, match, { seat: mortalgate.toMove(match.state)[0], action });
      if (!('match' in after)) throw new Error(`${action.type} breaks ${after.violation.rule}`);
      return after.match;
    },
    start(mortalgate, { config, seats, seed }),
  ).state;
}

/** What everybody sees of it. */
export const seen = (state: State): View => mortalgate.view(state, 0);

export const pick = (hero: number): Action => ({ type: 'pickHero', hero });

/** Sentences in English. */
export const sayWith = (names: readonly string[]) => (words: Words) =>
  resolveWords((key, params) => i18n.t(key, { ...params }), words, names);
