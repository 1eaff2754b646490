import { exactly, flag, indexOf, isRng, kindOf, listOf, oneOf, orNull, whole, type Rng, type Shape } from '@/engine';
import { CHARACTERS, PEARL_CARDS } from './cards';
import { SEATS } from './setup';
import { PHASES, STARTERS, type Config, type Pending, type Player, type State, type Turn } from './types';

/** More turns than any match has. */
const MANY = 1_000_000;

const isPearl = indexOf(PEARL_CARDS.length);
const isCharacter = indexOf(CHARACTERS.length);
const isSeat = indexOf(SEATS.max);
const isCount = whole(0, MANY);
const isPearls = listOf(isPearl, 0, PEARL_CARDS.length);
const isCharacters = listOf(isCharacter, 0, CHARACTERS.length);

const isPlayer = exactly<Player>({
  hand: isPearls,
  portal: listOf(exactly({ card: isCharacter, since: isCount }), 0, CHARACTERS.length),
  activated: isCharacters,
  diamonds: isCharacters,
  owed: isCount,
  stolen: listOf(exactly({ by: isSeat, pearl: isPearl })),
});

const isPending = kindOf<Pending>('type', {
  discardOpponent: exactly({ type: oneOf(['discardOpponent']) }),
  stealFrom: exactly({ type: oneOf(['stealFrom']) }),
  steal: exactly({ type: oneOf(['steal']), from: isSeat }),
  takeBack: exactly({ type: oneOf(['takeBack']), pearls: isPearls }),
});

const TURN = {
  seat: isSeat,
  number: isCount,
  round: isCount,
  phase: oneOf(PHASES),
  actionsLeft: isCount,
  actionsTaken: isCount,
  exchanged: flag,
  peeked: flag,
  redrawn: flag,
};
const isPlainTurn = exactly<Omit<Turn, 'duty'>>(TURN);
const isGolemsTurn = exactly<Required<Turn>>({ ...TURN, duty: isCount });
const isTurn: Shape<Turn> = (value): value is Turn => isPlainTurn(value) || isGolemsTurn(value);

const isState = exactly<State>({
  rng: isRng as Shape<Rng>,
  config: exactly<Config>({ starter: oneOf(STARTERS), swapPerSymbol: flag, wispOwnerWaits: flag }),
  starter: isSeat,
  turn: isTurn,
  pending: orNull(isPending),
  players: listOf(isPlayer, SEATS.min, SEATS.max),
  pearls: exactly<State['pearls']>({ draw: isPearls, discard: isPearls, open: isPearls }),
  characters: exactly<State['characters']>({
    draw: isCharacters,
    discard: isCharacters,
    open: listOf(orNull(isCharacter), 2, 2),
    peeked: orNull(isCharacter),
  }),
  trigger: orNull(exactly({ seat: isSeat, round: isCount })),
});

/** Every seat that a state names sits at the table. */
function seatsAreThere({ starter, turn, pending, players, trigger }: State): boolean {
  const named = [
    starter,
    turn.seat,
    trigger?.seat ?? 0,
    pending?.type === 'steal' ? pending.from : 0,
    ...players.flatMap(({ stolen }) => stolen.map(({ by }) => by)),
  ];
  return named.every((seat) => seat < players.length);
}

/** A stored state, or undefined where it is none. */
export function readState(value: unknown): State | undefined {
  return isState(value) && seatsAreThere(value) ? value : undefined;
}
