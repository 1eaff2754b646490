import { useRouter } from 'expo-router';
import type { GameId } from '@/games';
import { changeSettings, createMatch, useAppDispatch, useSettings } from '@/store';
import { FRONTS } from '@/games/fronts';
import { useOnce } from '@/ui';
import { configOf, toRemember } from './draft';
import type { Draft } from './types';

/** Makes the match, with the luck of this seed if there is one, remembers the choices and goes to the table. */
export function useStart(gameId: GameId, seed?: number) {
  const dispatch = useAppDispatch();
  const router = useRouter();
  const { lastNewGame } = useSettings();
  const { run, running } = useOnce(async (draft: Draft) => {
    const made = await dispatch(
      createMatch({ gameId, seed, seats: draft.seats, config: configOf(draft, FRONTS[gameId].options) }),
    );
    if ('problem' in made) return undefined;
    void dispatch(changeSettings({ lastNewGame: { ...lastNewGame, [gameId]: toRemember(draft) } }));
    router.replace({ pathname: '/play/[match]', params: { match: made.id } });
    return 'left';
  });
  return { starting: running, start: run };
}
