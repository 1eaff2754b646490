/** Speed of the rules and of the saves: `npm run bench`, or `npm run bench -- --json` for figures that a program reads. */
import { copyPlain } from '@/engine';
import { molthar } from '@/games/molthar/rules';
import { bestMicros, bestRate, cpuRate, lap, type Lap } from './bench/clock';
import { boardgameIoPlayer, enginePlayer, sampleStates } from './bench/players';
import { measureSaves } from './bench/saves';

const ROUNDS = 8;
const LAP_SECONDS = 0.75;
const SETUP = { config: {}, seats: 4 };

type Laps = { readonly moves: Lap[]; readonly matches: Lap[]; readonly boardgameIo: Lap[] };

/** Both sides take turns on the same core and play the same matches, so that a disturbance meets both. */
function race(): Laps {
  const ours = enginePlayer(molthar, SETUP);
  const theirs = boardgameIoPlayer(molthar, SETUP);
  const laps: Laps = { moves: [], matches: [], boardgameIo: [] };
  for (let round = 0; round < ROUNDS; round++) {
    let seed = 0;
    const moves = lap(LAP_SECONDS, () => ours(seed++));
    laps.moves.push(moves);
    laps.matches.push({ ...moves, work: seed });
    seed = 0;
    laps.boardgameIo.push(lap(LAP_SECONDS, () => theirs(seed++)));
  }
  return laps;
}

async function main(asJson: boolean): Promise<void> {
  const laps = race();
  const states = sampleStates(molthar, { ...SETUP, seed: 1 });
  const figures = {
    movesPerSecond: Math.round(bestRate(laps.moves)),
    matchesPerSecond: round1(bestRate(laps.matches)),
    copyMicros: round2(bestMicros(states, (state) => copyPlain(state))),
    legalMicros: round2(bestMicros(states, (state) => molthar.legalActions(state, state.turn.seat))),
    vsBoardgameIo: round1(bestRate(laps.moves) / bestRate(laps.boardgameIo)),
  };
  const cpu = { movesPerCpuSecond: Math.round(cpuRate(laps.moves)), vsBoardgameIo: round1(cpuRate(laps.moves) / cpuRate(laps.boardgameIo)) };
  const boardgameIo = { movesPerSecond: Math.round(bestRate(laps.boardgameIo)) };
  const saves = await measureSaves();
  const all = { games: { molthar: figures }, cpu, boardgameIo, saves };
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

void main(process.argv.includes('--json'));
