import { seedRng } from '@/engine';
import type { CharacterCard, Config, Pending, PearlCard, Phase, Player, State } from '@/games/molthar/rules/types';

import { ALL_CHARACTERS, ALL_PEARLS, character, hasSwap, pearlsMeant, words } from './cards';

/** Cards as words: hand '6 6 7 8', portal 'giant-1 wisp36-1'. */
export type PlayerSpec = {
  hand?: string;
  /** On the Portal since an earlier turn. */
  portal?: string;
  /** On the Portal since this turn. */
  arrived?: string;
  activated?: string;
  /** How many, or exactly which cards. */
  diamonds?: number | string;
  owed?: number;
};

/** What a test cares about; all other cards are put where they do not disturb. */
export type Spec = {
  players?: readonly PlayerSpec[];
  seat?: number;
  starter?: number;
  round?: number;
  phase?: Phase;
  actionsLeft?: number;
  actionsTaken?: number;
  pending?: Pending;
  trigger?: State['trigger'];
  config?: Partial<Config>;
  seed?: number;
  /** Open Pearl cards, place 1 first. */
  open?: string;
  /** Top of the Pearl pile, top first. All cards named nowhere lie below, those with the Swap symbol at the very bottom. */
  pearlPile?: string;
  /** Number of cards in the Pearl pile; what it cannot hold is in the discard pile. */
  pearlPileSize?: number;
  pearlDiscard?: string;
  /** Open Characters, place 1 first, '-' an empty place. */
  characters?: string;
  characterPile?: string;
  characterPileSize?: number;
  characterDiscard?: string;
  /** Characters named nowhere are Diamonds of this player instead of lying in a pile. */
  sparesAsDiamondsOf?: number;
};

const BEGINNING: Readonly<Record<Phase, { left: number; taken: number }>> = {
  start: { left: 3, taken: 0 },
  act: { left: 2, taken: 1 },
  after: { left: 0, taken: 3 },
  limit: { left: 0, taken: 3 },
  over: { left: 0, taken: 3 },
};

/** Finds a card for each word. Words that mean one card only choose first, so that '6' never takes a card named elsewhere. */
function deal(
  texts: readonly string[],
  all: readonly number[],
  meant: (word: string) => readonly number[],
): { dealt: number[][]; rest: number[] } {
  const free = new Set(all);
  const dealt: number[][] = texts.map(() => []);
  const slots = texts.flatMap((text, zone) =>
    words(text).map((word, at) => ({ zone, at, word, options: meant(word) })),
  );
  for (const { zone, at, word, options } of slots.sort((a, b) => a.options.length - b.options.length)) {
    const card = options.find((option) => free.has(option));
    if (card === undefined) throw new Error(`${word} is named too often`);
    free.delete(card);
    dealt[zone][at] = card;
  }
  return { dealt, rest: [...free] };
}

/** A pile with the named cards on top, the last element being the top, and what does not fit into it. */
function pileOf(
  named: readonly number[],
  rest: readonly number[],
  size: number | undefined,
): { draw: number[]; surplus: number[] } {
  const below = size === undefined ? rest.length : size - named.length;
  if (below < 0 || below > rest.length) throw new Error(`a pile cannot have ${size} cards here`);
  return { draw: [...rest.slice(0, below), ...[...named].reverse()], surplus: rest.slice(below) };
}

function pearlZones(spec: Spec, players: readonly PlayerSpec[]): { pearls: State['pearls']; hands: PearlCard[][] } {
  const { dealt, rest } = deal(
    [spec.open ?? '', spec.pearlPile ?? '', spec.pearlDiscard ?? '', ...players.map(({ hand }) => hand ?? '')],
    ALL_PEARLS,
    pearlsMeant,
  );
  const [open, top, discard, ...hands] = dealt;
  const plainOnTop = [...rest.filter(hasSwap), ...rest.filter((card) => !hasSwap(card))];
  const row = spec.open === undefined ? plainOnTop.splice(-4) : open;
  const { draw, surplus } = pileOf(top, plainOnTop, spec.pearlPileSize);
  return { pearls: { draw, discard: [...surplus, ...discard], open: row }, hands };
}

type CharacterZones = {
  characters: State['characters'];
  own: { portal: CharacterCard[]; arrived: CharacterCard[]; activated: CharacterCard[]; diamonds: CharacterCard[] }[];
};

function characterZones(spec: Spec, players: readonly PlayerSpec[]): CharacterZones {
  const places = words(spec.characters ?? '');
  const owned = players.flatMap(({ portal, arrived, activated, diamonds }) => [
    portal,
    arrived,
    activated,
    typeof diamonds === 'string' ? diamonds : '',
  ]);
  const texts = [
    places.filter((place) => place !== '-').join(' '),
    spec.characterPile,
    spec.characterDiscard,
    ...owned,
  ];
  const { dealt, rest } = deal(
    texts.map((text) => text ?? ''),
    ALL_CHARACTERS,
    (id) => [character(id)],
  );
  const [open, top, discard, ...zones] = dealt;
  const row =
    spec.characters === undefined
      ? rest.splice(0, 2)
      : places.map((place) => (place === '-' ? null : (open.shift() ?? null)));
  const own = players.map(({ diamonds }, seat) => {
    const [portal, arrived, activated, named] = zones.slice(seat * 4, seat * 4 + 4);
    return {
      portal,
      arrived,
      activated,
      diamonds: typeof diamonds === 'number' ? rest.splice(rest.length - diamonds) : named,
    };
  });
  if (spec.sparesAsDiamondsOf !== undefined) own[spec.sparesAsDiamondsOf].diamonds.push(...rest.splice(0));
  const { draw, surplus } = pileOf(top, rest.reverse(), spec.characterPileSize);
  return { characters: { draw, discard: [...surplus, ...discard], open: row, peeked: null }, own };
}

/** A full position in which all 56 Pearl cards and all 54 Characters lie somewhere (MOL-008). Three players unless told otherwise. */
export function position(spec: Spec = {}): State {
  const specs = spec.players ?? [{}, {}, {}];
  const { seat = 0, starter = 0, round = 3, phase = 'start' } = spec;
  const number = (round - 1) * specs.length + ((seat - starter + specs.length) % specs.length) + 1;
  const { pearls, hands } = pearlZones(spec, specs);
  const { characters, own } = characterZones(spec, specs);
  const players = specs.map(({ owed = 0 }, i): Player => {
    const { portal, arrived, activated, diamonds } = own[i];
    const since = (turn: number) => (card: CharacterCard) => ({ card, since: turn });
    return {
      hand: hands[i],
      portal: [...portal.map(since(number - specs.length)), ...arrived.map(since(number))],
      activated,
      diamonds,
      owed,
      stolen: [],
    };
  });
  const extra = phase === 'start' && players[seat].activated.includes(character('hood-1')) ? 1 : 0;
  return {
    rng: seedRng(spec.seed ?? 1),
    config: { starter, swapPerSymbol: true, wispOwnerWaits: true, ...spec.config } as Config,
    starter,
    turn: {
      seat,
      number,
      round,
      phase,
      actionsLeft: spec.actionsLeft ?? BEGINNING[phase].left + extra,
      actionsTaken: spec.actionsTaken ?? BEGINNING[phase].taken,
      exchanged: false,
      peeked: false,
      redrawn: false,
    },
    pending: spec.pending ?? null,
    players,
    pearls,
    characters,
    trigger: spec.trigger ?? null,
  };
}
