import { openHistory, type Database, type History } from '@/storage';
import { findGame } from '../killTest/findGame';

/** Looking back at a match: how long it takes after many moves beside after few. */
export type Looking = {
  readonly openLog100Millis: number;
  readonly openLog5000Millis: number;
  readonly openLogRatio: number;
  readonly jump100Millis: number;
  readonly jump5000Millis: number;
  readonly jumpRatio: number;
};

const ROUNDS = 60;
/** A page of the log. */
const PAGE = 20;

/** Both matches take turns, so that a disturbance meets both. */
export async function measureLooking(database: Database, short: string, long: string): Promise<Looking> {
  const times: Record<'log100' | 'log5000' | 'jump100' | 'jump5000', number[]> = {
    log100: [],
    log5000: [],
    jump100: [],
    jump5000: [],
  };
  for (let round = 0; round < ROUNDS; round++) {
    times.log100.push(await millis(() => openLog(database, short)));
    times.log5000.push(await millis(() => openLog(database, long)));
    const few = await open(database, short);
    const many = await open(database, long);
    times.jump100.push(await millis(() => few.at(pointOf(few, round))));
    times.jump5000.push(await millis(() => many.at(pointOf(many, round))));
  }
  const [log100, log5000, jump100, jump5000] = Object.values(times).map(median);
  return {
    openLog100Millis: log100,
    openLog5000Millis: log5000,
    openLogRatio: ratio(log5000, log100),
    jump100Millis: jump100,
    jump5000Millis: jump5000,
    jumpRatio: ratio(jump5000, jump100),
  };
}

/** Another moment in each round, always as many moves behind a snapshot. */
function pointOf({ last }: History, round: number): number {
  return Math.floor(((last - PAGE) * round) / ROUNDS / PAGE) * PAGE + PAGE / 2;
}

async function open(database: Database, id: string): Promise<History> {
  const history = await openHistory(database, findGame, id);
  if ('problem' in history) throw new Error(history.problem.key);
  return history;
}

async function openLog(database: Database, id: string): Promise<void> {
  const history = await open(database, id);
  for (let moves = history.last - PAGE + 1; moves <= history.last; moves++) await history.at(moves);
}

async function millis(run: () => Promise<unknown>): Promise<number> {
  const before = process.hrtime.bigint();
  await run();
  return Number(process.hrtime.bigint() - before) / 1e6;
}

function median(times: readonly number[]): number {
  return Math.round([...times].sort((one, other) => one - other)[times.length >> 1] * 100) / 100;
}

function ratio(long: number, short: number): number {
  return Math.round((long / short) * 100) / 100;
}
