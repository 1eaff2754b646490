import {
  apply,
  firstState,
  logOf,
  seedRng,
  stateHash,
  type AnyGame,
  type LogLine,
  type Move,
  type Opaque,
  type Params,
  type Result,
  type Setup,
  type Tagged,
  type Term,
  type Viewer,
} from '@/engine';
import { GAMES, type GameId } from '@/games';
import { MOLTHAR_WEIGHTS } from './molthar';
import { MORTH_WEIGHTS } from './morth';
import { randomMove, type Weights } from './randomWalk';

/** The golden matches of each game: all numbers of seats, and every option that changes the rules. */
export const GOLDEN: Record<GameId, { readonly weights: Weights; readonly matches: Readonly<Record<string, Setup>> }> =
  {
    molthar: {
      weights: MOLTHAR_WEIGHTS,
      matches: {
        '2-players': { config: {}, seats: 2, seed: 25 },
        '3-players': { config: {}, seats: 3, seed: 104 },
        '4-players': { config: {}, seats: 4, seed: 20 },
        '5-players': { config: {}, seats: 5, seed: 139 },
        'switches-off': { config: { swapPerSymbol: false, wispOwnerWaits: false }, seats: 3, seed: 81 },
      },
    },
    morth: {
      weights: MORTH_WEIGHTS,
      matches: {
        solitaire: { config: {}, seats: 1, seed: 122 },
        '2-players': { config: { rounds: 4 }, seats: 2, seed: 49 },
        '3-players-asking': {
          config: { rounds: 3, halfWaves: true, cardMode: 'asking', racialSkills: true },
          seats: 3,
          seed: 22,
        },
        '4-players': { config: { rounds: 3, halfWaves: true }, seats: 4, seed: 113 },
        introductory: { config: { mode: 'introductory' }, seats: 2, seed: 98 },
        cooperative: { config: { mode: 'cooperative', mixedRaces: true }, seats: 3, seed: 104 },
      },
    },
  };

/** The text of one golden match. */
export function goldenText(id: GameId, setup: Setup): string {
  return playthrough(GAMES[id], setup, GOLDEN[id].weights);
}

/** A whole match as text: the board before every move, the number of options, the move and what each viewer reads of it. */
export function playthrough(game: AnyGame, setup: Setup, weights: Weights): string {
  const rng = seedRng(setup.seed);
  let state = firstState(game, setup);
  const blocks = [
    `game ${game.id}, rules ${game.rulesVersion}\nseats ${setup.seats}, seed ${setup.seed}, config ${JSON.stringify(setup.config)}`,
  ];
  for (let number = 1; game.toMove(state).length > 0; number++) {
    const move = randomMove(game, state, rng, weights);
    const options = game.legalActions(state, move.seat).length;
    const { state: after, events } = apply(game, state, move);
    blocks.push(
      [
        game.toText(state),
        `move ${number}, seat ${move.seat}, ${options} options`,
        moveText(move),
        ...logText(game, events, setup.seats),
      ].join('\n'),
    );
    state = after;
  }
  return [...blocks, endText(game, state)].join('\n\n') + '\n';
}

function moveText({ action }: Move<Tagged>): string {
  const { type, ...rest } = action;
  return `> ${type} ${JSON.stringify(rest)}`;
}

/** Viewers who read the same are told together. */
function logText(game: AnyGame, events: readonly Tagged[], seats: number): string[] {
  const viewers: Viewer[] = ['table', ...Array.from({ length: seats }, (_, seat) => seat)];
  const lines = new Map<string, Viewer[]>();
  for (const viewer of viewers) {
    const text = logOf(game, events, viewer).map(lineText).join('\n    ');
    lines.set(text, [...(lines.get(text) ?? []), viewer]);
  }
  return [...lines].map(([text, readers]) => `  ${readers.join(' ')}:${text ? `\n    ${text}` : ' nothing'}`);
}

function lineText(line: LogLine): string {
  return `${line.key}${paramsText(line.params)}${line.seat === undefined ? '' : ` (seat ${line.seat})`}`;
}

function paramsText(params: Params = {}): string {
  return Object.entries(params)
    .map(([name, term]) => ` ${name}=${termText(term)}`)
    .join('');
}

function termText(term: Term): string {
  if (typeof term !== 'object') return String(term);
  if ('seat' in term) return `seat ${term.seat}`;
  return 'key' in term ? `<${term.key}${paramsText(term.params)}>` : `[${term.map(termText).join(', ')}]`;
}

function endText(game: AnyGame, state: Opaque): string {
  const result: Result | undefined = game.result(state);
  const places = result?.places.map((place) => `  ${place.rank}. seat ${place.seat} ${place.score.join(' / ')}`) ?? [];
  return [game.toText(state), `over by ${result?.rule}`, ...places, `hash ${stateHash(state)}`].join('\n');
}
