import { killRounds } from './killTest/rounds';
import { readArguments } from './readArguments';

/** Kills a process that stores moves of each game in turn, 200 times or as often as asked: npm run kill-test -- morth 50 */
async function main(words: readonly string[]): Promise<void> {
  const { games, count } = readArguments(words, 200);
  const report = await killRounds(count, games);
  process.stdout.write(
    `${report.rounds} kills, ${report.acknowledged} changes acknowledged, ${report.problems.length} problems\n`,
  );
  for (const problem of report.problems) process.stdout.write(`${problem}\n`);
  process.exitCode = report.problems.length === 0 ? 0 : 1;
}

void main(process.argv.slice(2));
