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
import { TRIALS } from '../games';
import { randomMove, type Weights } from './randomWalk';

/** The text of one golden match. */
export function goldenText(id: GameId, setup: Setup): string {
  return playthrough(GAMES[id], setup, TRIALS[id].golden.weights);
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
  const teams = result?.teams?.map(({ rank, team, score }) => `  ${rank}. team ${team} ${score.join(' / ')}`) ?? [];
  return [game.toText(state), `over by ${result?.rule}`, ...teams, ...places, `hash ${stateHash(state)}`].join('\n');
}
