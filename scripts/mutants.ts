/**
 * Plants faults into a copy of the rules, one at a time, and asks the tests of the rules whether they see it: `npm run
 * mutants`, or `npm run mutants -- morth` for one game, `npm run mutants -- MOR-158` for the faults against one rule.
 */
import { availableParallelism } from 'node:os';
import type { GameId } from '@/games';
import { faultyFile, FAULTS, planted, watchers } from './mutants/faults';
import type { Fault } from './mutants/fault';
import { openWorkshop, type Workshop } from './mutants/workshop';

type Planted = { readonly game: GameId; readonly fault: Fault };
type Line = Planted & { readonly seenBy: string | null };

const PROJECT = process.cwd();
/** Each has Jest running, which fills a core. */
const MOST_WORKSHOPS = 4;

function chosen(words: readonly string[]): Planted[] {
  const all = FAULTS.flatMap(({ game, faults }) => faults.map((fault) => ({ game, fault })));
  return words.length === 0 ? all : all.filter(({ game, fault }) => words.includes(game) || words.includes(fault.rule));
}

/** Tests that fail without any fault would see everything. */
async function mustPass(workshop: Workshop, faults: readonly Planted[]): Promise<void> {
  const { seenBy } = await workshop.run([...new Set(faults.flatMap(({ game, fault }) => watchers(game, fault)))]);
  if (seenBy !== null) throw new Error(`fails without a fault: ${seenBy}`);
}

async function tryOut(workshop: Workshop, { game, fault }: Planted): Promise<Line> {
  const mend = workshop.change(faultyFile(game, fault), planted(PROJECT, game, fault));
  const { seenBy } = await workshop.run(watchers(game, fault));
  mend();
  return { game, fault, seenBy };
}

function print({ fault, seenBy }: Line): void {
  const cells = [fault.rule.padEnd(8), fault.then.padEnd(58), seenBy === null ? 'SURVIVED' : `seen by: ${seenBy}`];
  process.stdout.write(`${cells.join(' ')}\n`);
}

/** Takes one fault after the other from those that wait. */
async function work(workshop: Workshop, waiting: Planted[], lines: Line[]): Promise<void> {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const line = await tryOut(workshop, next);
    print(line);
    lines.push(line);
  }
}

async function main(words: readonly string[]): Promise<void> {
  const faults = chosen(words);
  if (faults.length === 0) throw new Error(`no fault for ${words.join(' ')}`);
  const count = Math.min(availableParallelism(), MOST_WORKSHOPS, faults.length);
  const workshops = Array.from({ length: count }, () => openWorkshop(PROJECT));
  try {
    await mustPass(workshops[0], faults);
    const lines: Line[] = [];
    const waiting = [...faults];
    const worked = await Promise.allSettled(workshops.map((workshop) => work(workshop, waiting, lines)));
    for (const one of worked) if (one.status === 'rejected') throw one.reason;
    const survivors = lines.filter(({ seenBy }) => seenBy === null);
    process.stdout.write(`${lines.length} faults, ${lines.length - survivors.length} seen\n`);
    process.exitCode = survivors.length > 0 ? 1 : 0;
  } finally {
    for (const workshop of workshops) workshop.close();
  }
}

void main(process.argv.slice(2));
