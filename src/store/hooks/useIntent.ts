import { changeSettings } from '../thunks/settings';
import { useAppDispatch } from './store';
import { useSettings } from './lists';

/** Of so many matches it is kept what was meant last. */
const KEPT = 20;

/** What somebody at a match means to do in turns to come, which is no part of the match: the game's own value, and how to change it. */
export function useIntent(matchId: string): { readonly intent: unknown; intend(value: object): void } {
  const { intents } = useSettings();
  const dispatch = useAppDispatch();
  return {
    intent: intents[matchId],
    intend: (value) => {
      const { [matchId]: _before, ...others } = intents;
      const newest = [...Object.entries(others), [matchId, value]].slice(-KEPT);
      void dispatch(changeSettings({ intents: Object.fromEntries(newest) }));
    },
  };
}
