import { useRouter } from 'expo-router';
import { useState } from 'react';
import type { GameId } from '@/games';
import { changeSettings, createMatch, useAppDispatch, useSettings } from '@/store';
import { FRONTS } from '@/games/fronts';
import { configOf, toRemember, type Draft } from './draft';

/** Makes the match, with the luck of this seed if there is one, remembers the choices and goes to the table. */
export function useStart(gameId: GameId, seed?: number) {
  const dispatch = useAppDispatch();
  const router = useRouter();
  const { lastNewGame } = useSettings();
  const [starting, setStarting] = useState(false);
  const start = async (draft: Draft) => {
    setStarting(true);
    const made = await dispatch(
      createMatch({ gameId, seed, seats: draft.seats, config: configOf(draft, FRONTS[gameId].options) }),
    );
    if ('problem' in made) return setStarting(false);
    void dispatch(changeSettings({ lastNewGame: { ...lastNewGame, [gameId]: toRemember(draft) } }));
    router.replace({ pathname: '/play/[match]', params: { match: made.id } });
  };
  return { starting, start: (draft: Draft) => void start(draft) };
}
