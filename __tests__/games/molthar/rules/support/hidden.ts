import { copyPlain, seedRng, shuffle, type Viewer } from '@/engine';
import type { State } from '@/games/molthar/rules/types';

/** Deals the cards anew that lie in these places, each place keeping its number of cards. */
function redeal(zones: readonly number[][], seed: number): void {
  const cards = zones.flat();
  shuffle(seedRng(seed), cards);
  for (const zone of zones) zone.splice(0, zone.length, ...cards.splice(0, zone.length));
}

/** The same position for viewer, with everything that is hidden from viewer dealt anew (MOL-225). */
export function disguise(state: State, viewer: Viewer, seed: number): State {
  const copy = copyPlain(state);
  const { pending, turn, players, pearls, characters } = copy;
  const shown = pending?.type === 'steal' && viewer === turn.seat ? pending.from : viewer;
  redeal(
    [pearls.draw, ...players.filter((_, seat) => seat !== viewer && seat !== shown).map(({ hand }) => hand)],
    seed,
  );
  const top = viewer === turn.seat && characters.peeked !== null ? characters.draw.splice(-1) : [];
  redeal([characters.draw, ...players.map(({ diamonds }) => diamonds)], seed + 1);
  characters.draw.push(...top);
  if (top.length === 0 && characters.peeked !== null) characters.peeked = characters.draw[characters.draw.length - 1];
  for (const [seat, player] of players.entries())
    if (seat !== viewer) player.stolen = player.stolen.map((theft) => ({ ...theft, pearl: (theft.pearl + seed) % 56 }));
  copy.rng = seedRng(seed);
  return copy;
}
