import type { Result, TeamPlace } from '@/engine';
import type { GameFront } from '@/games/front';
import type { Telling } from '@/games/telling';
import { toyGame } from './toyGame';

const sum = (cards: readonly number[]) => cards.reduce((total, card) => total + card, 0);

/** Even seats play against odd ones. */
const teamOf = (seat: number) => seat % 2;

function teamsOf(totals: readonly number[]): TeamPlace[] {
  const teams = [0, 1].map((team) => {
    const seats = totals.flatMap((_, seat) => (teamOf(seat) === team ? [seat] : []));
    return { team, seats, score: [sum(seats.map((seat) => totals[seat]))] };
  });
  return teams
    .map((team) => ({ ...team, rank: 1 + teams.filter(({ score }) => score[0] > team.score[0]).length }))
    .sort((one, other) => one.rank - other.rank);
}

/** Sums of teams; what a seat did is its own sum and the number of its cards, which decide nothing. */
function resultOf(laid: readonly (readonly number[])[]): Result {
  const totals = laid.map(sum);
  const teams = teamsOf(totals);
  return {
    rule: 'TOY-9',
    teams,
    places: teams.flatMap(({ seats, rank }) =>
      seats.map((seat) => ({ seat, rank, score: [totals[seat], laid[seat].length] })),
    ),
  };
}

/** The toy game for two teams. */
export const toyTeams: typeof toyGame = {
  ...toyGame,
  seats: { min: 2, max: 8 },
  result: (state) => (toyGame.result(state) ? resultOf(state.laid) : undefined),
  scores: ({ laid }) => {
    const teams = teamsOf(laid.map(sum));
    return laid.map((_, seat) => teams.find(({ team }) => team === teamOf(seat))?.score[0] ?? 0);
  },
};

const COLOURS = ['#6FB7FF', '#FF6F7F'];
const disc = (team: number, x: number, r: number) => [{ t: 'circle', cx: x, cy: x, r, fill: COLOURS[team] }] as const;
const coin = (tall: number) => ({ shapes: disc(0, tall / 2, tall / 2), width: tall, height: tall });

/** How its result is told. The words are borrowed: the toy has none of its own. */
export const toyTelling: Telling = {
  goal: 12,
  course: { round: 'result.byRound', move: 'result.byMove' },
  fewest: false,
  scores: ([points = 0], t) => [{ figure: points, words: t('result.points', { count: points }), sign: coin }],
  reason: ({ rule }) => rule,
  note: ({ teams }, { rank }, t) =>
    rank === 1 && teams?.every((team) => team.rank === 1) ? t('result.sharedPlace') : undefined,
  team: (team) => ({
    name: team === 0 ? 'settings.hands.right' : 'settings.hands.left',
    color: COLOURS[team],
    banner: (size) => disc(team, size / 2, size / 2),
    marker: (r) => disc(team, 0, r),
  }),
  deeds: [
    { id: 'sum', name: 'result.byRound', sign: coin, of: ({ score }) => score[0] },
    { id: 'cards', name: 'result.byMove', sign: coin, of: ({ score }) => score[1], fewest: true },
  ],
};

/** Play again in the same teams, or with teams exchanged. */
export const toyRematches: NonNullable<GameFront['rematches']> = () => [
  { id: 'rematch', label: 'result.rematch', note: 'result.starts', first: 0, config: (config) => config },
  {
    id: 'exchange',
    label: 'result.replay',
    note: 'result.starts',
    first: 1,
    config: (config) => ({ ...config, starter: 1 }),
  },
];
