import { seedRng, shuffle } from '@/engine';
import type { Rng, Viewer } from '@/engine';
import { CHARACTERS, handLimitOf, PEARL_CARDS, pointsOf } from './cards';
import { copyPending } from './copy';
import type { CharacterCard, Player, PlayerView, State, View } from './types';

/** MOL-225, MOL-138 Whether viewer sees the hand of a seat: the own one, the one the Fairy shows, all when the game is over. */
function seesHand(state: State, viewer: Viewer, seat: number): boolean {
  if (viewer === seat || state.turn.phase === 'over') return true;
  return viewer === state.turn.seat && state.pending?.type === 'steal' && state.pending.from === seat;
}

function viewPlayer(state: State, viewer: Viewer, seat: number): PlayerView {
  const player = state.players[seat];
  return {
    hand: seesHand(state, viewer, seat) ? player.hand.slice() : null,
    handCount: player.hand.length,
    handLimit: handLimitOf(player.activated),
    portal: player.portal.map((place) => ({ ...place })),
    activated: player.activated.slice(),
    diamonds: player.diamonds.length,
    points: pointsOf(player.activated),
    owed: player.owed,
    stolen: viewer === seat ? player.stolen.map((theft) => ({ ...theft })) : null,
  };
}

/** MOL-224, MOL-225 What viewer may know. */
export function view(state: State, viewer: Viewer): View {
  const { pearls, characters } = state;
  return {
    viewer,
    config: state.config,
    starter: state.starter,
    turn: { ...state.turn },
    pending: copyPending(state.pending),
    players: state.players.map((_, seat) => viewPlayer(state, viewer, seat)),
    pearls: { draw: pearls.draw.length, discard: pearls.discard.slice(), open: pearls.open.slice() },
    characters: {
      draw: characters.draw.length,
      discard: characters.discard.slice(),
      open: characters.open.slice(),
      peeked: viewer === state.turn.seat ? characters.peeked : null,
    },
    trigger: state.trigger && { ...state.trigger },
  };
}

/** The cards that the view does not show, in random order. */
function unseen(size: number, seen: ReadonlySet<number>, rng: Rng): number[] {
  const cards = Array.from({ length: size }, (_, card) => card).filter((card) => !seen.has(card));
  shuffle(rng, cards);
  return cards;
}

function seenPearls({ players, pearls }: View): Set<number> {
  return new Set([...pearls.discard, ...pearls.open, ...players.flatMap((player) => player.hand ?? [])]);
}

function seenCharacters({ players, characters }: View): Set<number> {
  const open = [...characters.open, characters.peeked].filter((card): card is CharacterCard => card !== null);
  return new Set([
    ...characters.discard,
    ...open,
    ...players.flatMap((player) => [...player.activated, ...player.portal.map((place) => place.card)]),
  ]);
}

function guessPlayer(player: PlayerView, pearls: number[], characters: number[]): Player {
  return {
    hand: player.hand?.slice() ?? pearls.splice(0, player.handCount),
    portal: player.portal.map((place) => ({ ...place })),
    activated: player.activated.slice(),
    diamonds: characters.splice(0, player.diamonds),
    owed: player.owed,
    stolen: (player.stolen ?? []).map((theft) => ({ ...theft })),
  };
}

/** MOL-226 A full state that agrees with the view: hidden hands, Diamonds and piles are dealt anew from the unseen cards. */
export function determinize(seen: View, seed: number): State {
  const rng = seedRng(seed);
  const pearls = unseen(PEARL_CARDS.length, seenPearls(seen), rng);
  const characters = unseen(CHARACTERS.length, seenCharacters(seen), rng);
  const players = seen.players.map((player) => guessPlayer(player, pearls, characters));
  const { peeked } = seen.characters;
  if (peeked !== null) characters.push(peeked);
  return {
    rng,
    config: seen.config,
    starter: seen.starter,
    turn: { ...seen.turn },
    pending: copyPending(seen.pending),
    players,
    pearls: { draw: pearls, discard: seen.pearls.discard.slice(), open: seen.pearls.open.slice() },
    characters: {
      draw: characters,
      discard: seen.characters.discard.slice(),
      open: seen.characters.open.slice(),
      peeked,
    },
    trigger: seen.trigger && { ...seen.trigger },
  };
}
