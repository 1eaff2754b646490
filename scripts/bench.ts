/**
 * Speed of the rules and of the saves: `npm run bench`, or `npm run bench -- --json` for figures that a program reads.
 * It runs as one bundle, as the app does; boardgame.io comes as its own built package in production mode.
 */
import { GAME_IDS, type GameId } from '@/games';
import { bestRate, cpuRate, type Lap } from './bench/clock';
import { isBattle, measureBattle, serveBattle } from './bench/portal';
import { measureSaves } from './bench/saves';
import type { Calls } from './bench/sides';
import { isWorker, serve, startWorker } from './bench/worker';

const ROUNDS = 12;

type Race = {
  readonly moves: readonly Lap[];
  readonly matches: readonly Lap[];
  readonly boardgameIo: readonly Lap[];
  readonly calls: Calls;
};

/** Both sides take turns and play the same matches, so that a disturbance meets both. */
async function race(id: GameId): Promise<Race> {
  const ours = startWorker(id);
  const theirs = startWorker(id);
  const laps: Record<'moves' | 'matches' | 'boardgameIo', Lap[]> = { moves: [], matches: [], boardgameIo: [] };
  for (let round = 0; round < ROUNDS; round++) {
    const { moves, matches } = await ours.ask('ours');
    laps.moves.push(moves);
    laps.matches.push(matches);
    laps.boardgameIo.push((await theirs.ask('boardgameIo')).moves);
  }
  const calls = await ours.ask('calls');
  ours.stop();
  theirs.stop();
  return { ...laps, calls };
}

function figuresOf({ moves, matches, boardgameIo, calls }: Race) {
  return {
    movesPerSecond: Math.round(bestRate(moves)),
    matchesPerSecond: round1(bestRate(matches)),
    copyMicros: round2(calls.copyMicros),
    legalMicros: round2(calls.legalMicros),
    // By processor time: a lap of the slower side is hardly ever undisturbed on a busy machine, which would flatter ours.
    vsBoardgameIo: round1(cpuRate(moves) / cpuRate(boardgameIo)),
    boardgameIo: { movesPerSecond: Math.round(bestRate(boardgameIo)) },
    perCpuSecond: { moves: Math.round(cpuRate(moves)), boardgameIo: Math.round(cpuRate(boardgameIo)) },
  };
}

async function main(asJson: boolean): Promise<void> {
  const games: Record<string, object> = {};
  for (const id of GAME_IDS) games[id] = figuresOf(await race(id));
  const all = { games, battle: measureBattle(), saves: await measureSaves() };
  process.stdout.write(`${asJson ? JSON.stringify(all) : table(all)}\n`);
}

function table(groups: Record<string, object>): string {
  const lines = (group: object, indent: string): string[] =>
    Object.entries(group).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null
        ? [`${indent}${name}`, ...lines(value, `${indent}  `)]
        : [`${indent}${name.padEnd(30 - indent.length)}${String(value).padStart(12)}`],
    );
  return lines(groups, '').join('\n');
}

function round1(value: number): number {
  return Math.round(value * 10) / 10;
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}

if (isWorker) serve();
else if (isBattle) serveBattle();
else void main(process.argv.includes('--json'));
