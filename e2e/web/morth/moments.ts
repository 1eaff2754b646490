import { morth, type Action, type State } from '@/games/morth/rules';

/** A moment of a match that is worth a look for its words. */
type Wanted = {
  readonly seats: number;
  readonly config?: object;
  readonly isMoment: (state: State) => boolean;
};

/** The person may do something of a kind. */
const may = (state: State, type: Action['type']): boolean =>
  morth.toMove(state)[0] === 0 && morth.legalActions(state, 0).some((action) => action.type === type);

const CONTEST = { mode: 'competitive', rounds: 3 };

/** The first seat is a person, all others are bots; everybody has only waited. */
export const MOMENTS = {
  wave: { seats: 4, config: CONTEST, isMoment: (state) => may(state, 'rollWave') },
  portal: {
    seats: 4,
    config: CONTEST,
    isMoment: ({ phase, turn, wave }) => phase === 'portal' && turn.seat === 0 && wave > 2,
  },
  heroes: {
    seats: 4,
    config: CONTEST,
    isMoment: ({ phase, turn, wave, hands }) =>
      phase === 'heroes' && turn.seat === 0 && wave > 3 && hands[0].length > 1,
  },
  waiting: {
    seats: 3,
    config: CONTEST,
    isMoment: ({ phase, turn, wave }) => phase === 'heroes' && turn.seat === 1 && wave > 3,
  },
  assault: { seats: 4, config: CONTEST, isMoment: (state) => state.wave > 3 && may(state, 'rollAssault') },
  team: {
    seats: 3,
    config: { mode: 'cooperative', rounds: 3, teamMap: 'coop-2' },
    isMoment: ({ phase, turn, wave }) => phase === 'heroes' && turn.seat === 0 && wave > 3,
  },
  alone: {
    seats: 1,
    isMoment: ({ phase, turn, wave }) => phase === 'heroes' && turn.seat === 0 && wave > 2,
  },
  over: { seats: 4, config: CONTEST, isMoment: (state) => morth.result(state) !== undefined },
} as const satisfies Readonly<Record<string, Wanted>>;
export type Moment = keyof typeof MOMENTS;
