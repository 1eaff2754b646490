import { CHARACTERS, handLimitOf, pointsOf, SWAP, VALUE } from './cards';
import type { CharacterCard, PearlCard, Pending, Player, State } from './types';

const pearl = (card: PearlCard): string => `${VALUE[card]}${SWAP[card] ? '*' : ''}`;
const pearls = (cards: readonly PearlCard[]): string => cards.map(pearl).join(' ') || '-';
const character = (card: CharacterCard | null): string => (card === null ? '.' : CHARACTERS[card].id);
const characters = (cards: readonly (CharacterCard | null)[]): string => cards.map(character).join(' ') || '-';
/** Piles are written top first. */
const topFirst = <T>(cards: readonly T[]): T[] => [...cards].reverse();

const NEXT_SHOWN = 5;

function pile<T>(draw: readonly T[], write: (cards: T[]) => string): string {
  const more = draw.length > NEXT_SHOWN ? ' ..' : '';
  return `${write(topFirst(draw).slice(0, NEXT_SHOWN))}${more} (${draw.length})`;
}

function pendingText(pending: Pending | null): string {
  if (pending === null) return '';
  if (pending.type === 'steal') return `  pending steal from ${pending.from}`;
  return `  pending ${pending.type}${pending.type === 'takeBack' ? ` ${pearls(pending.pearls)}` : ''}`;
}

function playerText(state: State, player: Player, seat: number): string {
  const mark = `${seat === state.turn.seat ? '>' : ' '}${seat}${seat === state.starter ? '*' : ' '}`;
  const portal = player.portal.map((place) => `${character(place.card)}@${place.since}`).join(' ') || '-';
  const owed = player.owed > 0 ? `  owed ${player.owed}` : '';
  const stolen = player.stolen.map((theft) => `  lost ${pearl(theft.pearl)} to ${theft.by}`).join('');
  const hand = `hand ${player.hand.length}/${handLimitOf(player.activated)}: ${pearls(player.hand)}`;
  const rows = [
    `${mark} ${pointsOf(player.activated)} points  ${player.diamonds.length} diamonds  ${hand}${owed}${stolen}`,
    `    portal ${portal}  activated ${characters(player.activated)}`,
  ];
  return rows.join('\n');
}

/** Compact readable text of a state: '*' marks the Swap symbol and the starting player, '>' the player on turn. */
export function toText(state: State): string {
  const { turn, trigger } = state;
  const end = trigger === null ? '' : `  end by ${trigger.seat} in round ${trigger.round}`;
  const used = [turn.exchanged && 'exchanged', turn.peeked && 'peeked', turn.redrawn && 'redrawn']
    .filter(Boolean)
    .join(' ');
  const duty = turn.duty === undefined ? '' : ` of ${turn.duty} owed`;
  const actions = `actions ${turn.actionsLeft} left ${turn.actionsTaken} taken${duty}`;
  return [
    `round ${turn.round}  turn ${turn.number}  seat ${turn.seat}  ${turn.phase}  ${actions}${used && `  ${used}`}${pendingText(state.pending)}${end}`,
    `pearls     ${pearls(state.pearls.open)}  draw ${pile(state.pearls.draw, pearls)}  discard ${state.pearls.discard.length}`,
    `characters ${characters(state.characters.open)}  draw ${pile(state.characters.draw, characters)}  discard ${state.characters.discard.length}`,
    ...state.players.map((player, seat) => playerText(state, player, seat)),
  ].join('\n');
}
