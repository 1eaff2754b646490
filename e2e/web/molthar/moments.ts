import { CHARACTERS, molthar, type Action, type State } from '@/games/molthar/rules';

/** A moment of a match that is worth a look for its words. */
type Wanted = {
  readonly seats: number;
  /** So many of the first seats are people. */
  readonly people: number;
  readonly isMoment: (state: State) => boolean;
};

/** Their names are the longest, in one language or another. */
const LONG_FACES = [
  'hound',
  'halfodd',
  'halfeven',
  'hood',
  'forestboy',
  'golemodd',
  'golemeven',
  'monkey',
  'barbarian',
  'wisp36',
  'wisp45',
  'tweedle',
];

const legal = (state: State, type: Action['type']) =>
  molthar.legalActions(state, 0).filter((action) => action.type === type);

/** The first seat is in the middle of a turn: of two characters one can be paid, and both open ones have long names. */
function isOwnTurn(state: State): boolean {
  const { turn, pending, players, characters } = state;
  if (turn.seat !== 0 || turn.phase !== 'act' || turn.actionsLeft < 2 || pending !== null) return false;
  const [one, other] = players[0].portal;
  if (one === undefined || other === undefined || players[0].hand.length < 4) return false;
  if (!characters.open.every((card) => card !== null && LONG_FACES.includes(CHARACTERS[card].face))) return false;
  const payable = new Set(legal(state, 'activate').map((action) => (action.type === 'activate' ? action.card : null)));
  return payable.has(one.card) !== payable.has(other.card);
}

export const MOMENTS = {
  turn: { seats: 4, people: 1, isMoment: isOwnTurn },
  waiting: {
    seats: 5,
    people: 1,
    isMoment: ({ turn, trigger }) => trigger !== null && turn.seat === 2 && turn.phase === 'act',
  },
  limit: {
    seats: 3,
    people: 1,
    isMoment: ({ turn, players }) => turn.seat === 0 && turn.phase === 'limit' && players[0].hand.length > 6,
  },
  after: {
    seats: 3,
    people: 1,
    isMoment: (state) =>
      state.turn.seat === 0 && state.turn.phase === 'after' && legal(state, 'twoForDiamond').length > 0,
  },
  choice: { seats: 3, people: 1, isMoment: ({ turn, pending }) => turn.seat === 0 && pending?.type === 'steal' },
  giveUp: {
    seats: 3,
    people: 1,
    isMoment: (state) =>
      state.turn.seat === 0 && legal(state, 'finishActions').length > 0 && legal(state, 'endTurn').length === 0,
  },
  handover: { seats: 2, people: 2, isMoment: ({ turn }) => turn.round === 3 && turn.seat === 1 },
  over: { seats: 5, people: 1, isMoment: ({ turn }) => turn.phase === 'over' },
} as const satisfies Readonly<Record<string, Wanted>>;
export type Moment = keyof typeof MOMENTS;
