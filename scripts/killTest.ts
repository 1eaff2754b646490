import { killRounds } from './killTest/rounds';

/** Kills a process that stores moves, 200 times or as often as asked: npm run kill-test -- 50 */
async function main(): Promise<void> {
  const report = await killRounds(Number(process.argv[2] ?? 200));
  process.stdout.write(`${report.rounds} kills, ${report.acknowledged} changes acknowledged, ${report.problems.length} problems\n`);
  for (const problem of report.problems) process.stdout.write(`${problem}\n`);
  process.exitCode = report.problems.length === 0 ? 0 : 1;
}

void main();
