/**
 * Speed of the rules and of the saves: `npm run bench`, or `npm run bench -- --json` for figures that a program reads.
 * It runs as one bundle, as the app does; boardgame.io comes as its own built package in production mode.
 */
import { copyState } from '@/engine';
import { molthar } from '@/games/molthar/rules';
import { bestMicros, bestRate, cpuRate, lap, type Lap } from './bench/clock';
import { boardgameIoPlayer, enginePlayer, sampleStates, type Player } from './bench/players';
import { isRival, serveRival, startRival } from './bench/rival';
import { measureSaves } from './bench/saves';

const ROUNDS = 12;
const LAP_SECONDS = 0.5;
const SETUP = { config: {}, seats: 4 };

type Laps = { readonly moves: Lap[]; readonly matches: Lap[]; readonly boardgameIo: Lap[] };

/** Both sides take turns and play the same matches, so that a disturbance meets both. */
async function race(): Promise<Laps> {
  const rival = startRival();
  const laps: Laps = { moves: [], matches: [], boardgameIo: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const { moves, matches } = run(enginePlayer(molthar, SETUP));
    laps.moves.push(moves);
    laps.matches.push(matches);
    laps.boardgameIo.push(await rival.lap());
  }
  rival.stop();
  return laps;
}

function run(player: Player): { readonly moves: Lap; readonly matches: Lap } {
  let seed = 0;
  const moves = lap(LAP_SECONDS, () => player(seed++));
  return { moves, matches: { ...moves, work: seed } };
}

async function main(asJson: boolean): Promise<void> {
  const laps = await race();
  const states = sampleStates(molthar, { ...SETUP, seed: 1 });
  const figures = {
    movesPerSecond: Math.round(bestRate(laps.moves)),
    matchesPerSecond: round1(bestRate(laps.matches)),
    copyMicros: round2(bestMicros(states, (state) => copyState(molthar, state))),
    legalMicros: round2(bestMicros(states, (state) => molthar.legalActions(state, state.turn.seat))),
    // By processor time: a lap of the slower side is hardly ever undisturbed on a busy machine, which would flatter ours.
    vsBoardgameIo: round1(cpuRate(laps.moves) / cpuRate(laps.boardgameIo)),
  };
  const perCpuSecond = { moves: Math.round(cpuRate(laps.moves)), boardgameIo: Math.round(cpuRate(laps.boardgameIo)) };
  const boardgameIo = { movesPerSecond: Math.round(bestRate(laps.boardgameIo)) };
  const saves = await measureSaves();
  const all = { games: { molthar: figures }, boardgameIo, perCpuSecond, saves };
  process.stdout.write(`${asJson ? JSON.stringify(all) : table(all)}\n`);
}

function table(groups: Record<string, object>): string {
  const lines = (group: object, indent: string): string[] =>
    Object.entries(group).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null ? [`${indent}${name}`, ...lines(value, `${indent}  `)] : [`${indent}${name.padEnd(30 - indent.length)}${String(value).padStart(12)}`],
    );
  return lines(groups, '').join('\n');
}

function round1(value: number): number {
  return Math.round(value * 10) / 10;
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}

if (isRival) serveRival(() => run(boardgameIoPlayer(molthar, SETUP)).moves);
else void main(process.argv.includes('--json'));
