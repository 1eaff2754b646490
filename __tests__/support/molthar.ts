import type { State } from '@/games/molthar/rules/types';
import type { Weights } from './randomWalk';

/** Random hands that gather pearls and spend them come to an end in a few hundred moves. */
export const MOLTHAR_WEIGHTS: Weights = { activate: 99, takePearl: 5, placeCharacter: 5 };

/** Every card of Molthar, wherever it lies (MOL-008). */
export function moltharPieces({ pearls, characters, players }: State): string[] {
  const pearlCards = [...pearls.draw, ...pearls.discard, ...pearls.open, ...players.flatMap((player) => player.hand)];
  const open = characters.open.filter((card) => card !== null);
  const held = players.flatMap((player) => [
    ...player.portal.map((place) => place.card),
    ...player.activated,
    ...player.diamonds,
  ]);
  const characterCards = [...characters.draw, ...characters.discard, ...open, ...held];
  return [...pearlCards.map((card) => `p${card}`), ...characterCards.map((card) => `c${card}`)];
}
